import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { AuthFrame } from './AuthFrame';

interface AccountFrameProps {
  readonly title: string;
  /** A line below the title that explains the screen. */
  readonly lead?: ReactNode;
  /** For registration, whose form has two columns. */
  readonly isWide?: boolean;
  /** Set if the screen replaces another one at the same address. */
  readonly isStep?: boolean;
  readonly children: ReactNode;
}

/**
 * A screen without a session: title, lead, form. Its heading is focused on arrival, so that a screen reader announces
 * the screen; the first page of a visit and going back leave the focus alone.
 */
export function AccountFrame({ title, lead, isWide = false, isStep = false, children }: AccountFrameProps) {
  const navigation = useNavigationType();
  const isArrival = isStep || navigation !== NavigationType.Pop;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isArrival) return;
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [isArrival]);
  return (
    <AuthFrame isWide={isWide} isLong={isWide}>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {Boolean(lead) && <p className="text-secondary mb-5">{lead}</p>}
      {children}
    </AuthFrame>
  );
}

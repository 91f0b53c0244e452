import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { type ApiError, isPassing } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';
import { AuthFrame } from './AuthFrame';

interface AccountFrameProps {
  readonly title: string;
  /** A line below the title that explains the screen. */
  readonly lead?: ReactNode;
  /** For registration, whose form has two columns. */
  readonly isWide?: boolean;
  /** Set if the screen replaces another one at the same address. */
  readonly isStep?: boolean;
  /** Why a form was not sent; said unless it is a refusal, because the fields' "Invailid" looks like one. */
  readonly failure?: ApiError | null;
  readonly children: ReactNode;
}

/**
 * A screen without a session: title, lead, form. Its heading is focused on arrival, so that a screen reader announces
 * the screen; the first page of a visit and going back leave the focus alone.
 */
export function AccountFrame({
  title,
  lead,
  isWide = false,
  isStep = false,
  failure,
  children,
}: AccountFrameProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
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
      {failure && (isPassing(failure) || failure.kind === 'contract') && (
        <Alert tone="danger">{t('failed', { reason: errorText(failure) })}</Alert>
      )}
      {children}
    </AuthFrame>
  );
}

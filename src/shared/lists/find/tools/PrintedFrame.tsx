import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useRootMark } from '../../../ui/window/useRootMark';
import classes from './printedPage.module.scss';

interface PrintedFrameProps {
  readonly title: string;
  /** Wide tables are printed in landscape. */
  readonly isWide?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly onEnd: () => void;
}

/**
 * A page in place of what is on the screen, for as long as it is printed. The head of every printed page, with the company,
 * the person and the time, stays above it.
 */
export function PrintedFrame({ title, isWide = false, className, children, onEnd }: PrintedFrameProps) {
  const { t } = useTranslation('find');
  useOncePrinted(onEnd);
  useRootMark('is-printing-list');
  useRootMark('is-printing-wide', isWide);
  return createPortal(
    <section className={clsx(classes.list, className)} aria-label={t('export.print')}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>,
    document.querySelector('main') ?? document.body,
  );
}

/** Prints what was just rendered, once. */
function useOncePrinted(onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const handleEnd = () => end();
    addEventListener('afterprint', handleEnd);
    // Not within the effect, because Strict Mode runs that twice.
    const timer = setTimeout(() => globalThis.print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', handleEnd);
    };
  }, []);
}

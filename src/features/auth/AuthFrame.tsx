import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { replayEarlyPress } from '@/shared/first-screen/firstScreen';
import { appVersion } from '@/shared/ui/frame/appVersion';
import { BrandMark } from '@/shared/ui/frame/BrandMark';
import { LanguageSwitch } from '@/shared/ui/frame/LanguageSwitch';
import { LegalLinks } from '@/shared/ui/frame/LegalLinks';
import { setDocumentTitle } from '@/shared/ui/frame/useDocumentTitle';
import { useMediaQuery } from '@/shared/ui/window/useMediaQuery';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import classes from './authFrame.module.scss';

// A picture beside the form: the form does not wait for it, and a phone never shows it.
const FieldDrawing = lazyComponent(async () => (await import('./FieldDrawing')).FieldDrawing);

interface AuthFrameProps {
  /** For registration, whose form has two columns: 520 px instead of 372. */
  readonly isWide?: boolean;
  /** For forms that are longer than a mail and a password. */
  readonly isLong?: boolean;
  /** The form, starting with the screen's h1. */
  readonly children: ReactNode;
}

/**
 * The frame of sign-in and the other screens without a session: brand and language above the form, the version below,
 * and the drawing of a field beside it.
 */
export function AuthFrame({ isWide = false, isLong = false, children }: AuthFrameProps) {
  const { t } = useTranslation('common');
  const hasRoom = useMediaQuery('(min-width: 768px)');
  const form = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    replayEarlyPress(bar.current);
    replayEarlyPress(form.current, 'a');
  }, []);

  // The document's title is the screen's heading, whatever the form shows.
  useLayoutEffect(() => {
    const heading = form.current?.querySelector('h1')?.textContent;
    if (heading) setDocumentTitle(heading);
  });
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <header ref={bar} className="as-flex align-center justify-between">
          <span className="tw-brand">
            <BrandMark />
            Tagwerk
          </span>
          <LanguageSwitch />
        </header>
        <main ref={form} className={clsx(classes.main, isWide && classes.isWide, isLong && classes.isLong)}>
          {children}
        </main>
        <footer className={classes.foot}>
          <span>{t('version', { version: appVersion })}</span>
          <LegalLinks />
        </footer>
      </div>
      <aside className={classes.picture} aria-label={t('definition.label')}>
        {hasRoom && <FieldDrawing />}
        <div className={classes.definition}>
          <dfn className={classes.word}>Tagwerk</dfn>{' '}
          <span className={classes.grammar}>{t('definition.kind')}</span>
          <ol className={classes.meanings}>
            <li>{t('definition.day')}</li>
            <li>{t('definition.land')}</li>
          </ol>
        </div>
      </aside>
    </div>
  );
}

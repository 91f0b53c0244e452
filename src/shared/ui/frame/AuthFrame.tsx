import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { replayEarlyPress } from '../../first-screen/firstScreen';
import { BrandMark } from './BrandMark';
import { LanguageSwitch } from './LanguageSwitch';
import { LegalLinks } from './LegalLinks';
import { appVersion } from './appVersion';
import { useMediaQuery } from '../useMediaQuery';
import { lazyComponent } from '../lazyComponent';

// A picture beside the form: the form does not wait for it, and a phone never shows it.
const FieldDrawing = lazyComponent(async () => (await import('../fields/FieldDrawing')).FieldDrawing);

interface AuthFrameProps {
  /** For registration, whose form has two columns: 520 px instead of 372. */
  readonly isWide?: boolean;
  /** The form, starting with the screen's h1. */
  readonly children: ReactNode;
}

/**
 * The frame of sign-in and the other screens without a session: brand and language above the form, the version below,
 * and the drawing of a field beside it.
 */
export function AuthFrame({ isWide = false, children }: AuthFrameProps) {
  const { t } = useTranslation('common');
  const hasRoom = useMediaQuery('(min-width: 768px)');
  const form = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => replayEarlyPress(bar.current), []);

  // The document's title is the screen's heading, whatever the form shows.
  useLayoutEffect(() => {
    const heading = form.current?.querySelector('h1')?.textContent;
    if (heading) document.title = `${heading} – Tagwerk`;
  });
  return (
    <div className="tw-auth">
      <div className="side">
        <header ref={bar} className="bar">
          <span className="tw-brand">
            <BrandMark />
            Tagwerk
          </span>
          <LanguageSwitch />
        </header>
        <main ref={form} className={isWide ? 'box wide' : 'box'}>
          {children}
        </main>
        <footer className="foot num">
          <span>{t('version', { version: appVersion })}</span>
          <LegalLinks />
        </footer>
      </div>
      <aside className="tw-art" aria-label={t('definition.label')}>
        {hasRoom && (
          <Suspense>
            <FieldDrawing />
          </Suspense>
        )}
        <div className="def">
          <dfn>Tagwerk</dfn> <span className="kind">{t('definition.kind')}</span>
          <ol>
            <li>{t('definition.day')}</li>
            <li>{t('definition.land')}</li>
          </ol>
        </div>
      </aside>
    </div>
  );
}

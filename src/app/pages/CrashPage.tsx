import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { basePath } from '@/shared/hosting/basePath';
import { useIsOnline } from '@/shared/ui/window/useIsOnline';
import { type Language, languageOf } from '@/domain/language';
import { Button } from '@/shared/ui/buttons/Button';

interface CrashPageProps {
  readonly isWithinShell?: boolean;
  /** Reloads the page; tests pass their own. */
  readonly reload?: () => void;
}

function loadAnew(): void {
  location.reload();
}

/** The texts, which are part of the code because the files with texts may be what could not be loaded. */
const words: Readonly<Record<Language, Readonly<Record<'network' | 'other', readonly [string, string]>>>> = {
  de: {
    network: [
      'Kein Netz',
      'Dieser Bereich wurde auf diesem Gerät noch nie geöffnet. Er öffnet sich von selbst, wenn das Netz wieder da ist.',
    ],
    other: [
      'Das hat nicht geklappt',
      'Auf dieser Seite ist etwas schiefgegangen. Was schon gespeichert war, ist sicher.',
    ],
  },
  en: {
    network: [
      'No network',
      'This part has not been opened on this device before. It opens by itself when the network is back.',
    ],
    other: ['That did not work', 'Something went wrong on this page. What was saved is safe.'],
  },
};
const buttons: Readonly<Record<Language, readonly [start: string, reload: string]>> = {
  de: ['Zum Anfang', 'Neu laden'],
  en: ['To the start', 'Reload'],
};

/**
 * The error boundary: something on the page threw. The texts may be what could not be loaded, so both languages are
 * included here; reloading or going to the start is always possible. A page whose code could not be loaded without a
 * network reloads when the network is back.
 */
export function CrashPage({ isWithinShell = false, reload = loadAnew }: CrashPageProps) {
  const error = useRouteError();
  const isOnline = useIsOnline();
  const [isForNetwork] = useState(!isOnline);
  const language = languageOf(document.documentElement.lang);
  const detail = error instanceof Error ? error.message : '';
  const Frame = isWithinShell ? 'div' : 'main';

  useEffect(() => {
    if (isForNetwork && isOnline) reload();
  }, [isForNetwork, isOnline, reload]);

  const [title, text] = words[language][isForNetwork ? 'network' : 'other'];
  const [toStart, reloadLabel] = buttons[language];
  return (
    <Frame className="tw-error-page">
      <div role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        {detail && <p className="text-faint text-small">{detail}</p>}
        <div className="as-flex gap-8 justify-center">
          <a className="btn btn-quiet btn-lg" href={basePath}>
            {toStart}
          </a>
          <Button look="primary" size="lg" label={reloadLabel} onClick={reload} />
        </div>
      </div>
    </Frame>
  );
}

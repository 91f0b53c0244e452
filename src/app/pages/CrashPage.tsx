import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { useIsOnline } from '@/shared/ui/window/useIsOnline';

interface CrashPageProps {
  readonly isWithinShell?: boolean;
  /** Reloads the page; tests pass their own. */
  readonly reload?: () => void;
}

function loadAnew(): void {
  location.reload();
}

/** Title and text, depending on whether the page lacks a network. */
function wordsOf(isForNetwork: boolean, isEnglish: boolean): readonly [title: string, text: string] {
  if (isForNetwork) {
    return isEnglish
      ? [
          'No network',
          'This part has not been opened on this device before. It opens by itself when the network is back.',
        ]
      : [
          'Kein Netz',
          'Dieser Bereich wurde auf diesem Gerät noch nie geöffnet. Er öffnet sich von selbst, wenn das Netz wieder da ist.',
        ];
  }
  return isEnglish
    ? ['That did not work', 'Something went wrong on this page. What was saved is safe.']
    : [
        'Das hat nicht geklappt',
        'Auf dieser Seite ist etwas schiefgegangen. Was schon gespeichert war, ist sicher.',
      ];
}

/**
 * The error boundary: something on the page threw. The texts may be what could not be loaded, so both languages are
 * included here; reloading or going to the start is always possible. A page whose code could not be loaded without a
 * network reloads when the network is back.
 */
export function CrashPage({ isWithinShell = false, reload = loadAnew }: CrashPageProps) {
  const error = useRouteError();
  const isOnline = useIsOnline();
  const [isForNetwork] = useState(!isOnline);
  const isEnglish = document.documentElement.lang === 'en';
  const detail = error instanceof Error ? error.message : '';
  const Frame = isWithinShell ? 'div' : 'main';

  useEffect(() => {
    if (isForNetwork && isOnline) reload();
  }, [isForNetwork, isOnline, reload]);

  const [title, text] = wordsOf(isForNetwork, isEnglish);
  return (
    <Frame className="tw-error-page">
      <div role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        {detail && <p className="text-faint text-small">{detail}</p>}
        <div className="d-flex gap-2 justify-content-center">
          <a className="btn btn-quiet btn-lg" href="/">
            {isEnglish ? 'To the start' : 'Zum Anfang'}
          </a>
          <button className="btn btn-primary btn-lg" type="button" onClick={reload}>
            {isEnglish ? 'Reload' : 'Neu laden'}
          </button>
        </div>
      </div>
    </Frame>
  );
}

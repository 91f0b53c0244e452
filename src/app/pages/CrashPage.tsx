import { useRouteError } from 'react-router-dom';

/**
 * The error boundary: something on the page threw. Texts may be what could not be loaded, so both languages stand
 * here; reloading or going back to the start is always possible.
 */
export function CrashPage({ isWithinShell = false }: { isWithinShell?: boolean }) {
  const error = useRouteError();
  const isEnglish = document.documentElement.lang === 'en';
  const isOffline = !navigator.onLine;
  const detail = error instanceof Error ? error.message : '';
  const Frame = isWithinShell ? 'div' : 'main';
  return (
    <Frame className="tw-err">
      <div role="alert">
        <h1>{isEnglish ? 'That did not work' : 'Das hat nicht geklappt'}</h1>
        <p>
          {isEnglish
            ? 'Something went wrong on this page. What was saved is safe.'
            : 'Auf dieser Seite ist etwas schiefgegangen. Was schon gespeichert war, ist sicher.'}
          {isOffline &&
            (isEnglish
              ? ' There is no network, and this part has not been opened here before.'
              : ' Es gibt gerade kein Netz, und dieser Bereich wurde hier noch nie geöffnet.')}
        </p>
        {detail && <p className="t3 fs13">{detail}</p>}
        <div className="d-flex gap-2 justify-content-center">
          <a className="btn btn-quiet btn-lg" href="/">
            {isEnglish ? 'To the start' : 'Zum Anfang'}
          </a>
          <button className="btn btn-primary btn-lg" type="button" onClick={() => location.reload()}>
            {isEnglish ? 'Reload' : 'Neu laden'}
          </button>
        </div>
      </div>
    </Frame>
  );
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Gateway, startGateway } from '../e2e/gateway';
import { shiftClock } from '../e2e/visitor';
import { testNow } from '../today';

declare global {
  /** What went wrong in the page since it was loaded. */
  // oxlint-disable-next-line vars-on-top, no-var -- the way to declare a global
  var complaints: string[] | undefined;
}

/** Notes errors of the page and what it writes to the console. It runs before the app, and uses nothing from here. */
function listen(): void {
  const complaints: string[] = [];
  globalThis.complaints = complaints;
  const tell = (kind: string, what: unknown) =>
    complaints.push(
      `${kind}: ${what instanceof Error ? `${what.message}\n${what.stack ?? ''}` : String(what)}`,
    );
  addEventListener(
    'error',
    ({ error, message, target }) => {
      if (target === window) tell('page error', error ?? message);
      // Leaving a page ends the loading of parts that are only fetched ahead.
      else if (target instanceof Element && !target.matches('link[rel=modulepreload]'))
        tell('not loaded', target.outerHTML);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell('policy violated', `${violatedDirective} ${blockedURI} ${sample}`),
  );
  for (const [level, kind] of [
    ['error', 'console.error'],
    ['warn', 'console.warning'],
  ] as const) {
    const write = console[level].bind(console);
    console[level] = (...all: unknown[]) => {
      write(...all);
      for (const one of all) tell(kind, one);
    };
  }
}

/**
 * The build with one more inline script, which gives the page the date of the tests and listens for errors: WebDriver
 * has no way to run a script before those of the page. The policy names it like the others.
 */
export async function hostWithWitness(dist: string): Promise<Gateway> {
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
  const shift = testNow.getTime() - Date.now();
  const script = `(${String(shiftClock)})(${shift});(${String(listen)})()`;
  const hash = createHash('sha256').update(script).digest('base64');
  return startGateway(dist, {
    pages: {
      '/index.html': read('index.html').replace('<head>', () => `<head><script>${script}</script>`),
      '/_headers': read('_headers').replace("script-src 'self'", (own) => `${own} 'sha256-${hash}'`),
    },
  });
}

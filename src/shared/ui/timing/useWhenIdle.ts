import { useEffect } from 'react';
import { firstAnswers } from '../../api/firstAnswers';

/** The delay in browsers that do not report when they are idle, in milliseconds. */
const PAUSE_MS = 200;
/** The longest wait for a busy browser, in milliseconds. */
const LATEST_MS = 2000;

/** Resolves once the first screen of the page has its data and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await firstAnswers;
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, PAUSE_MS);
  });
}

/**
 * Does work that can wait once the browser is idle: mostly fetching code that may be needed next.
 *
 * @param load does the work, again for each other function; the same function on each render. A failure is ignored:
 *   opening tries again and says what is wrong.
 * @param isDue false while there is more urgent work
 */
export function useWhenIdle(load: () => Promise<unknown>, isDue = true): void {
  useEffect(() => {
    if (!isDue) return undefined;
    let isMounted = true;
    void whenIdle().then(async () => (isMounted ? load().catch(() => undefined) : undefined));
    return () => {
      isMounted = false;
    };
  }, [isDue, load]);
}

import { useEffect } from 'react';

/** Where a browser does not say when it is idle, in milliseconds after what needs it stands on the screen. */
const PAUSE_MS = 200;
/** A busy browser is not waited for longer than this, in milliseconds. */
const LATEST_MS = 2000;

/**
 * Fetches ahead what may be needed next, once the browser has nothing else to do.
 *
 * @param load imports it; the same function each time. A failure is none: opening tries again and says what is wrong.
 * @param isDue false while there are more urgent things to fetch
 */
export function useWhenIdle(load: () => Promise<unknown>, isDue = true): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const run = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(run, PAUSE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, [isDue, load]);
}

import { useEffect } from 'react';

/** The delay in browsers that do not report when they are idle, in milliseconds after the component was mounted. */
const PAUSE_MS = 200;
/** The longest wait for a busy browser, in milliseconds. */
const LATEST_MS = 2000;

/**
 * Prefetches what may be needed next, once the browser is idle.
 *
 * @param load imports it; the same function on each render. A failure is ignored: opening tries again and says what is
 *   wrong.
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

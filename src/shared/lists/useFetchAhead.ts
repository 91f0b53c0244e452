import { useEffect } from 'react';

/** Where a browser does not say when it is idle, in milliseconds after the list stands on the screen. */
const PAUSE_MS = 200;
/** A busy browser is not waited for longer than this, in milliseconds. */
const LATEST_MS = 2000;

/**
 * Fetches ahead what a list may need next, such as its dialog: once its first page is answered and rendered, and the
 * browser has nothing else to do.
 *
 * @param query the list's query
 * @param load imports it; the same function each time. A failure is none: opening tries again and says what is wrong.
 */
export function useFetchAhead(
  query: { readonly data?: unknown; readonly isError: boolean },
  load: () => Promise<unknown>,
): void {
  const isAnswered = query.data !== undefined || query.isError;
  useEffect(() => {
    if (!isAnswered) return undefined;
    const run = () => void load().catch(() => undefined);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(run, PAUSE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(run, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, [isAnswered, load]);
}

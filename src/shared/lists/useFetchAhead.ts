import { useWhenIdle } from '../ui/timing/useWhenIdle';

/**
 * Prefetches what a list may need next, such as its dialog, once its first page is rendered and the browser is idle.
 *
 * @param query the list's query
 * @param load imports it; the same function on each render. A failure is ignored: opening tries again and says what is
 *   wrong.
 */
export function useFetchAhead(
  query: { readonly data?: unknown; readonly isError: boolean },
  load: () => Promise<unknown>,
): void {
  useWhenIdle(load, query.data !== undefined || query.isError);
}

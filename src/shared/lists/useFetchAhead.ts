import { useWhenIdle } from '../ui/useWhenIdle';

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
  useWhenIdle(load, query.data !== undefined || query.isError);
}

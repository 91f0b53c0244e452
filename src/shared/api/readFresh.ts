import type { ApiError } from './apiError';

/** A query that was begun with `forceRefetch`, as RTK Query gives it back. */
interface Reading<Data> extends PromiseLike<{
  readonly data?: Data | undefined;
  readonly error?: unknown;
}> {
  readonly unsubscribe: () => void;
}

/** What the service has now, or why nobody knows. */
type FreshAnswer<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

/**
 * The answer to a query that nothing on the screen shows. It is asked with a subscription: without one RTK Query may take
 * the entry out of the cache, and cancel the request, as soon as the time of an earlier answer is over. What the cache
 * had before a reading that failed is no answer.
 *
 * @param reading `dispatch(endpoint.initiate(argument, { forceRefetch: true }))`
 */
export async function readFresh<Data>(reading: Reading<Data>): Promise<FreshAnswer<Data>> {
  const { data, error } = await reading;
  reading.unsubscribe();
  if (error === undefined && data !== undefined) return { data };
  // Neither: the session ended meanwhile, and the cache was emptied.
  return { error: error ?? ({ kind: 'cancelled' } satisfies ApiError) };
}

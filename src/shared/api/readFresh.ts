import type { ApiError } from './apiError';

/** A query started with `forceRefetch`, as RTK Query returns it. */
export interface FreshReading<Data> extends PromiseLike<{
  readonly data?: Data | undefined;
  readonly error?: unknown;
}> {
  readonly unsubscribe: () => void;
}

/** The thing as the service has it now, or the error why we do not know. */
export type FreshAnswer<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

/**
 * The answer to a query that nothing on the screen shows. It is started with a subscription, because otherwise RTK
 * Query may remove the cache entry, and cancel the request, as soon as an earlier answer expires. What the cache had
 * before a read that failed does not count as an answer.
 *
 * @param reading `dispatch(endpoint.initiate(argument, { forceRefetch: true }))`
 */
export async function readFresh<Data>(reading: FreshReading<Data>): Promise<FreshAnswer<Data>> {
  const { data, error } = await reading;
  reading.unsubscribe();
  if (error === undefined && data !== undefined) return { data };
  // Neither data nor error: the session ended in the meantime, and the cache was cleared.
  return { error: error ?? ({ kind: 'cancelled' } satisfies ApiError) };
}

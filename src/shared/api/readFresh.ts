import type { ServiceThunk } from '../store/store';
import type { ApiError } from './apiError';

/** A query that was started, as RTK Query returns it. */
interface Reading<Data> extends PromiseLike<{
  readonly data?: Data | undefined;
  readonly error?: unknown;
}> {
  readonly unsubscribe: () => void;
}

/** The thing as the service has it now, or the error why we do not know. */
export type FreshAnswer<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

/** An endpoint that asks the service. */
export interface FreshEndpoint<Argument, Data> {
  readonly initiate: (
    argument: Argument,
    options: { readonly forceRefetch: true },
  ) => ServiceThunk<Reading<Data>>;
}

/** Asks the service although the cache may have an answer (see `answerOf`). */
export function readFresh<Argument, Data>(
  { initiate }: FreshEndpoint<Argument, Data>,
  argument: Argument,
): ServiceThunk<Promise<FreshAnswer<Data>>> {
  return async (dispatch) => answerOf(dispatch(initiate(argument, { forceRefetch: true })));
}

/**
 * The answer to a query that nothing on the screen shows. It is started with a subscription, because otherwise RTK
 * Query may remove the cache entry, and cancel the request, as soon as an earlier answer expires. What the cache had
 * before a read that failed does not count as an answer.
 */
export async function answerOf<Data>(reading: Reading<Data>): Promise<FreshAnswer<Data>> {
  const { data, error } = await reading;
  reading.unsubscribe();
  if (error === undefined && data !== undefined) return { data };
  // Neither data nor error: the session ended in the meantime, and the cache was cleared.
  return { error: error ?? ({ kind: 'cancelled' } satisfies ApiError) };
}

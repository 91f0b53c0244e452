import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { selectUser } from '../session/sessionSlice';
import type { RootState } from '../store/store';
import type { ApiError } from './apiError';
import { connectionDoubted, connectionFound, selectConnection } from './connectionSlice';
import { type Call, type CallResult, send } from './httpClient';
import { type KeptKey, lastAnswer } from './keptAnswers';

/** What an endpoint may ask of the transport beside its call. */
export interface EndpointOptions {
  /** The last accepted answer stands in where the service cannot be reached (see `keptAnswers.ts`). */
  readonly isKept?: true;
}

/** What the transport hands on beside an answer. */
export interface AnswerMeta {
  readonly status: number;
  /** Where the accepted answer is to be kept; only for endpoints that opt in. */
  readonly keep?: KeptKey & { readonly size: number };
}

/** Whether the service was reached at all: a refusal is an answer, too. */
function isAnswered(result: CallResult): boolean {
  if (!('error' in result)) return true;
  return 'status' in result.error && result.error.status < 500;
}

/**
 * RTK Query over the one HTTP client: errors are `ApiError` values, a query that nobody waits for is cancelled, and
 * `meta` tells the status of an answer. A call that breaks off raises doubts about the connection, an answer ends them.
 */
export const axiosBaseQuery: BaseQueryFn<
  Omit<Call, 'signal'>,
  unknown,
  ApiError,
  EndpointOptions | undefined,
  AnswerMeta
> = async (call, { signal, type, getState, dispatch }, options) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  const state = () => getState() as RootState;
  const guid = selectUser(state())?.guid;
  // What was begun in a session that is over is neither sent nor answered in the next one.
  if (guid === undefined) return { error: { kind: 'cancelled' } };
  const result = await send({ ...call, signal, owner: guid });
  if (selectUser(state())?.guid !== guid) return { error: { kind: 'cancelled' } };
  if (isAnswered(result) && selectConnection(state()) !== 'found') dispatch(connectionFound());
  const key = options?.isKept && type === 'query' ? { guid, call } : undefined;
  if (!('error' in result)) {
    const { data, status, size } = result;
    return { data, meta: { status, ...(key && { keep: { ...key, size } }) } };
  }
  const { error } = result;
  if (error.kind !== 'network') return { error };
  dispatch(connectionDoubted());
  const kept = key && (await lastAnswer(key));
  return kept ? { data: kept } : { error };
};

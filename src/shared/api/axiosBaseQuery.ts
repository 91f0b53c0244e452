import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { selectUser } from '../session/sessionSlice';
import type { RootState } from '../store/store';
import { type ApiError, errorOfStatus } from './apiError';
import { connectionDoubted, connectionFound, selectConnection } from './connectionSlice';
import { type Call, type CallResult, send } from './httpClient';
import { type KeptKey, lastAnswer } from './keptAnswers';

/** Options of an endpoint for the transport, besides its call. */
export interface EndpointOptions {
  /** If the service cannot be reached, the last accepted answer is used instead (see `keptAnswers.ts`). */
  readonly isKept?: true;
}

/** The details that the transport returns besides an answer. */
export interface AnswerMeta {
  readonly status: number;
  /** The key under which the accepted answer is kept; only for endpoints that opt in. */
  readonly keep?: KeptKey & { readonly size: number };
}

/** The answer to an update whose row does not exist any more, from a service that does not answer 404. */
const noRow = v.object({ affectedRows: v.picklist([0, '0']) });

/** Whether the service was reached at all; a refusal is also an answer. */
function isAnswered(result: CallResult): boolean {
  if (!('error' in result)) return true;
  return 'status' in result.error && result.error.status < 500;
}

/**
 * The RTK Query base query over our HTTP client: errors are `ApiError` values, a query without subscribers is
 * cancelled, and `meta` has the status of the answer. A call that breaks off marks the connection as doubtful, and an
 * answer clears that.
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
  // A call that began in an earlier session is neither sent nor answered in the next one.
  if (guid === undefined) return { error: { kind: 'cancelled' } };
  const result = await send({ ...call, signal, owner: guid });
  if (selectUser(state())?.guid !== guid) return { error: { kind: 'cancelled' } };
  if (isAnswered(result) && selectConnection(state()) !== 'found') dispatch(connectionFound());
  const key = options?.isKept && type === 'query' ? { guid, call } : undefined;
  if (!('error' in result)) {
    const { data, status, size } = result;
    if (call.method === 'PATCH' && v.is(noRow, data)) return { error: errorOfStatus(404, undefined) };
    return { data, meta: { status, ...(key && { keep: { ...key, size } }) } };
  }
  const { error } = result;
  if (error.kind !== 'network') return { error };
  dispatch(connectionDoubted());
  const kept = key && (await lastAnswer(key));
  return kept ? { data: kept } : { error };
};

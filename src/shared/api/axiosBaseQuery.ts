import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { connectionLost } from './connectionSlice';
import { selectUser } from '../session/sessionSlice';
import type { RootState } from '../store/store';
import type { ApiError } from './apiError';
import { type Call, send } from './httpClient';
import { keepAnswer, lastAnswer } from './offlineAnswers';

/**
 * RTK Query over the one HTTP client: errors are `ApiError` values, a query that nobody waits for is cancelled. Where
 * there is no network, the last answer to the same question stands in, and the shell says so.
 */
export const axiosBaseQuery: BaseQueryFn<Omit<Call, 'signal'>, unknown, ApiError> = async (
  call,
  { signal, type, getState, dispatch },
) => {
  const result = await send({ ...call, signal });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  const state = getState() as RootState;
  const guid = selectUser(state)?.guid;
  if ('error' in result) {
    const { error } = result;
    if (error.kind !== 'network') return { error };
    dispatch(connectionLost());
    const kept = type === 'query' && guid !== undefined ? await lastAnswer(guid, call) : undefined;
    return kept ?? { error };
  }
  if (type === 'query' && guid !== undefined) void keepAnswer(guid, call, result.data);
  return { data: result.data };
};

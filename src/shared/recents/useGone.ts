import { useEffect } from 'react';
import { isApiError } from '../api/apiError';
import { selectUser } from '../session/sessionSlice';
import { useAppSelector } from '../store/hooks';
import { forgetRecent } from './recentsStore';

/**
 * Where the service says that a page's subject is not there, or not for this user, the search bar no longer offers the
 * way to it.
 *
 * @param error of the call for the subject
 * @param path as `useOpened` was given it
 */
export function useGone(error: unknown, path: string): void {
  const guid = useAppSelector(selectUser)?.guid;
  const isGone = isApiError(error) && (error.kind === 'not-found' || error.kind === 'forbidden');
  useEffect(() => {
    if (isGone && guid !== undefined) void forgetRecent(guid, path);
  }, [isGone, guid, path]);
}

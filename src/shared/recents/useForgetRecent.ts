import { useEffect } from 'react';
import { isGone } from '../api/apiError';
import { selectUser } from '../session/sessionSlice';
import { useAppSelector } from '../store/hooks';
import { forgetRecent } from './recentsStore';

/**
 * Where the service says that a page's subject is not there, or not for this user, the search bar no longer offers the
 * way to it.
 *
 * @param error of the call for the subject
 * @param path as `useRememberRecent` was given it
 */
export function useForgetRecent(error: unknown, path: string): void {
  const guid = useAppSelector(selectUser)?.guid;
  const hasGone = isGone(error);
  useEffect(() => {
    if (hasGone && guid !== undefined) void forgetRecent(guid, path);
  }, [hasGone, guid, path]);
}

import { useEffect } from 'react';
import { isGone } from '../api/apiError';
import { useUser } from '../store/hooks';
import { forgetRecent } from './recentsStore';

/**
 * Removes a page from the search bar if the service says that its subject does not exist, or not for this user.
 *
 * @param error of the call for the subject
 * @param path the one given to `useRememberRecent`
 */
export function useForgetRecent(error: unknown, path: string): void {
  const guid = useUser()?.guid;
  const hasGone = isGone(error);
  useEffect(() => {
    if (hasGone && guid !== undefined) void forgetRecent(guid, path);
  }, [hasGone, guid, path]);
}

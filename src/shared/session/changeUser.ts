import type { AppThunk } from '../store/store';
import { selectUser, userRefreshed } from './sessionSlice';
import type { SessionUser } from './sessionUser';
import { readSession, writeSession } from './storedSession';

/**
 * Updates the session after the user has changed their own profile, so that the header, new entries and the next visit
 * use it.
 *
 * @param guid of the changed profile; other people's profiles change nothing here
 */
export function userChanged(guid: string, changes: Partial<Omit<SessionUser, 'guid'>>): AppThunk {
  return (dispatch, getState) => {
    const user = selectUser(getState());
    if (user?.guid !== guid) return;
    const changed = { ...user, ...changes };
    const stored = readSession();
    if (stored?.user.guid === guid) writeSession({ ...stored, user: changed });
    dispatch(userRefreshed(changed));
  };
}

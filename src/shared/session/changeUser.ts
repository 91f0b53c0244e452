import type { AppThunk } from '../store/store';
import { selectUser, userRefreshed } from './sessionSlice';
import type { SessionUser } from './sessionUser';
import { readSession, writeSession } from './storedSession';

/**
 * The user has changed their own profile: the header, new entries and the next visit follow at once.
 *
 * @param guid whose profile it was; anybody else's changes nothing here
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

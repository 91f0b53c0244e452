import { type Role, readRole } from '@/domain/access';
import { type SessionUser, fieldOf, readSessionUser } from './sessionUser';
import { readLocal, removeLocal, tokenKey, updatedKey, userKey, writeLocal } from '../storage/localStore';

/** A session in local storage, with the role that was verified last. */
export interface StoredSession {
  readonly token: string;
  readonly user: SessionUser;
  readonly role: Role;
}

/** The bearer token, or null without a session. */
export function readToken(): string | null {
  return readLocal(tokenKey);
}

/**
 * The stored session; one that cannot be read counts as none. All tabs share it, so it may belong to another user than
 * this tab.
 */
export function readSession(): StoredSession | null {
  // The token is read first, because it is written last: if we can read a user's token, we can also read the user.
  const token = readToken();
  const text = readLocal(userKey);
  if (token === null || text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    const user = readSessionUser(stored);
    return user ? { token, user, role: readRole(fieldOf(stored, 'verifiedRole')) } : null;
  } catch {
    return null;
  }
}

/** The stored token, if it is this user's; null without a session, and for another user's. */
export function readTokenOf(userGuid: string | undefined): string | null {
  const stored = readSession();
  return stored && stored.user.guid === userGuid ? stored.token : null;
}

/** Answers whether the device has stored the session for all tabs; if not, it is this tab's. */
export function writeSession({ token, user, role }: StoredSession): boolean {
  const isUserStored = writeLocal(userKey, JSON.stringify({ ...user, verifiedRole: role }));
  const isTokenStored = writeLocal(tokenKey, token);
  removeLocal(updatedKey);
  return isUserStored && isTokenStored;
}

/** Tells all tabs that loading a new version is about to end the stored session. Does nothing if there is none. */
export function noteUpdate(): void {
  if (readToken() !== null) writeLocal(updatedKey, 'true');
}

/** Whether a new version ended the session. */
export function isEndedByUpdate(): boolean {
  return readToken() === null && readLocal(updatedKey) !== null;
}

/** Removes the stored session, unless it belongs to another user by now. */
export function clearSession(ownerGuid: string | undefined): void {
  const stored = readSession();
  if (stored && ownerGuid !== undefined && stored.user.guid !== ownerGuid) return;
  removeLocal(tokenKey, userKey);
}

import { type Role, readRole } from '@/domain/access';
import { type SessionUser, fieldOf, readSessionUser } from './sessionUser';
import { readLocal, removeLocal, tokenKey, updatedKey, userKey, writeLocal } from '../storage/localStore';

/** A session as it is kept in local storage (section 9: token and user); the role as it was verified last. */
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
 * The stored session; what cannot be read counts as none. All tabs share it, so it may be another person's than the one
 * this tab works for.
 */
export function readSession(): StoredSession | null {
  // The token first, as it is written last: whoever reads somebody's token also reads whose it is.
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

/** The stored token, if it is this user's; null without a session, and for another person's. */
export function readTokenOf(userGuid: string | undefined): string | null {
  const stored = readSession();
  return stored && stored.user.guid === userGuid ? stored.token : null;
}

export function writeSession({ token, user, role }: StoredSession): void {
  writeLocal(userKey, JSON.stringify({ ...user, verifiedRole: role }));
  writeLocal(tokenKey, token);
  removeLocal(updatedKey);
}

/** Tells all tabs that loading a new version is about to end the stored session. Does nothing if there is none. */
export function noteUpdate(): void {
  if (readToken() !== null) writeLocal(updatedKey, 'true');
}

/** Whether it was a new version that ended the session. */
export function isEndedByUpdate(): boolean {
  return readToken() === null && readLocal(updatedKey) !== null;
}

/** Removes the stored session, unless it is another person's by now. */
export function clearSession(ownerGuid: string | undefined): void {
  const stored = readSession();
  if (stored && ownerGuid !== undefined && stored.user.guid !== ownerGuid) return;
  removeLocal(tokenKey, userKey);
}

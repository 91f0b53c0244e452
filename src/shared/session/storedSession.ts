import { type SessionUser, readSessionUser } from './sessionUser';
import { readLocal, removeLocal, tokenKey, userKey, writeLocal } from '../storage/localStore';

/** A session as it is kept in local storage (section 9: token and user). */
export interface StoredSession {
  readonly token: string;
  readonly user: SessionUser;
}

/** The bearer token, or null without a session. */
export function readToken(): string | null {
  return readLocal(tokenKey);
}

/** The stored session; what cannot be read counts as none. */
export function readSession(): StoredSession | null {
  const token = readToken();
  const text = readLocal(userKey);
  if (token === null || text === null) return null;
  try {
    const user = readSessionUser(JSON.parse(text));
    return user ? { token, user } : null;
  } catch {
    return null;
  }
}

export function writeSession({ token, user }: StoredSession): void {
  writeLocal(tokenKey, token);
  writeLocal(userKey, JSON.stringify(user));
}

export function clearSession(): void {
  removeLocal(tokenKey, userKey);
}

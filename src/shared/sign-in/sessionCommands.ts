import { type ApiError, isPassing } from '../api/apiError';
import { send } from '../api/httpClient';
import type { AppThunk } from '../store/store';
import { readSession, readToken, writeSession } from '../session/storedSession';
import {
  roleVerified,
  selectRole,
  selectUser,
  sessionReplaced,
  signedIn,
  signedOut,
  userRefreshed,
} from '../session/sessionSlice';
import { fieldOf, readSessionUser, textAt } from '../session/sessionUser';

/** How a sign-in can end; the service's message decides (section 4), whatever the status it came with. */
export type SignInOutcome =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'notAuthorized' }
  | { readonly kind: 'notVerified'; readonly verificationCode: string | undefined }
  | { readonly kind: 'unknownOAuthId' }
  | { readonly kind: 'refused'; readonly error: ApiError | undefined };

/** What sign-in sends: mail and password, or the id of a provider's account. */
export type Credentials =
  | { readonly oAuthProvider: 'custom'; readonly mail: string; readonly password: string }
  | { readonly oAuthProvider: 'microsoft' | 'google'; readonly oAuthId: string; readonly mail?: string };

/** Signs in. On success token and user are stored; the role follows without holding anything up. */
export function signIn(credentials: Credentials): AppThunk<Promise<SignInOutcome>> {
  return async (dispatch) => {
    const result = await send({ method: 'POST', url: '/auth/signin/', body: credentials, isPublic: true });
    const error = 'error' in result ? result.error : undefined;
    const body = 'data' in result ? result.data : result.body;
    const spoken = textAt(body, 'message')?.trim().toLowerCase();
    if (spoken === 'account not authorized') return { kind: 'notAuthorized' };
    if (spoken === 'account not verified') {
      return { kind: 'notVerified', verificationCode: textAt(body, 'verificationCode') };
    }
    if (spoken === 'invalid oauthid') return { kind: 'unknownOAuthId' };
    if (error) return { kind: 'refused', error };
    const token = textAt(body, 'token');
    const sessionUser = readSessionUser(fieldOf(body, 'user'));
    if (!token || !sessionUser) {
      // A refusal in words needs no more of them; an answer that says nothing does.
      const unread: ApiError = { kind: 'contract', path: token ? 'user' : 'token' };
      return { kind: 'refused', error: spoken && !token ? undefined : unread };
    }
    writeSession({ token, user: sessionUser, role: 'member' });
    dispatch(signedIn(sessionUser));
    void dispatch(verifyRole());
    return { kind: 'signedIn' };
  };
}

/**
 * Asks which role the token stands for; without an answer the role stays as it is. It is kept with the stored user, so
 * that nothing on the screen waits for it the next time.
 */
function verifyRole(): AppThunk<Promise<ApiError | undefined>> {
  return async (dispatch, getState) => {
    const guid = selectUser(getState())?.guid;
    if (guid === undefined) return undefined;
    const result = await send({ method: 'POST', url: '/auth/verifyToken', owner: guid });
    if ('error' in result) return result.error;
    const role = textAt(result.data, 'role');
    if (role === undefined) return undefined;
    dispatch(roleVerified({ guid, role }));
    const stored = readSession();
    const user = selectUser(getState());
    if (stored?.user.guid === guid && user?.guid === guid)
      writeSession({ ...stored, role: selectRole(getState()) });
    return undefined;
  };
}

/**
 * What the guard's check found out. `superseded`: somebody signed out, in, or was given a newer token while the answer
 * was under way; it says nothing about the session that there is now.
 */
export type SessionCheck = 'valid' | 'refused' | 'unanswered' | 'superseded';

/**
 * Verifies the stored token and refreshes token and user (section 2, authenticated routes). A refusal ends the
 * session; no answer at all, a server error or an unreadable answer keeps it.
 */
export function verifySession(): AppThunk<Promise<SessionCheck>> {
  return async (dispatch, getState) => {
    const token = readToken();
    if (token === null) {
      dispatch(signedOut('refused'));
      return 'refused';
    }
    const result = await send({ method: 'GET', url: '/auth/verifyToken', params: { token }, isPublic: true });
    if ('error' in result) return dispatch(refusedBy(result.error, token));
    if (readToken() !== token) return 'superseded';
    const answered = readSessionUser(fieldOf(result.data, 'user'));
    const fresh = textAt(result.data, 'token');
    if (!answered && !fresh) return 'unanswered';
    const user = answered ?? readSession()?.user;
    const current = fresh || token;
    const owner = selectUser(getState());
    if (user) {
      const isSame = owner?.guid === user.guid;
      writeSession({ token: current, user, role: isSame ? selectRole(getState()) : 'member' });
      if (owner && !isSame) {
        dispatch(sessionReplaced());
        return 'superseded';
      }
      dispatch(isSame ? userRefreshed(user) : signedIn(user));
    }
    const roleError = await dispatch(verifyRole());
    if (!roleError) return 'valid';
    // The token has just been found good; only a plain refusal takes that back.
    const isPlain = roleError.kind === 'unauthorized' || roleError.kind === 'forbidden';
    if (isPlain || isPassing(roleError)) return dispatch(refusedBy(roleError, current));
    return 'valid';
  };
}

/** Statuses that ask for patience and refuse nothing. */
const patience = new Set([408, 425, 429]);

/** Ends the session where the service refused the token, in whatever words, that is still the stored one. */
function refusedBy(error: ApiError, token: string): AppThunk<SessionCheck> {
  return (dispatch) => {
    if (readToken() !== token) return 'superseded';
    const isRefusal = 'status' in error && error.status < 500 && !patience.has(error.status);
    if (!isRefusal) return 'unanswered';
    dispatch(signedOut('refused'));
    return 'refused';
  };
}

import type { ApiError } from '../api/apiError';
import { send } from '../api/httpClient';
import type { AppThunk } from '../store/store';
import { readSession, readToken, writeSession } from './sessionStorage';
import { roleVerified, signedIn, signedOut, userRefreshed } from './sessionSlice';
import { fieldOf, readSessionUser, textAt } from './sessionUser';

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
    if (!token || !sessionUser)
      return { kind: 'refused', error: { kind: 'contract', path: token ? 'user' : 'token' } };
    writeSession({ token, user: sessionUser });
    dispatch(signedIn(sessionUser));
    void dispatch(verifyRole());
    return { kind: 'signedIn' };
  };
}

/** Asks which role the token stands for; without an answer the role stays as it is. */
function verifyRole(): AppThunk<Promise<ApiError | undefined>> {
  return async (dispatch) => {
    const result = await send({ method: 'POST', url: '/auth/verifyToken' });
    if ('error' in result) return result.error;
    const role = textAt(result.data, 'role');
    if (role !== undefined) dispatch(roleVerified(role));
    return undefined;
  };
}

/** What the guard's check found out. */
export type SessionCheck = 'valid' | 'refused' | 'unanswered';

/**
 * Verifies the stored token and refreshes token and user (section 2, authenticated routes). A refusal ends the
 * session; no answer at all, a server error or an unreadable answer keeps it.
 */
export function verifySession(): AppThunk<Promise<SessionCheck>> {
  return async (dispatch) => {
    const token = readToken();
    if (token === null) {
      dispatch(signedOut('refused'));
      return 'refused';
    }
    const result = await send({ method: 'GET', url: '/auth/verifyToken', params: { token }, isPublic: true });
    if ('error' in result) return dispatch(refusedBy(result.error, token));
    // Somebody may have signed out, or in as somebody else, while the answer was under way.
    if (readToken() !== token) return 'unanswered';
    const answered = readSessionUser(fieldOf(result.data, 'user'));
    const fresh = textAt(result.data, 'token');
    if (!answered && !fresh) return 'unanswered';
    const user = answered ?? readSession()?.user;
    const current = fresh || token;
    if (user) {
      writeSession({ token: current, user });
      dispatch(userRefreshed(user));
    }
    const roleError = await dispatch(verifyRole());
    return roleError ? dispatch(refusedBy(roleError, current)) : 'valid';
  };
}

/** Ends the session where the service refused the token that is still the stored one. */
function refusedBy({ kind }: ApiError, token: string): AppThunk<SessionCheck> {
  return (dispatch) => {
    if ((kind !== 'unauthorized' && kind !== 'forbidden') || readToken() !== token) return 'unanswered';
    dispatch(signedOut('refused'));
    return 'refused';
  };
}

import i18next from 'i18next';
import { type ApiError, isPassing } from '../api/apiError';
import { send } from '../api/httpClient';
import { errorNotice } from '../notices/noticesSlice';
import { waitEnded, waitStarted } from '../store/spinnerSlice';
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
import { type SessionUser, fieldOf, readSessionUser, textAt } from '../session/sessionUser';
import { clearMicrosoftSession } from './identity/microsoftSession';

/** How a sign-in can end; the service's message decides, whatever its status. */
export type SignInOutcome =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'notAuthorized' }
  | { readonly kind: 'notVerified'; readonly verificationCode: string | undefined }
  | { readonly kind: 'unknownOAuthId' }
  | { readonly kind: 'refused'; readonly error: ApiError | undefined };

/** The data that sign-in sends: mail and password, or the id of a provider's account. */
export type Credentials =
  | { readonly oAuthProvider: 'custom'; readonly mail: string; readonly password: string }
  | { readonly oAuthProvider: 'microsoft' | 'google'; readonly oAuthId: string; readonly mail?: string };

/** Signs in, behind the spinner. On success token and user are stored; the role is loaded in the background. */
export function signIn(credentials: Credentials): AppThunk<Promise<SignInOutcome>> {
  return async (dispatch, _getState, { accounts }) => {
    // An aborted sign-in with Microsoft may have left another user's token.
    if (credentials.oAuthProvider === 'custom') clearMicrosoftSession(accounts);
    dispatch(waitStarted());
    const result = await send({ method: 'POST', url: '/auth/signin/', body: credentials, isPublic: true });
    dispatch(waitEnded());
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
      // A refusal with a message is enough; an answer without one is reported as unreadable.
      const unread: ApiError = { kind: 'contract', path: token ? 'user' : 'token' };
      return { kind: 'refused', error: spoken && !token ? undefined : unread };
    }
    const isStored = writeSession({ token, user: sessionUser, role: 'member' });
    dispatch(signedIn(sessionUser));
    if (!isStored) dispatch(errorNotice(i18next.t('common:sessionOnlyHere')));
    void dispatch(verifyRole());
    return { kind: 'signedIn' };
  };
}

/**
 * Asks for the role of the token; without an answer the role stays unchanged. It is stored with the user, so that the
 * screen need not wait for it next time.
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
 * The result of the guard's check. `superseded`: the user signed out, signed in, or got a newer token while the request
 * was under way, so the answer says nothing about the current session.
 */
export type SessionCheck = 'valid' | 'refused' | 'unanswered' | 'superseded';

/**
 * Verifies the stored token and refreshes token and user. A refusal ends the session; no answer at all, a
 * server error or an unreadable answer keeps it.
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
    // The token was just found valid; only a plain refusal revokes that, and a service that fails is there.
    const isPlain = roleError.kind === 'unauthorized' || roleError.kind === 'forbidden';
    const isCutOff = isPassing(roleError) && !('status' in roleError);
    return isPlain || isCutOff ? dispatch(refusedBy(roleError, current)) : 'valid';
  };
}

/** Ends the session if the service refused the token, with whatever message, and it is still the stored one. */
function refusedBy(error: ApiError, token: string): AppThunk<SessionCheck> {
  return (dispatch) => {
    if (readToken() !== token) return 'superseded';
    if (!('status' in error) || isPassing(error)) return 'unanswered';
    dispatch(signedOut('refused'));
    return 'refused';
  };
}

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

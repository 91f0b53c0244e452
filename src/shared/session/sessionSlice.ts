import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { type Role, readRole } from '@/domain/access';
import { isEndedByUpdate, readSession } from './storedSession';
import type { SessionUser } from './sessionUser';

/**
 * The signed-in user, or why there is none.
 *
 * `expired`: the service no longer accepts the token in the middle of work; the user is sent to /expired, and what was
 * typed stays as a draft. `signedOut`: the user or the guard ended the session. `replaced`: another user signed in,
 * here or in another tab; nothing of the previous user is shown or sent any more, and the page is about to reload.
 */
export type SessionState =
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly role: Role }
  | { readonly status: 'signedOut'; readonly cause: SignedOutCause }
  | { readonly status: 'expired' }
  | { readonly status: 'replaced' };

/**
 * Why there is no session: there was none (`never`), the user signed out here (`user`), the session ended in another
 * tab (`otherTab`) or with a new version (`newVersion`), or the guard's check was refused (`refused`). Only `user`
 * removes the drafts and the way back.
 */
export type SignedOutCause = 'never' | 'user' | 'otherTab' | 'newVersion' | 'refused';

function initialState(): SessionState {
  const stored = readSession();
  return stored
    ? { status: 'signedIn', user: stored.user, role: stored.role }
    : { status: 'signedOut', cause: isEndedByUpdate() ? 'newVersion' : 'never' };
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Sign-in succeeded. */
    signedIn: (_state, { payload }: PayloadAction<SessionUser>): SessionState => ({
      status: 'signedIn',
      user: payload,
      role: 'member',
    }),
    /** The guard's check returned a fresh user, or the profile changed. */
    userRefreshed: (state, { payload }: PayloadAction<SessionUser>): SessionState =>
      state.status === 'signedIn' ? { ...state, user: payload } : state,
    /** The role from the token verification takes precedence, for the user it was requested for. */
    roleVerified: (state, { payload }: PayloadAction<{ guid: string; role: string }>): SessionState =>
      state.status === 'signedIn' && state.user.guid === payload.guid
        ? { ...state, role: readRole(payload.role) }
        : state,
    /** The user signed out, or the guard's check was refused. */
    signedOut: (_state, { payload }: PayloadAction<SignedOutCause>): SessionState => ({
      status: 'signedOut',
      cause: payload,
    }),
    /** The stored session is another user's. */
    sessionReplaced: (): SessionState => ({ status: 'replaced' }),
    /** A call was refused with 401 in the middle of work. */
    sessionExpired: (state): SessionState => (state.status === 'signedIn' ? { status: 'expired' } : state),
  },
  selectors: {
    selectIsSignedIn: (state) => state.status === 'signedIn',
    selectSession: (state) => state,
    selectUser: (state) => (state.status === 'signedIn' ? state.user : null),
    selectRole: (state): Role => (state.status === 'signedIn' ? state.role : 'member'),
  },
});

export const { signedIn, userRefreshed, roleVerified, signedOut, sessionExpired, sessionReplaced } =
  sessionSlice.actions;
export const { selectIsSignedIn, selectSession, selectUser, selectRole } = sessionSlice.selectors;

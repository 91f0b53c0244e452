import { isApiError } from '@/shared/api/apiError';
import { sendHeldBackOnUnload } from '@/shared/api/heldBack';
import { allowDraftsOf, refuseDraftsOf } from '@/shared/drafts/draftGate';
import { presenceLost } from '@/shared/presence/presenceSlice';
import { storageName, tokenKey } from '@/shared/storage/localStore';
import {
  selectIsSignedIn,
  selectUser,
  sessionExpired,
  signedIn,
  signedOut,
} from '@/shared/session/sessionSlice';
import { clearMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { clearSession } from '@/shared/session/storedSession';
import type { AppStore } from '@/shared/store/store';

function isRefusedCall(action: unknown): boolean {
  return (
    typeof action === 'object' &&
    action !== null &&
    'payload' in action &&
    isApiError(action.payload) &&
    action.payload.kind === 'unauthorized'
  );
}

/** Drafts and last seen data end with the user's own sign-out; their stores are loaded for it if need be. */
async function forgetWhatWasKept(userGuid: string): Promise<void> {
  refuseDraftsOf(userGuid);
  const [{ removeDraftsOf }, { forgetAnswersOf }] = await Promise.all([
    import('@/shared/drafts/draftStore'),
    import('@/shared/api/offlineAnswers'),
  ]);
  await Promise.all([removeDraftsOf(userGuid), forgetAnswersOf(userGuid)]);
}

/**
 * What follows from the events of a session (sections 4 and 8): a refused call expires it; its end clears
 * storage. Guards do the navigating, because they see the state.
 *
 * @returns a function that stops listening to the window
 */
export function startSessionEvents(store: AppStore): () => void {
  store.startListening({
    predicate: isRefusedCall,
    effect: (_action, { dispatch }) => {
      dispatch(sessionExpired());
    },
  });

  // A session that is there from the start keeps its drafts, whoever signed out before it.
  const user = selectUser(store.getState());
  if (user) allowDraftsOf(user.guid);

  store.startListening({
    actionCreator: signedIn,
    effect: ({ payload }) => allowDraftsOf(payload.guid),
  });

  store.startListening({
    actionCreator: sessionExpired,
    effect: (_action, { dispatch }) => {
      clearSession();
      clearMicrosoftSession();
      dispatch(presenceLost());
    },
  });

  store.startListening({
    actionCreator: signedOut,
    effect: ({ payload: cause }, { dispatch, getOriginalState }) => {
      // What waits for an undo still goes out with the token that is about to be forgotten.
      sendHeldBackOnUnload();
      const before = getOriginalState().session;
      if (cause === 'user' && before.status === 'signedIn') void forgetWhatWasKept(before.user.guid);
      clearSession();
      clearMicrosoftSession();
      dispatch(presenceLost());
    },
  });

  // Signing out in one tab signs out all tabs.
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const isTokenGone = key === storageName(tokenKey) && newValue === null;
    if ((isTokenGone || key === null) && selectIsSignedIn(store.getState())) {
      // The token is gone from storage, and still good for what waits for an undo.
      sendHeldBackOnUnload(oldValue);
      store.dispatch(signedOut('otherTab'));
    }
  };
  // As an event's listener it would be given the event.
  const handlePageHide = () => sendHeldBackOnUnload();
  addEventListener('storage', handleStorage);
  addEventListener('pagehide', handlePageHide);
  return () => {
    removeEventListener('storage', handleStorage);
    removeEventListener('pagehide', handlePageHide);
  };
}

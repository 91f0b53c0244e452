import { isApiError } from '@/shared/api/apiError';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { presenceLost } from '@/shared/presence/presenceSlice';
import { storageName, tokenKey } from '@/shared/storage/localStore';
import { selectIsSignedIn, sessionExpired, signedIn, signedOut } from '@/shared/session/sessionSlice';
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
async function forgetWhatWasKept(drafts: UserDrafts): Promise<void> {
  drafts.isClosed = true;
  const [{ removeAllDrafts }, { forgetAnswersOf }] = await Promise.all([
    import('@/shared/drafts/draftStore'),
    import('@/shared/api/keptAnswers'),
  ]);
  await Promise.all([removeAllDrafts(drafts), forgetAnswersOf(drafts.guid)]);
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

  store.startListening({
    actionCreator: signedIn,
    effect: ({ payload }) => {
      store.extra.drafts.of(payload.guid).isClosed = false;
    },
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
      store.extra.heldBack.sendAllOnUnload();
      const before = getOriginalState().session;
      if (cause === 'user' && before.status === 'signedIn')
        void forgetWhatWasKept(store.extra.drafts.of(before.user.guid));
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
      store.extra.heldBack.sendAllOnUnload(oldValue);
      store.dispatch(signedOut('otherTab'));
    }
  };
  // As an event's listener it would be given the event.
  const handlePageHide = () => store.extra.heldBack.sendAllOnUnload();
  addEventListener('storage', handleStorage);
  const handleBeforeUnload = (event: BeforeUnloadEvent) => {
    if (store.extra.heldBack.hasUnsendable()) event.preventDefault();
  };
  addEventListener('pagehide', handlePageHide);
  addEventListener('beforeunload', handleBeforeUnload);
  return () => {
    removeEventListener('storage', handleStorage);
    removeEventListener('pagehide', handlePageHide);
    removeEventListener('beforeunload', handleBeforeUnload);
  };
}

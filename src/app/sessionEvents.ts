import { isAnyOf } from '@reduxjs/toolkit';
import { isApiError } from '@/shared/api/apiError';
import type { UserDrafts } from '@/shared/drafts/draftMemory';
import { presenceLost } from '@/shared/presence/presenceSlice';
import { storageName, tokenKey, userKey } from '@/shared/storage/localStore';
import {
  selectUser,
  sessionExpired,
  sessionReplaced,
  signedIn,
  signedOut,
  userRefreshed,
} from '@/shared/session/sessionSlice';
import { clearMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import {
  clearSession,
  isEndedByUpdate,
  readSession,
  readToken,
  readTokenOf,
} from '@/shared/session/storedSession';
import type { HeldBackCalls } from '@/shared/undo/heldBack';
import type { AppStore, RootState } from '@/shared/store/store';
import { noteReplacement } from './replacement';

function isRefusedCall(action: unknown): boolean {
  return (
    typeof action === 'object' &&
    action !== null &&
    'payload' in action &&
    isApiError(action.payload) &&
    action.payload.kind === 'unauthorized'
  );
}

/** Removes drafts, kept answers and values of the session when the user signs out; their stores are loaded for it if needed. */
async function forgetWhatWasKept(drafts: UserDrafts): Promise<void> {
  drafts.isClosed = true;
  const [{ removeAllDrafts }, { forgetAnswersOf }, { forgetSessionValues }] = await Promise.all([
    import('@/shared/drafts/draftStore'),
    import('@/shared/api/keptAnswers'),
    import('@/shared/storage/deviceStore'),
  ]);
  await Promise.all([
    removeAllDrafts(drafts),
    forgetAnswersOf(drafts.guid),
    forgetSessionValues(drafts.guid),
  ]);
}

/** The guid of the user who was signed in before an action. */
function ownerOf({ session }: RootState): string | undefined {
  return session.status === 'signedIn' ? session.user.guid : undefined;
}

/** Why the stored session is gone if this tab did not remove it. */
const endedElsewhere = () => (isEndedByUpdate() ? 'newVersion' : 'otherTab');

/**
 * The stored session is shared by all tabs, the state belongs to this one. Whenever storage may have changed they are
 * compared: if the stored session is gone, this tab signs out, too; if it is another user's, this page must not
 * continue with its data.
 *
 * @param ownToken the token that this tab's user had last
 */
function startSessionWatch(store: AppStore, remember: () => void, ownToken: () => string | null): () => void {
  const compare = (isRemovedElsewhere: boolean) => {
    const user = selectUser(store.getState());
    if (!user) return;
    const stored = readSession();
    const token = readToken();
    // This tab may have stored a fresh token just when another tab removed the old one. A new sign-in has a third one.
    if (token === null || (isRemovedElsewhere && token === ownToken()))
      store.dispatch(signedOut(endedElsewhere()));
    else if (stored && stored.user.guid !== user.guid) store.dispatch(sessionReplaced());
    else remember();
  };
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || key === storageName(tokenKey)) compare(newValue === null);
    else if (key === storageName(userKey)) compare(false);
  };
  const handleVisible = () => {
    // A tab that the browser had put to sleep received no events.
    if (document.visibilityState === 'visible') compare(false);
  };
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('storage', handleStorage, { signal });
  addEventListener('pageshow', () => compare(false), { signal });
  document.addEventListener('visibilitychange', handleVisible, { signal });
  return () => ending.abort();
}

/**
 * Sends held-back calls when the page is hidden, which is the last that a phone tells before it ends it, or closed; if one
 * cannot be sent when it is closed, the browser asks first.
 */
function startUnloadWatch(heldBack: HeldBackCalls, currentToken: () => string | null): () => void {
  const handleBeforeUnload = (event: BeforeUnloadEvent) => {
    if (heldBack.hasUnsendable()) event.preventDefault();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') void heldBack.sendAll();
  };
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  addEventListener('pagehide', () => heldBack.sendAllOnUnload(currentToken()), { signal });
  addEventListener('beforeunload', handleBeforeUnload, { signal });
  return () => ending.abort();
}

/** A page serves one user: calls of the previous user must not continue in the name of the next one. */
function startSingleService(store: AppStore): () => void {
  let served = ownerOf(store.getState());
  return store.startListening({
    actionCreator: signedIn,
    effect: ({ payload: { guid } }, { dispatch }) => {
      if (served !== undefined && served !== guid) dispatch(sessionReplaced());
      served = guid;
    },
  });
}

/** The stored session is another user's: reloads the page for them and says why. */
function startReplacement(store: AppStore, ownToken: () => string | null, startAnew: () => void): () => void {
  const { heldBack } = store.extra;
  return store.startListening({
    actionCreator: sessionReplaced,
    effect: (_action, { getOriginalState }) => {
      const next = readSession()?.user.guid;
      // A user who signed in in this tab knows why.
      if (next !== undefined && next !== ownerOf(getOriginalState()))
        noteReplacement({ guid: next, isUnsent: heldBack.hasUnsendable() });
      heldBack.sendAllOnUnload(ownToken());
      startAnew();
    },
  });
}

/**
 * Reacts to the events of a session: a refused call expires it, and its end clears the storage. Guards
 * navigate, because they see the state.
 *
 * @param startAnew reloads the page for the next user
 * @returns a function that stops it: from then on this store no longer changes the storage
 */
export function startSessionEvents(
  store: AppStore,
  startAnew: () => void = () => location.reload(),
): () => void {
  const { accounts, heldBack, drafts, noticeActions, history } = store.extra;
  /** The last token of this tab's user: it is used for held-back calls after the storage no longer has it. */
  let ownToken: string | null = null;
  const remember = () => {
    ownToken = readTokenOf(ownerOf(store.getState())) ?? ownToken;
  };
  remember();
  const stops = [
    startSessionWatch(store, remember, () => ownToken),
    store.startListening({
      predicate: isRefusedCall,
      effect: (_action, { dispatch }) => {
        // A call can fail before this tab hears that another one has signed out.
        const isElsewhere = selectUser(store.getState()) !== null && readToken() === null;
        dispatch(isElsewhere ? signedOut(endedElsewhere()) : sessionExpired());
      },
    }),
    startSingleService(store),
    store.startListening({
      actionCreator: signedIn,
      effect: ({ payload }) => {
        drafts.of(payload.guid).isClosed = false;
        remember();
      },
    }),
    store.startListening({ actionCreator: userRefreshed, effect: remember }),
    store.startListening({
      actionCreator: sessionExpired,
      effect: (_action, { dispatch, getOriginalState }) => {
        const owner = ownerOf(getOriginalState());
        if (owner === undefined) return;
        ownToken = null;
        clearSession(owner);
        clearMicrosoftSession(accounts);
        dispatch(presenceLost());
      },
    }),
    store.startListening({
      actionCreator: signedOut,
      effect: ({ payload: cause }, { dispatch, getOriginalState }) => {
        const owner = ownerOf(getOriginalState());
        heldBack.sendAllOnUnload(readTokenOf(owner) ?? ownToken);
        ownToken = null;
        if (cause === 'user' && owner !== undefined) void forgetWhatWasKept(drafts.of(owner));
        clearSession(owner);
        clearMicrosoftSession(accounts);
        dispatch(presenceLost());
      },
    }),
    // Their notices are removed with the session (see `noticesSlice`).
    store.startListening({
      matcher: isAnyOf(signedOut, sessionExpired),
      effect: () => {
        noticeActions.clear();
        history.clear();
      },
    }),
    startReplacement(store, () => ownToken, startAnew),
    startUnloadWatch(heldBack, () => {
      remember();
      return ownToken;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

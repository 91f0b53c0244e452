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

/** Drafts and last seen data end with the user's own sign-out; their stores are loaded for it if need be. */
async function forgetWhatWasKept(drafts: UserDrafts): Promise<void> {
  drafts.isClosed = true;
  const [{ removeAllDrafts }, { forgetAnswersOf }] = await Promise.all([
    import('@/shared/drafts/draftStore'),
    import('@/shared/api/keptAnswers'),
  ]);
  await Promise.all([removeAllDrafts(drafts), forgetAnswersOf(drafts.guid)]);
}

/** The guid of whoever was signed in before an action. */
function ownerOf({ session }: RootState): string | undefined {
  return session.status === 'signedIn' ? session.user.guid : undefined;
}

/**
 * The stored session belongs to all tabs, the state to this one. Whenever storage may have changed they are compared:
 * gone means signed out here, too; another person's means that this page must not go on with what it has.
 */
function startStorageWatch(store: AppStore, remember: () => void): () => void {
  const compare = () => {
    const user = selectUser(store.getState());
    if (!user) return;
    const stored = readSession();
    if (readToken() === null) store.dispatch(signedOut(isEndedByUpdate() ? 'newVersion' : 'otherTab'));
    else if (stored && stored.user.guid !== user.guid) store.dispatch(sessionReplaced());
    else remember();
  };
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageName(tokenKey) || key === storageName(userKey)) compare();
  };
  const handleVisible = () => {
    // A tab that the browser had put to sleep heard of nothing.
    if (document.visibilityState === 'visible') compare();
  };
  addEventListener('storage', handleStorage);
  addEventListener('pageshow', compare);
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    removeEventListener('storage', handleStorage);
    removeEventListener('pageshow', compare);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}

/** What is held back goes out with the page; what cannot makes the browser ask first. */
function startUnloadWatch(heldBack: HeldBackCalls, currentToken: () => string | null): () => void {
  const handlePageHide = () => heldBack.sendAllOnUnload(currentToken());
  const handleBeforeUnload = (event: BeforeUnloadEvent) => {
    if (heldBack.hasUnsendable()) event.preventDefault();
  };
  addEventListener('pagehide', handlePageHide);
  addEventListener('beforeunload', handleBeforeUnload);
  return () => {
    removeEventListener('pagehide', handlePageHide);
    removeEventListener('beforeunload', handleBeforeUnload);
  };
}

/** A page serves one person: what is still under way for the one before must not go on in the name of the next. */
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

/** The stored session is another person's: the page starts anew for them, and then says why. */
function startReplacement(store: AppStore, ownToken: () => string | null, startAnew: () => void): () => void {
  const { heldBack } = store.extra;
  return store.startListening({
    actionCreator: sessionReplaced,
    effect: (_action, { getOriginalState }) => {
      const next = readSession()?.user.guid;
      // Whoever signed in at this very tab knows.
      if (next !== undefined && next !== ownerOf(getOriginalState()))
        noteReplacement({ guid: next, isUnsent: heldBack.hasUnsendable() });
      heldBack.sendAllOnUnload(ownToken());
      startAnew();
    },
  });
}

/**
 * What follows from the events of a session (sections 4 and 8): a refused call expires it; its end clears
 * storage. Guards do the navigating, because they see the state.
 *
 * @param startAnew loads the page again, for the next person
 * @returns a function that stops it: whatever comes of this store from then on leaves storage alone
 */
export function startSessionEvents(
  store: AppStore,
  startAnew: () => void = () => location.reload(),
): () => void {
  const { accounts, heldBack, drafts, noticeActions, history } = store.extra;
  /** The last token of this tab's user: good for what waits for an undo when storage has it no more. */
  let ownToken: string | null = null;
  const remember = () => {
    ownToken = readTokenOf(ownerOf(store.getState())) ?? ownToken;
  };
  remember();
  const stops = [
    startStorageWatch(store, remember),
    store.startListening({
      predicate: isRefusedCall,
      effect: (_action, { dispatch }) => {
        dispatch(sessionExpired());
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
    // Their notices go with the session (see `noticesSlice`).
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

import i18next from 'i18next';
import { addressOf } from '@/shared/hosting/basePath';
import { MARKER, isOthers, ownName } from '@/shared/hosting/deployment';
import { DEPLOYED, settingOf } from '@/shared/hosting/pageSettings';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { keptByUpdate, readLocal, storageName, triedKey, writeLocal } from '@/shared/storage/localStore';
import { isOfLibrary, removeEntriesOfLibrary } from '@/shared/sign-in/identity/microsoftSession';
import { selectUser } from '@/shared/session/sessionSlice';
import { noteUpdate, readTokenOf } from '@/shared/session/storedSession';
import type { AppStore } from '@/shared/store/store';
import { readOfferedBuild } from './offeredBuild';

declare const BUILD_DATE: string;

/** Time between two checks of the host while the tab is in use, in milliseconds. */
const LOOK_EVERY_MS = 10 * 60_000;
const noticeId = 'update';

/**
 * Clears the caches and local storage and loads the new build. Other apps of the same origin keep their service workers
 * and caches, whose names end with the address of their app; of local storage other deployments keep what is theirs.
 * Theme and language stay; drafts and the outbox are in IndexedDB and stay, too.
 */
export async function takeUpdate(reload: () => void = () => location.reload()): Promise<void> {
  const scope = addressOf('');
  try {
    const [workers, caches] = await Promise.all([
      navigator.serviceWorker?.getRegistrations() ?? [],
      globalThis.caches?.keys() ?? [],
    ]);
    await Promise.all([
      ...workers.filter((worker) => worker.scope === scope).map(async (worker) => worker.unregister()),
      ...caches
        // The first one had late parts before its name had the address of the app.
        .filter((name) => name === ownName('lazy-parts') || name.endsWith(scope))
        .map(async (name) => globalThis.caches.delete(name)),
    ]);
    // Other tabs are told of each removal, so the mark must be there before the session is gone.
    noteUpdate();
    const kept = new Set([MARKER, ...keptByUpdate.map(storageName)]);
    for (const name of Object.keys(localStorage))
      if (!kept.has(name) && !isOthers(name) && !isOfLibrary(name)) localStorage.removeItem(name);
    removeEntriesOfLibrary(localStorage);
  } finally {
    reload();
  }
}

/** Asks the user first, because there is unsaved input, here or in another tab. */
function offerUpdate(store: AppStore, take: () => void): void {
  const id = noticeId;
  store.extra.noticeActions.register(id, take);
  store.dispatch(
    noticeGiven({
      id,
      tone: 'info',
      text: i18next.t('common:newVersion'),
      action: { label: i18next.t('common:actions.reload'), id },
    }),
  );
}

/**
 * The update check: at start, whenever the tab is shown again, and at intervals. A newer build is loaded at
 * once, but if a form has unsaved input, the user is asked, also in other tabs, because the update ends their session.
 *
 * @param update loads the update; tests pass their own
 * @param reload loads the page of an update that another tab has taken, whose session must not end again
 * @returns a function that stops checking
 */
export function startUpdateCheck(
  store: AppStore,
  update: () => Promise<void> = takeUpdate,
  reload: () => void = () => location.reload(),
): () => void {
  let since = Date.now();
  async function look() {
    const offered = await readOfferedBuild();
    // Other settings make another page of the same build, and an older build is new where its page was written later.
    const own = settingOf(DEPLOYED) ?? BUILD_DATE;
    if (offered === null || Date.parse(offered) <= Date.parse(own)) return;
    // If the host announces a new build but still serves the old one, this page must not reload forever, and each new one
    // would end the session of all tabs.
    const [tried, at] = readLocal(triedKey)?.split(' ') ?? [];
    if (tried === offered && Number(at) <= since) return;
    const take = async () => {
      // Held-back calls are sent now, with the token that is about to be removed.
      store.extra.heldBack.sendAllOnUnload(readTokenOf(selectUser(store.getState())?.guid));
      since = Date.now();
      if (tried === offered) return reload();
      writeLocal(triedKey, `${offered} ${since}`);
      await update();
    };
    if (!(await store.extra.unsavedForms.isAnyTabUnsaved())) {
      await take();
    } else if (!store.getState().notices.some(({ id }) => id === noticeId)) {
      offerUpdate(store, () => void take());
    }
  }

  const handleVisible = () => {
    if (document.visibilityState === 'visible') void look();
  };
  void look();
  const timer = setInterval(handleVisible, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}

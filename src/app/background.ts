import { loadSignInPage } from '@/features/auth';
import { startAgeWatch } from '@/shared/api/ageWatch';
import { loadTexts } from '@/shared/i18n/i18n';
import { selectUser } from '@/shared/session/sessionSlice';
import type { AppStore } from '@/shared/store/store';
import { whenIdle } from '@/shared/ui/timing/useWhenIdle';

/**
 * A character for each font that no screen needs at once: the app's own, if the page came over a slow line; names such
 * as Łukasz; and characters missing in the app's font.
 */
const faces = [
  ['Geist Variable', 'a'],
  ['Geist Variable', 'Ł'],
  ['Geist Fallback', '→'],
] as const;

/**
 * Loads the fonts that the first text with such a character would need. Otherwise the page would be laid out twice:
 * with the font missing, and again with it. So they are loaded in advance, in the background.
 */
function loadRemainingFonts(): void {
  // A font that cannot be loaded is no error: the text is shown in the next one.
  for (const [family, sign] of faces) document.fonts?.load(`1em "${family}"`, sign).catch(() => undefined);
}

/** Loads the code that sends waiting entries; the returned function starts it. */
async function loadSending(): Promise<(store: AppStore) => () => void> {
  // The entry point of a feature is imported only when it is needed.
  const [{ laneOf, startSending }, records, expenses, tasks, customers, projects, people] = await Promise.all(
    [
      import('@/shared/outbox/startSending'),
      import('@/features/work-records').then(async ({ loadWorkRecordKind }) => loadWorkRecordKind()),
      import('@/features/expenses').then(async ({ loadExpenseKind }) => loadExpenseKind()),
      import('@/features/planner').then(async ({ loadTaskKind }) => loadTaskKind()),
      import('@/features/customers').then(async ({ loadCustomerKind }) => loadCustomerKind()),
      import('@/features/customers').then(async ({ loadProjectKind }) => loadProjectKind()),
      import('@/features/people').then(async ({ loadPersonKind }) => loadPersonKind()),
      loadTexts('outbox'),
      // The network may be gone at the first save or sign-out, before the service worker keeps their code.
      import('@/shared/outbox/saver'),
      loadSignInPage(),
    ],
  );
  const lanes = [
    laneOf(records),
    laneOf(expenses),
    laneOf(tasks),
    laneOf(customers),
    laneOf(projects),
    laneOf(people),
  ];
  return (store) => startSending(store, lanes);
}

/**
 * Everything that runs in the background while a user is signed in: noticing outdated answers, sending waiting entries,
 * who is online, renewing a Microsoft token, and keeping the keyboard focus. All but the first are loaded after the
 * first screen, which needs none of them, and so are the remaining fonts.
 *
 * @returns a function that stops it
 */
export function startBackground(store: AppStore): () => void {
  let isStopped = false;
  const stops = [startAgeWatch(store)];

  const guid = selectUser(store.getState())?.guid;

  async function start() {
    await whenIdle();
    const [{ broadcastLogout, startPresence }, { keepParts }, ...starts] = await Promise.all([
      import('@/shared/presence/startPresence'),
      import('./updates/keptParts'),
      import('./keepFocus').then(({ keepFocus }) => keepFocus),
      import('./storageWatch').then(({ startStorageWatch }) => startStorageWatch),
      import('./cutOff').then(({ startCutOff }) => startCutOff),
      import('@/shared/sign-in/renewal/startRenewal').then(({ startRenewal }) => startRenewal),
      loadSending(),
    ]);
    loadRemainingFonts();
    // Without it fewer screens open offline.
    keepParts().catch(() => undefined);
    const isOver = selectUser(store.getState()) === null;
    if (isStopped && isOver && guid !== undefined) broadcastLogout(guid);
    if (!isStopped) stops.push(startPresence(store), ...starts.map((begin) => begin(store)));
  }

  // The pages work without these chunks; the next visit tries again.
  void start().catch(() => undefined);
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

import { startAgeWatch } from '@/shared/api/ageWatch';
import { loadTexts } from '@/shared/i18n/i18n';
import { selectUser } from '@/shared/session/sessionSlice';
import type { AppStore } from '@/shared/store/store';
import { loadRemainingFonts } from './remainingFonts';

/** Loads what sends the entries that wait; the function that it answers with starts it. */
async function loadSending(): Promise<(store: AppStore) => readonly (() => void)[]> {
  // Doors are imported when they are needed.
  const [{ startSending }, workRecords, expenses] = await Promise.all([
    import('@/shared/outbox/startSending'),
    import('@/features/work-records').then(async ({ loadWorkSending }) => loadWorkSending()),
    import('@/features/expenses').then(async ({ loadExpenseSending }) => loadExpenseSending()),
    loadTexts('outbox'),
  ]);
  return (store) => [startSending(store, workRecords), startSending(store, expenses)];
}

/**
 * What runs beside the pages while somebody is signed in: the watch over the age of answers, who is online, the renewal of
 * a Microsoft token, and sending what waits. All but the first is fetched after the first screen, which needs none of it,
 * and so are the rest of the typefaces.
 *
 * @returns stops it
 */
export function startBackground(store: AppStore): () => void {
  let isStopped = false;
  const stops = [startAgeWatch(store)];

  const guid = selectUser(store.getState())?.guid;

  async function start() {
    const [{ broadcastLogout, startPresence }, { startRenewal }] = await Promise.all([
      import('@/shared/presence/startPresence'),
      import('@/shared/sign-in/renewal/startRenewal'),
    ]);
    loadRemainingFonts();
    const isOver = selectUser(store.getState()) === null;
    if (isStopped && isOver && guid !== undefined) broadcastLogout(guid);
    if (!isStopped) stops.push(startPresence(store), startRenewal(store));
  }

  async function startSendingAll() {
    const startAll = await loadSending();
    if (!isStopped) stops.push(...startAll(store));
  }

  // Without these chunks the pages work all the same; the next visit tries again.
  void start().catch(() => undefined);
  void startSendingAll().catch(() => undefined);
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

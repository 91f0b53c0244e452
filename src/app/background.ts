import { startAgeWatch } from '@/shared/api/ageWatch';
import { selectUser } from '@/shared/session/sessionSlice';
import type { AppStore } from '@/shared/store/store';
import { loadRemainingFonts } from './remainingFonts';

/**
 * What runs beside the pages while somebody is signed in: the watch over the age of answers, who is online, and the renewal of
 * a Microsoft token. The latter two are fetched after the first screen, which needs neither, and so are the rest of the
 * typefaces.
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

  // Without these chunks the pages work all the same; the next visit tries again.
  void start().catch(() => undefined);
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

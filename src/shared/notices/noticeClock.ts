import type { AppStore } from '../store/store';
import { type Notice, noticeDismissed, noticeGiven } from './noticesSlice';

/**
 * Dismisses notices whose time is up. Errors stay, and a notice with a countdown of its own, such as a held-back call,
 * disappears with that.
 *
 * @returns a function that stops watching for new notices, and the countdowns
 */
export function startNoticeClock(store: AppStore): () => void {
  const { countdowns } = store.extra;
  /** Ids of the notices whose countdown was started here. */
  const counted = new Set<string>();

  function start({ id, tone, lifeMs }: Notice): void {
    if (tone === 'error' || lifeMs === undefined) return;
    // A notice that replaces an earlier one stays for its whole time.
    if (countdowns.has(id) && !counted.has(id)) return;
    counted.add(id);
    countdowns.start(id, lifeMs, () => store.dispatch(noticeDismissed(id)));
  }

  // Some notices may have been added before the clock started.
  for (const notice of store.getState().notices) start(notice);
  const stops = [
    store.startListening({ actionCreator: noticeGiven, effect: ({ payload }) => start(payload) }),
    store.startListening({
      actionCreator: noticeDismissed,
      // The next notice of this id has its own time.
      effect: ({ payload }) => {
        if (counted.delete(payload)) countdowns.stop(payload);
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    // Otherwise it would dismiss the next session's notice of the same id.
    for (const id of counted) countdowns.stop(id);
  };
}

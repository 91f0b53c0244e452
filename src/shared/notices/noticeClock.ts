import type { AppStore } from '../store/store';
import { type Notice, noticeDismissed, noticeGiven } from './noticesSlice';

/**
 * Dismisses notices whose time is up. Errors stay, and a notice whose countdown somebody else has started goes with
 * what that one counts for.
 *
 * @returns stops looking for new notices
 */
export function startNoticeClock(store: AppStore): () => void {
  const { countdowns } = store.extra;
  /** Ids of the notices whose countdown is the clock's own. */
  const counted = new Set<string>();

  function start({ id, tone, lifeMs }: Notice): void {
    if (tone === 'error' || lifeMs === undefined) return;
    // What is said in place of an earlier notice has its whole time.
    if (countdowns.has(id) && !counted.has(id)) return;
    counted.add(id);
    countdowns.start(id, lifeMs, () => store.dispatch(noticeDismissed(id)));
  }

  // Some may have been given before anybody could see them.
  for (const notice of store.getState().notices) start(notice);
  const stops = [
    store.startListening({ actionCreator: noticeGiven, effect: ({ payload }) => start(payload) }),
    store.startListening({
      actionCreator: noticeDismissed,
      effect: ({ payload }) => void counted.delete(payload),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

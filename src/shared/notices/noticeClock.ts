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

  function start({ id, tone, lifeMs }: Notice): void {
    if (tone === 'error' || lifeMs === undefined || countdowns.has(id)) return;
    countdowns.start(id, lifeMs, () => store.dispatch(noticeDismissed(id)));
  }

  // Some may have been given before anybody could see them.
  for (const notice of store.getState().notices) start(notice);
  return store.startListening({ actionCreator: noticeGiven, effect: ({ payload }) => start(payload) });
}

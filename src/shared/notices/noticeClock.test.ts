import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedOut } from '../session/sessionSlice';
import { createAppStore } from '../store/store';
import { startNoticeClock } from './noticeClock';
import { STEP_NOTICE, noticeDismissed, noticeGiven, selectNotices } from './noticesSlice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a notice stays for its whole time, though one with the same id was dismissed by its button', () => {
  const store = createAppStore();
  startNoticeClock(store);
  const tell = (text: string) =>
    store.dispatch(noticeGiven({ id: STEP_NOTICE, tone: 'success', text, lifeMs: 3000 }));
  tell('Deleted');
  vi.advanceTimersByTime(2000);
  store.dispatch(noticeDismissed(STEP_NOTICE));
  tell('Deleted again');
  vi.advanceTimersByTime(2999);
  expect(selectNotices(store.getState())).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(selectNotices(store.getState())).toEqual([]);
});

test('a notice of the next session stays for its whole time, though one with the same id was just shown', () => {
  const store = createAppStore();
  const tell = (text: string) =>
    store.dispatch(noticeGiven({ id: STEP_NOTICE, tone: 'success', text, lifeMs: 3000 }));
  const stop = startNoticeClock(store);
  tell('Deleted by the first user');
  vi.advanceTimersByTime(2000);
  store.dispatch(signedOut('user'));
  stop();
  expect(vi.getTimerCount()).toBe(0);

  startNoticeClock(store);
  tell('Deleted by the next user');
  vi.advanceTimersByTime(2999);
  expect(selectNotices(store.getState())).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(selectNotices(store.getState())).toEqual([]);
});

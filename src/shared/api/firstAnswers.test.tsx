import { afterEach, expect, test, vi } from 'vitest';
import { tokenKey, writeLocal } from '../storage/localStore';

afterEach(() => vi.useRealTimers());

test('the first answers are complete only when no other call has begun soon after one (R-1.72)', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  writeLocal(tokenKey, 't-1');
  const { firstAnswers, noteCall } = await import('./firstAnswers');
  let isComplete = false;
  void firstAnswers.then(() => {
    isComplete = true;
  });
  noteCall()();
  await vi.advanceTimersByTimeAsync(90);
  const noteAnswer = noteCall();
  await vi.advanceTimersByTimeAsync(5000);
  expect(isComplete).toBe(false);
  noteAnswer();
  await vi.advanceTimersByTimeAsync(100);
  expect(isComplete).toBe(true);
});

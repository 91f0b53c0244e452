import { afterEach, expect, test, vi } from 'vitest';
import { tokenKey, writeLocal } from '../storage/localStore';

afterEach(() => vi.useRealTimers());

test('the first answers are complete only when no other call has begun soon after one (R-1.72)', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  writeLocal(tokenKey, 't-1');
  const { firstAnswers, noteCall } = await import('./firstAnswers');
  const handleAll = vi.fn<() => void>();
  void firstAnswers.finally(handleAll);
  noteCall()();
  await vi.advanceTimersByTimeAsync(90);
  const noteAnswer = noteCall();
  await vi.advanceTimersByTimeAsync(5000);
  expect(handleAll).not.toHaveBeenCalled();
  noteAnswer();
  await vi.advanceTimersByTimeAsync(120);
  expect(handleAll).toHaveBeenCalledOnce();
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { OutboxSender } from './startSending';
import { SETTLE_MS, type SendingEnd } from './sendWaiting';

/** A sender whose tries end as told, and the number of tries so far. */
function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ends: ((end: SendingEnd) => void)[] = [];
  const onStart = vi.fn<() => void>();
  const onEnd = vi.fn<(end: SendingEnd) => void>();
  const sender = new OutboxSender(async () => new Promise((resolve) => ends.push(resolve)), {
    onStart,
    onEnd,
  });
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return onStart.mock.calls.length;
  };
  return {
    sender,
    onEnd,
    after,
    end: async (isUnanswered: boolean, pauseMs?: number) => {
      ends.at(-1)?.({ isUnanswered, taken: 0, ...(pauseMs !== undefined && { pauseMs }) });
      await after(0);
    },
  };
}

test('the pauses double up to ten minutes, and begin anew after an answer (R-14.27)', async () => {
  const { sender, after, end, onEnd } = open();
  sender.sendIn(0);
  expect(await after(0)).toBe(1);
  let tries = 1;
  for (const seconds of [30, 60, 120, 240, 480, 600, 600]) {
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    await end(true);
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    expect(await after(seconds * 1000 - 1)).toBe(tries);
    tries += 1;
    // oxlint-disable-next-line no-await-in-loop -- one try after another
    expect(await after(1)).toBe(tries);
  }
  await end(false);
  expect(onEnd).toHaveBeenLastCalledWith({ isUnanswered: false, taken: 0 });
  expect(await after(3_600_000)).toBe(tries);
  sender.sendIn(0);
  await after(0);
  await end(true);
  expect(await after(29_999)).toBe(tries + 1);
  expect(await after(1)).toBe(tries + 2);
});

test('a request during a try is made once after it: at once if it was answered, else after three seconds (R-14.27)', async () => {
  const { sender, after, end } = open();
  sender.sendIn(0);
  await after(0);
  sender.sendIn(0);
  expect(await after(0)).toBe(1);
  await end(false);
  expect(await after(0)).toBe(2);
  sender.sendIn(0);
  await after(0);
  await end(true);
  expect(await after(SETTLE_MS - 1)).toBe(2);
  expect(await after(1)).toBe(3);
  await end(false);
  expect(await after(600_000)).toBe(3);
});

test('a later request replaces an earlier one, and nothing follows once it is stopped (R-14.27)', async () => {
  const { sender, after, end } = open();
  sender.sendIn(500);
  sender.sendIn(1000);
  expect(await after(999)).toBe(0);
  expect(await after(1)).toBe(1);
  await end(true);
  sender.stop();
  expect(await after(600_000)).toBe(1);
});

test('a longer pause that a busy service asks for is kept, also after a request during the try (R-24.25)', async () => {
  const { sender, after, end } = open();
  sender.sendIn(0);
  await after(0);
  await end(true, 45_000);
  expect(await after(44_999)).toBe(1);
  expect(await after(1)).toBe(2);
  sender.sendIn(0);
  await after(0);
  await end(true, 10_000);
  expect(await after(9999)).toBe(2);
  expect(await after(1)).toBe(3);
});

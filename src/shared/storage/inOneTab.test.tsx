import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TestLocks } from '../../../tests/jsdom/testLocks';
import { comesInTime, letTimePass, ownTime } from '../../../tests/jsdom/testTime';
import { patience } from '../../../tests/patience';
import { type Locks, inOneTab, inTurn, inTurnSoon } from './inOneTab';

beforeEach(ownTime);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two overloads in use, of the three there are
const testLocks = () => new TestLocks() as unknown as Locks;

/** Work that lasts until the test ends it. */
function slowWork() {
  let end = () => {};
  const work = vi.fn<() => Promise<void>>(
    async () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  return { work, end: () => end() };
}

describe.each([
  ['with Web Locks', testLocks()],
  ['with a note in local storage', null],
])('one tab at a time, %s', (_means, locks) => {
  test('work under way in one tab is not done in another', async () => {
    const first = slowWork();
    const second = slowWork();
    const done = inOneTab('x', first.work, locks);
    await vi.waitFor(() => expect(first.work).toHaveBeenCalledOnce(), patience);
    await inOneTab('x', second.work, locks);
    expect(second.work).not.toHaveBeenCalled();
    first.end();
    await done;
    const later = inOneTab('x', second.work, locks);
    await vi.waitFor(() => expect(second.work).toHaveBeenCalledOnce(), patience);
    second.end();
    await later;
  });

  test('if two tabs begin at the same moment, only one does the work', async () => {
    const { work, end } = slowWork();
    const both = Promise.all([inOneTab('x', work, locks), inOneTab('x', work, locks)]);
    // Without Web Locks, each tab checks after a moment which of them wrote last.
    await letTimePass(1000);
    end();
    await both;
    expect(work).toHaveBeenCalledOnce();
  });

  test('in turn, the second begins when the first is done (R-14.19)', async () => {
    const first = slowWork();
    const second = slowWork();
    const both = Promise.all([inTurn('y', first.work, locks), inTurn('y', second.work, locks)]);
    await vi.waitFor(
      () => expect(first.work.mock.calls.length + second.work.mock.calls.length).toBe(1),
      patience,
    );
    await letTimePass(60_000);
    expect(first.work.mock.calls.length + second.work.mock.calls.length).toBe(1);
    first.end();
    second.end();
    await comesInTime(() => {
      first.end();
      second.end();
      expect([first.work, second.work].map((work) => work.mock.calls.length)).toEqual([1, 1]);
    });
    first.end();
    second.end();
    await both;
  });

  test('after a failure, the next tab tries', async () => {
    const failing = async () => Promise.reject(new Error('no'));
    await expect(inOneTab('x', failing, locks)).rejects.toThrow('no');
    const work = vi.fn<() => Promise<void>>(async () => {});
    await inOneTab('x', work, locks);
    expect(work).toHaveBeenCalledOnce();
  });
});

test('the note of a closed tab expires, also for a tab that waits its turn', async () => {
  localStorage.setItem('tagwerk.x', `0.5 ${Date.now() - 1}`);
  const work = vi.fn<() => Promise<void>>(async () => {});
  await inOneTab('x', work, null);
  expect(work).toHaveBeenCalledOnce();
  localStorage.setItem('tagwerk.x', `0.5 ${Date.now() + 20_000}`);
  const inItsTurn = inTurn('x', work, null);
  await letTimePass(5000);
  expect(work).toHaveBeenCalledOnce();
  await comesInTime(() => expect(work).toHaveBeenCalledTimes(2));
  await inItsTurn;
});

test('a turn that does not come is not waited for for ever, and nothing is done when it comes late (R-14.47)', async () => {
  const locks = testLocks();
  const first = slowWork();
  const work = vi.fn<() => Promise<void>>(async () => {});
  const held = inTurn('x', first.work, locks);
  const soon = inTurnSoon('x', work, locks);
  await letTimePass(13_000);
  expect(await soon).toBe(false);
  first.end();
  await held;
  await letTimePass(100);
  expect(work).not.toHaveBeenCalled();
  expect(await inTurnSoon('x', work, locks)).toBe(true);
});

test('locks that never answer do not hold up what is done in one tab at a time (R-14.47)', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a lock manager that is broken
  const locks = { request: async () => new Promise(() => undefined) } as unknown as Locks;
  const work = vi.fn<() => Promise<void>>();
  const done = inOneTab('x', work, locks);
  await letTimePass(2500);
  await done;
  expect(work).not.toHaveBeenCalled();
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { letTimePass, ownTime } from '../../../../tests/jsdom/testTime';
import { patience } from '../../../../tests/patience';
import { type Locks, inOneTab } from './inOneTab';

beforeEach(ownTime);

/** Locks as browsers have them, as far as `ifAvailable` goes. */
function fakeLocks(): Locks {
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: unknown,
    run: (lock: { name: string; mode: 'exclusive' } | null) => unknown,
  ) => {
    if (held.has(name)) return run(null);
    held.add(name);
    try {
      return await run({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the overload in use, of the two there are
  return { request } as Locks;
}

/** Work that is under way until the test ends it. */
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
  ['with Web Locks', fakeLocks()],
  ['with a note in local storage', undefined],
])('one tab at a time, %s', (_means, locks) => {
  test('what a tab is doing, another one leaves alone', async () => {
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

  test('of two that begin together, one does it', async () => {
    const { work, end } = slowWork();
    const both = Promise.all([inOneTab('x', work, locks), inOneTab('x', work, locks)]);
    // Without Web Locks each looks after a moment who wrote last.
    await letTimePass(1000);
    end();
    await both;
    expect(work).toHaveBeenCalledOnce();
  });

  test('a failure lets the next one try', async () => {
    const failing = async () => Promise.reject(new Error('no'));
    await expect(inOneTab('x', failing, locks)).rejects.toThrow('no');
    const work = vi.fn<() => Promise<void>>(async () => {});
    await inOneTab('x', work, locks);
    expect(work).toHaveBeenCalledOnce();
  });
});

test('the note of a tab that is gone expires', async () => {
  localStorage.setItem('tagwerk.x', `0.5 ${Date.now() - 1}`);
  const work = vi.fn<() => Promise<void>>(async () => {});
  await inOneTab('x', work, undefined);
  expect(work).toHaveBeenCalledOnce();
});

import { ownName } from '../hosting/deployment';
import { readLocal, removeLocal, writeLocal } from './localStore';
import { NoAnswer, within } from './within';

/** How long a tab may be silent before another one takes over, in milliseconds; for browsers without Web Locks. */
const LEASE_MS = 30_000;

/** How often a tab that is still working renews its note, in milliseconds. */
const RENEW_MS = 10_000;

/** After this time, two tabs that began at the same moment can see which of them wrote last, in milliseconds. */
const SETTLE_MS = 100;

/** How often a waiting tab checks whether the other one is done, in milliseconds. */
const LOOK_MS = 1000;

/** How long the browser may take to say whether a lock is free, in milliseconds. */
const ANSWER_MS = 2000;

/** How long a tab waits for others that hold a lock, in milliseconds: their call may never be answered. */
const TURN_MS = 12_000;

/** The part of `navigator.locks` that is used here. */
export type Locks = Pick<LockManager, 'request'>;

/** Waits so many milliseconds. */
export async function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Does the work while holding a note in local storage, unless another tab holds one. */
async function underLease(name: string, work: () => Promise<void>): Promise<'done' | 'taken'> {
  const [, until] = (readLocal(name) ?? '').split(' ');
  if (Number(until) > Date.now()) return 'taken';
  const tab = Math.random();
  const note = () => `${tab} ${Date.now() + LEASE_MS}`;
  const mine = note();
  writeLocal(name, mine);
  await pause(SETTLE_MS);
  if (readLocal(name) !== mine) return 'taken';
  const renewal = setInterval(() => writeLocal(name, note()), RENEW_MS);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    removeLocal(name);
  }
  return 'done';
}

/**
 * Does some work, but not if it could not begin after some time.
 *
 * @param start waits until the work may be done, and calls the function for it
 * @returns whether it was done
 */
async function begunWithin(
  ms: number,
  work: () => Promise<void>,
  start: (begin: () => Promise<void>) => Promise<void>,
): Promise<boolean> {
  let [isOver, isBegun] = [false, false];
  const whole = { end: Promise.resolve() };
  const begun = new Promise<void>((resolve, reject) => {
    whole.end = start(async () => {
      if (isOver) return;
      isBegun = true;
      resolve();
      await work();
    });
    whole.end.then(resolve, reject);
  });
  await within(ms, begun).catch((error: unknown) => {
    isOver = true;
    if (!(error instanceof NoAnswer)) throw error;
  });
  if (isBegun) await whole.end;
  return isBegun;
}

/**
 * Does something in one tab at a time. If another tab is doing it, nothing is done here, and the caller looks again
 * later and finds it done.
 *
 * @param locks `navigator.locks`. Old browsers and pages that are not served securely lack it; without it, or with
 *   null, a note in local storage is used
 */
export async function inOneTab(
  name: string,
  work: () => Promise<void>,
  locks: Locks | null = navigator.locks,
): Promise<void> {
  if (!locks) {
    await underLease(name, work);
    return;
  }
  await begunWithin(ANSWER_MS, work, async (begin) =>
    locks.request(ownName(name), { ifAvailable: true }, async (lock) => {
      if (lock) await begin();
    }),
  );
}

/** Does something in one tab after the other: it waits until another tab is done, or closed. */
export async function inTurn(
  name: string,
  work: () => Promise<void>,
  locks: Locks | null = navigator.locks,
): Promise<void> {
  if (locks) {
    await locks.request(ownName(name), work);
    return;
  }
  while ((await underLease(name, work)) === 'taken') await pause(LOOK_MS);
}

/**
 * The same for somebody who waits: if the other tabs are not done after twelve seconds, it is not done here.
 *
 * @returns whether it was done
 */
export async function inTurnSoon(
  name: string,
  work: () => Promise<void>,
  locks: Locks | null = navigator.locks,
): Promise<boolean> {
  return begunWithin(TURN_MS, work, async (begin) => inTurn(name, begin, locks));
}

/** Holds a lock that any number of tabs may hold at once, if there are Web Locks. The returned function releases it. */
export function holdShared(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks
    ?.request(ownName(name), { mode: 'shared' }, async () => released)
    .catch(() => undefined);
  return () => release();
}

/** Whether any tab holds a lock; not if the browser does not answer. */
export async function isHeld(name: string): Promise<boolean> {
  const locks = navigator.locks && within(ANSWER_MS, navigator.locks.query()).catch(() => null);
  return (await locks)?.held?.some((lock) => lock.name === ownName(name)) === true;
}

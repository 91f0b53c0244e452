import { readLocal, removeLocal, writeLocal } from './localStore';

/** How long a tab may say nothing before another one takes its place, in milliseconds; for browsers without Web Locks. */
const LEASE_MS = 30_000;

/** So often a tab that is still at it says so, in milliseconds. */
const RENEW_MS = 10_000;

/** Two tabs that begin in the same moment see by then who wrote last, in milliseconds. */
const SETTLE_MS = 100;

/** Who waits for another tab looks so often whether it is done, in milliseconds. */
const LOOK_MS = 1000;

/** What is needed of `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

async function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Does the work under a note in local storage, unless another tab has one there. */
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
 * Does something in one tab at a time. While another tab is at it, nothing is done here: whoever calls looks again
 * later, and finds it done.
 *
 * @param locks `navigator.locks`, which old browsers and pages that are not served securely lack: there, and for null, a
 *   note in local storage serves
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
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Does something in one tab after the other: while another one is at it, or until that is closed, it waits. */
export async function inTurn(
  name: string,
  work: () => Promise<void>,
  locks: Locks | null = navigator.locks,
): Promise<void> {
  if (locks) {
    await locks.request(name, work);
    return;
  }
  while ((await underLease(name, work)) === 'taken') await pause(LOOK_MS);
}

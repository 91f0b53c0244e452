import { readLocal, removeLocal, writeLocal } from '../../storage/localStore';

/** How long a tab may take before another one takes its place, in milliseconds; for browsers without Web Locks. */
const LEASE_MS = 30_000;

/** Two tabs that begin in the same moment see by then who wrote last, in milliseconds. */
const SETTLE_MS = 100;

/** What is needed of `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

async function underLease(name: string, work: () => Promise<void>): Promise<void> {
  const [, until] = (readLocal(name) ?? '').split(' ');
  if (Number(until) > Date.now()) return;
  const mine = `${Math.random()} ${Date.now() + LEASE_MS}`;
  writeLocal(name, mine);
  await new Promise((resolve) => {
    setTimeout(resolve, SETTLE_MS);
  });
  if (readLocal(name) !== mine) return;
  try {
    await work();
  } finally {
    removeLocal(name);
  }
}

/**
 * Does something in one tab at a time. While another tab is at it, nothing is done here: whoever calls looks again
 * later, and finds it done.
 *
 * @param locks `navigator.locks`; old browsers and pages that are not served securely have none, and get by with a
 *   note in local storage
 */
export async function inOneTab(
  name: string,
  work: () => Promise<void>,
  locks: Locks | undefined = navigator.locks,
): Promise<void> {
  if (!locks) return underLease(name, work);
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

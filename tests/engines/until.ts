import { setTimeout as pause } from 'node:timers/promises';

/** As long as the slowest step takes on a busy machine. */
const LONGEST = 40_000;

/** Asks again and again until the check ends without an error, and returns its result. */
export async function until<Result>(check: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + LONGEST;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(25);
    }
  }
}

import { createHash } from 'node:crypto';
import type { TestResult } from './reports';

/** How many of the slowest tests are listed at the end of a run. */
const SLOWEST = 10;

/**
 * Measures a fixed piece of work, so that the durations of two machines or two days can be compared.
 *
 * @returns the median of five runs in milliseconds
 */
export function calibrate(): number {
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    let text = 'Tagwerk';
    for (let round = 0; round < 60_000; round += 1) text = createHash('sha256').update(text).digest('hex');
    return performance.now() - begin;
  });
  return Math.round(times.toSorted((one, other) => one - other)[2] ?? 0);
}

/** The slowest tests of a run, one per line. */
export function slowest(tests: readonly TestResult[]): readonly string[] {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

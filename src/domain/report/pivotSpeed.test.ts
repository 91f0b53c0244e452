import { expect, test } from 'vitest';
import { groupManyRows, manyRows } from './manyRows.fixture';

/** The least that grouping has to do: looks for a text in each row, and adds its hours to those of its group. */
function groupPlainly(): number {
  const sums = new Map<string, number>();
  for (const { date, person, project, description = '', hours } of manyRows) {
    const isFound = description.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().includes('gerat');
    const group = `${person}/${project}/${date.slice(0, 7)}`;
    if (isFound) sums.set(group, (sums.get(group) ?? 0) + hours);
  }
  return sums.size;
}

/** The time of the processor, because other work on the machine must not count, in milliseconds. */
function timeOf(work: () => number): number {
  const start = process.cpuUsage();
  expect(work()).toBeGreaterThan(0);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test('50,000 rows of 40 customers are grouped in at most twice the time of a plain loop', () => {
  // The best of seven, because the first ones are not compiled yet.
  const best = (work: () => number) => Math.min(...Array.from({ length: 7 }, () => timeOf(work)));
  const floor = best(groupPlainly);
  const ratio = best(groupManyRows) / floor;
  expect(ratio).toBeLessThanOrEqual(2);
});

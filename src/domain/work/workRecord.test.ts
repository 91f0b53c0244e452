import { describe, expect, test } from 'vitest';
import { cents } from '../money/money';
import { isoDate } from '../time/period';
import { type WeekGroup, type WorkRecord, copyOf, groupByWeek, hoursProblem, sumHours } from './workRecord';

function record(id: number, date: string, hours: number | null = 8): WorkRecord {
  return {
    id,
    employee: 'jana',
    date: isoDate(date),
    customerId: 1,
    customerName: 'Kessler',
    projectId: 2,
    projectName: 'MES',
    description: 'Workshop',
    location: 'Augsburg',
    hours,
    travelHours: null,
    departure: null,
    arrival: null,
    distanceKm: null,
    foodAllowance: cents(0),
    travelExpenses: cents(0),
  };
}

test('copying appends " (copy)" to the description and has no id', () => {
  const copy = copyOf(record(7, '2026-11-19'));
  expect(copy.description).toBe('Workshop (copy)');
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['id']));
});

describe('hours', () => {
  test.each([
    [null, undefined, 'missing'],
    [undefined, undefined, 'not-a-number'],
    [-1, undefined, 'out-of-range'],
    [24.5, undefined, 'out-of-range'],
    [7.25, undefined, 'off-step'],
    [7.25, 7.25, undefined],
    [0, undefined, undefined],
    [7.5, undefined, undefined],
    [24, undefined, undefined],
  ])('%j (stored %j): %j', (value, stored, problem) => {
    expect(hoursProblem(value, 0.5, stored)).toBe(problem);
  });

  test('the step of hours can be configured (R-4.38)', () => {
    expect(hoursProblem(7.25, 0.25)).toBeUndefined();
    expect(hoursProblem(7.3, 0.1)).toBeUndefined();
    expect(hoursProblem(7.5, 1)).toBe('off-step');
  });
});

describe('groups of the work list', () => {
  const whole = { start: 0, isLast: true };
  const weeks = (groups: readonly WeekGroup[]) => groups.map(({ week, isWhole }) => [week.week, isWhole]);

  test('neighbouring records of a week are grouped, in the order of the service', () => {
    const list = [record(3, '2026-11-19'), record(2, '2026-11-19'), record(1, '2026-11-13')];
    expect(weeks(groupByWeek(list, whole))).toEqual([
      [47, true],
      [46, true],
    ]);
    expect(groupByWeek(list, whole).map(({ records }) => records.length)).toEqual([2, 1]);
  });

  test('a group that the page cuts off, or that is in two places, has no total (R-7.9)', () => {
    const list = [
      record(9, '2026-11-12'),
      record(2, '2026-11-19'),
      record(1, '2026-11-12'),
      record(0, '2026-11-04'),
    ];
    expect(weeks(groupByWeek(list, { start: 0, isLast: false }))).toEqual([
      [46, false],
      [47, true],
      [46, false],
      [45, false],
    ]);
    // A new record of an older week is at the front; the others of its week are on a later page.
    const front = [record(9, '2026-10-15'), record(2, '2026-11-19'), record(1, '2026-11-12')];
    expect(weeks(groupByWeek(front, { start: 0, isLast: false }))).toEqual([
      [42, false],
      [47, true],
      [46, false],
    ]);
    expect(groupByWeek([record(1, '2026-11-12')], { start: 20, isLast: true })[0]?.isWhole).toBe(false);
  });

  test('hours add up without drift, and missing hours count as 0', () => {
    expect(
      sumHours([record(1, '2026-11-12', 0.1), record(2, '2026-11-12', 0.2), record(3, '2026-11-12', null)]),
    ).toBe(0.3);
  });
});

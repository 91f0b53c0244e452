import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { budgetEnd, forecastWeeks, paceOf, paceWeeks } from './budgetRange';

const today = isoDate('2026-11-20');
const mes = [19, 22, 21, 24, 17, 24, 20, 22].map((hours) => hours * 100);

describe('worked example: range, MES', () => {
  test('the pace and the end of the budgets of MES and Shop (R-16.53)', () => {
    const pace = paceOf(mes);
    expect(pace).toEqual({ slow: 1950, fast: 2300 });
    expect(pace && budgetEnd(18_900, pace, today)).toEqual({
      from: '2027-01-17',
      to: '2027-01-27',
      shownAs: 'days',
    });
    expect(budgetEnd(1450, { slow: 900, fast: 1025 }, today)).toEqual({
      from: '2026-11-30',
      to: '2026-12-01',
      shownAs: 'weeks',
    });
  });

  test('all weeks but those with the least and the most hours are in use (R-16.58)', () => {
    expect(paceWeeks(mes)).toEqual([0, 1, 2, 3, 6, 7]);
  });
});

describe('range of a budget', () => {
  test.each([
    ['2026-11-20', '2026-09-21', '2026-11-15'],
    ['2026-11-22', '2026-09-21', '2026-11-15'],
    ['2026-11-23', '2026-09-28', '2026-11-22'],
  ])('on %s the weeks go from %s to %s (R-16.53)', (day, first, last) => {
    const weeks = forecastWeeks(isoDate(day));
    expect([weeks.length, weeks[0]?.from, weeks.at(-1)?.to]).toEqual([8, first, last]);
  });

  test.each([
    [[0, 0, 0, 0, 0, 0, 8, 8], null],
    [[0, 0, 0, 0, 0, 8, 8, 8], { slow: 0, fast: 8 }],
    [[0, 0, 4, 4, 4, 8, 8, 8], { slow: 2, fast: 8 }],
  ])('the pace of weeks %j (R-16.53)', (weeks, pace) => {
    expect(paceOf(weeks)).toEqual(pace);
  });

  test.each([
    [100, { slow: 0, fast: 100 }, 'open', '2026-11-27', null],
    [100, { slow: 1, fast: 100 }, 'days', '2026-11-27', '2028-10-20'],
    [100, { slow: 0.5, fast: 100 }, 'open', '2026-11-27', null],
    [600, { slow: 50, fast: 100 }, 'days', '2027-01-01', '2027-02-12'],
    [700, { slow: 87.5, fast: 100 }, 'days', '2027-01-08', '2027-01-15'],
    [1300, { slow: 99, fast: 100 }, 'weeks', '2027-02-19', '2027-02-20'],
    [1400, { slow: 99, fast: 100 }, 'months', '2027-02-26', '2027-02-27'],
    [73_100, { slow: 700, fast: 700 }, 'months', '2028-11-20', '2028-11-20'],
    [100_000, { slow: 90, fast: 100 }, 'overTwoYears', '2028-11-20', null],
  ] as const)('%d at %j is shown as %s (R-16.53)', (rest, pace, shownAs, from, to) => {
    expect(budgetEnd(rest, pace, today)).toEqual({ from, to, shownAs });
    expect(budgetEnd(rest, { slow: 0, fast: 0 }, today)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarWeek, isoDate } from '../time/period';
import { weekBars } from './weekHours';

const weeksOf = (weeks: readonly number[], today: string) =>
  weekBars(
    weeks.map((week) => ({ week, hours: week })),
    isoDate(today),
  ).map(({ week }) => week);

describe('hours per week, newest on top', () => {
  test('the last four weeks touch five, the first of them in part, and a week without data has no hours (R-3.21)', () => {
    const bars = weekBars(
      [
        { week: 46, hours: 40 },
        { week: 47, hours: 12.5 },
      ],
      isoDate('2026-11-18'),
    );
    expect(bars).toEqual([
      { week: 47, hours: 12.5, days: { from: '2026-11-16', to: '2026-11-22' }, isCurrent: true },
      { week: 46, hours: 40, days: { from: '2026-11-09', to: '2026-11-15' }, isCurrent: false },
      { week: 45, hours: 0, days: { from: '2026-11-02', to: '2026-11-08' }, isCurrent: false },
      { week: 44, hours: 0, days: { from: '2026-10-26', to: '2026-11-01' }, isCurrent: false },
      { week: 43, hours: 0, days: { from: '2026-10-22', to: '2026-10-25' }, isCurrent: false },
    ]);
  });

  test.each([
    ['2027-01-06', [1, 52, 53], [1, 53, 52, 51, 50]],
    ['2026-01-07', [1, 51, 52], [2, 1, 52, 51, 50]],
    ['2027-01-03', [53], [53, 52, 51, 50]],
  ])('over the turn of the year, on %s (R-3.3)', (today, named, shown) => {
    expect(weeksOf(named, today)).toEqual(shown);
    expect(weeksOf(named.toReversed(), today)).toEqual(shown);
  });

  test.each([
    [
      [1, 52, 53],
      [1, 53, 52],
    ],
    [
      [2, 1, 51, 52],
      [2, 1, 52, 51],
    ],
    [
      [10, 12, 11],
      [12, 11, 10],
    ],
    [[7], [7]],
    [
      [20, 40],
      [40, 20],
    ],
  ])('weeks of another period are shown alone, newest first: %j', (named, shown) => {
    expect(weeksOf(named, '2026-11-18')).toEqual(shown);
  });

  test('of weeks of two periods, each recent one has its days', () => {
    const bars = weekBars(
      [47, 46, 40].map((week) => ({ week, hours: 1 })),
      isoDate('2026-11-18'),
    );
    expect(bars).toEqual([
      { week: 47, hours: 1, days: { from: '2026-11-16', to: '2026-11-22' }, isCurrent: true },
      { week: 46, hours: 1, days: { from: '2026-11-09', to: '2026-11-15' }, isCurrent: false },
      { week: 40, hours: 1, days: null, isCurrent: false },
    ]);
  });

  test('a week that is listed twice is added up', () => {
    const twice = [
      { week: 47, hours: 0.1 },
      { week: 47, hours: 0.2 },
    ];
    expect(weekBars(twice, isoDate('2026-11-18'))[0]?.hours).toBe(0.3);
  });

  test('on each day the bars are the weeks before it, without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (days) => {
        const today = addDays(isoDate('2024-01-01'), days);
        const bars = weekBars([], today);
        const weeks = bars.map((_, index) => calendarWeek(addDays(today, -7 * index)).week);
        expect(bars.map(({ week }) => week)).toEqual(weeks);
        expect(bars.at(-1)?.days?.from).toBe(addDays(today, -27));
      }),
    );
  });
});

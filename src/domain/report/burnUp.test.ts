import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { burnUp, burnUpMonths, monthStarts, paceEnd, scaleSteps } from './burnUp';
import { reportRow } from './report.fixture';

const today = isoDate('2026-11-20');
const mes = new Set(['12:MES']);

describe('points of a burn-up', () => {
  test('there is a point at the end of each week, from the day before the first hours to today (R-16.57)', () => {
    const rows = [
      reportRow('2026-11-12', 3),
      reportRow('2026-11-05', 7.25),
      reportRow('2026-11-05', 9, { project: 'Shop' }),
      reportRow('2026-11-21', 4),
    ];
    expect(burnUp(mes, rows, today)).toEqual([
      { date: '2026-11-04', used: 0 },
      { date: '2026-11-08', used: 725 },
      { date: '2026-11-15', used: 1025 },
      { date: '2026-11-20', used: 1025 },
    ]);
  });

  test('after half a year there is a point at the end of each month (R-16.57)', () => {
    const rows = [reportRow('2026-04-13', 8), reportRow('2026-05-31', 1), reportRow('2026-11-20', 1)];
    const points = burnUp(mes, rows, today);
    expect(points.map(({ date }) => date)).toEqual([
      '2026-04-12',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-20',
    ]);
    expect(points.map(({ used }) => used)).toEqual([0, 800, 900, 900, 900, 900, 900, 900, 1000]);
    const lengthFrom = (day: string) => burnUp(mes, [reportRow(day, 1)], today).length;
    expect(['2026-05-22', '2026-05-21'].map(lengthFrom)).toEqual([28, 8]);
  });

  test('hours of several projects are one line, and without hours there are no points (R-16.57)', () => {
    const rows = [reportRow('2026-11-20', 1), reportRow('2026-11-20', 2, { project: 'Shop' })];
    expect(burnUp(new Set(['12:MES', '12:Shop']), rows, today).at(-1)?.used).toBe(300);
    expect(burnUp(new Set(['12:Other']), rows, today)).toEqual([]);
    expect(burnUp(mes, [reportRow('2026-11-21', 1)], today)).toEqual([]);
  });
});

describe('what a burn-up shows ahead', () => {
  const days = { from: isoDate('2027-01-17'), to: isoDate('2027-01-27'), shownAs: 'days' } as const;
  const open = { from: isoDate('2026-12-01'), to: null, shownAs: 'open' } as const;
  const never = { from: isoDate('2028-11-20'), to: null, shownAs: 'overTwoYears' } as const;
  const forecast = { used: 48_600, budget: 67_500, pace: { slow: 1950, fast: 2300 } };

  test.each([
    ['a range', days, '2027-02'],
    ['an open end', open, '2027-12'],
    ['more than two years', never, '2027-12'],
    ['no end', null, '2026-11'],
  ])('%s: months up to the last one (R-16.57)', (_name, end, to) => {
    expect(burnUpMonths(isoDate('2026-03-16'), end, today)).toEqual({ from: '2026-03', to });
  });

  const lastDay = isoDate('2027-02-28');
  test.each([
    ['fast', days, '2027-01-17', 67_500],
    ['slow', days, '2027-01-27', 67_500],
    ['fast', open, '2026-12-01', 67_500],
    ['fast', never, '2027-02-28', 67_500],
    ['slow', never, '2027-02-28', 48_600 + (1950 * 100) / 7],
  ] as const)('the %s edge of %j ends on %s (R-16.57)', (which, end, date, used) => {
    const place = paceEnd({ ...forecast, end }, which, today, lastDay);
    expect(place?.date).toBe(date);
    expect(place?.used).toBeCloseTo(Math.min(used, 67_500));
  });

  test('without an end, a pace or a budget there is no edge, and the scale of days begins each month (R-16.57)', () => {
    const edge = (less: Partial<Parameters<typeof paceEnd>[0]>) =>
      paceEnd({ ...forecast, end: days, ...less }, 'fast', today, lastDay);
    expect(paceEnd({ ...forecast, end: never }, 'slow', today, isoDate('2026-12-04'))?.used).toBe(52_500);
    expect([edge({ end: null }), edge({ pace: null }), edge({ budget: null })]).toEqual([null, null, null]);
    expect(monthStarts(burnUpMonths(isoDate('2026-11-30'), days, today))).toEqual([
      '2026-11-01',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
  });

  test.each([
    [1100, [0, 250, 500, 750, 1000]],
    [675, [0, 200, 400, 600]],
    [0.5, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    [5, [0, 1, 2, 3, 4, 5]],
  ])('a scale up to %d has round steps (R-16.57)', (largest, steps) => {
    expect(scaleSteps(largest).map((step) => Number(step.toFixed(3)))).toEqual(steps);
  });
});

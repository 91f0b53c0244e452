import fc from 'fast-check';
import { sumHours } from '../work/workRecord';
import { describe, expect, test } from 'vitest';
import {
  type RangeEnd,
  type RangePreset,
  cutOf,
  defaultChartRange,
  hoursByMonth,
  presetRange,
  shiftRange,
} from './evaluation';
import { type IsoMonth, addDays, addMonths, isIsoMonth, isoDate, monthOfDay } from '../time/period';

const month = (text: string) => monthOfDay(isoDate(`${text}-01`));
const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const today = isoDate('2026-11-18');

test.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['2026-01-01', false],
])('a month is written yyyy-mm: %s is %s', (text, isOne) => {
  expect(isIsoMonth(text)).toBe(isOne);
});

test.each([
  ['2026-11-18', -6, '2026-05-18'],
  ['2026-08-31', -6, '2026-02-28'],
  ['2024-08-31', -6, '2024-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-03-15', -15, '2024-12-15'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(addMonths(isoDate(from), months)).toBe(to);
});

describe('the chart range', () => {
  test('the chart range defaults to the last 6 months up to today (R-9.21)', () => {
    expect(defaultChartRange(today)).toEqual(range('2026-05-18', '2026-11-18'));
    expect(defaultChartRange(isoDate('2026-08-31'))).toEqual(range('2026-02-28', '2026-08-31'));
  });

  test.each<[RangeEnd, 1 | -1, string, string]>([
    ['from', -1, '2026-04-18', '2026-11-18'],
    ['from', 1, '2026-06-18', '2026-11-18'],
    ['to', -1, '2026-05-18', '2026-10-18'],
  ])('a stepper shifts %s by %i month (R-9.21)', (end, months, from, to) => {
    expect(shiftRange(defaultChartRange(today), end, months, today)).toEqual(range(from, to));
  });

  test('the start never passes the end, the end never passes today', () => {
    expect(shiftRange(range('2026-10-18', '2026-11-18'), 'from', 1, today)?.from).toBe('2026-11-18');
    expect(shiftRange(range('2026-10-10', '2026-11-10'), 'to', -1, today)?.to).toBe('2026-10-10');
    expect(hoursByMonth([], range('2026-10-31', '2026-11-01'))).toHaveLength(2);
    expect(cutOf(month('2026-10'), range('2026-10-01', '2026-10-31'))).toEqual({ from: null, to: null });
    expect(shiftRange(range('2026-11-01', '2026-11-18'), 'from', 1, today)).toBeNull();
    expect(shiftRange(range('2026-11-01', '2026-11-18'), 'to', 1, today)).toBeNull();
    expect(shiftRange(range('2026-10-10', '2026-11-05'), 'to', -1, today)).toBeNull();
    expect(shiftRange(range('2026-05-18', '2026-10-30'), 'to', 1, today)).toEqual(
      range('2026-05-18', '2026-11-18'),
    );
  });

  test('a range that ends with a month keeps whole months (R-9.21)', () => {
    const shown = range('2026-06-01', '2026-09-30');
    expect(shiftRange(shown, 'to', -1, today)?.to).toBe('2026-08-31');
    expect(shiftRange(shown, 'to', 1, today)?.to).toBe('2026-10-31');
  });

  test.each<[RangePreset, string, string, string]>([
    ['thisMonth', '2026-11-18', '2026-11-01', '2026-11-18'],
    ['lastMonth', '2026-11-18', '2026-10-01', '2026-10-31'],
    ['lastMonth', '2027-01-31', '2026-12-01', '2026-12-31'],
    ['thisQuarter', '2026-11-30', '2026-10-01', '2026-11-30'],
    ['thisQuarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['thisYear', '2026-11-18', '2026-01-01', '2026-11-18'],
    ['lastMonths', '2026-11-18', '2026-05-18', '2026-11-18'],
  ])('the preset %s on %s is from %s to %s (R-9.22)', (preset, day, from, to) => {
    expect(presetRange(preset, isoDate(day))).toEqual(range(from, to));
  });

  test.each<[string, string | null, string | null]>([
    ['2026-05', '2026-05-18', null],
    ['2026-06', null, null],
    ['2026-11', null, '2026-11-18'],
  ])('the hours of %s are cut to the range from %s to %s (R-9.22)', (of, from, to) => {
    expect(cutOf(month(of), defaultChartRange(today))).toEqual({ from, to });
  });

  test('whatever is pressed, the range stays in order and ends by today', () => {
    const presses = fc.array(
      fc.tuple(fc.constantFrom<RangeEnd>('from', 'to'), fc.constantFrom<1 | -1>(1, -1)),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), presses, (days, steps) => {
        const now = addDays(today, days);
        let shown = defaultChartRange(now);
        for (const [end, step] of steps) shown = shiftRange(shown, end, step, now) ?? shown;
        expect(shown.from <= shown.to && shown.to <= now).toBe(true);
      }),
    );
  });
});

describe('hours by month', () => {
  test('months without hours count as 0, even over the turn of the year', () => {
    const entries = [{ month: month('2027-01'), hours: 12.5 }];
    expect(hoursByMonth(entries, range('2026-11-18', '2027-01-02'))).toEqual([
      { month: '2026-11', hours: 0 },
      { month: '2026-12', hours: 0 },
      { month: '2027-01', hours: 12.5 },
    ]);
  });

  test('a month listed twice is added up, and one outside the period is left out', () => {
    const entries = [
      { month: month('2026-11'), hours: 0.1 },
      { month: month('2026-11'), hours: 0.2 },
      { month: month('2020-11'), hours: 99 },
    ];
    const shown = hoursByMonth(entries, range('2026-11-01', '2026-11-30'));
    expect(shown).toEqual([{ month: '2026-11', hours: 0.3 }]);
    expect(sumHours(shown)).toBe(0.3);
  });

  test('a range of n months has n entries in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (months) => {
        const shown = hoursByMonth([], { from: addMonths(today, -months), to: today });
        expect(shown).toHaveLength(months + 1);
        expect(shown.map((one) => one.month)).toEqual(shown.map((one) => one.month).toSorted());
        expect(shown.at(-1)?.month).toBe('2026-11' as IsoMonth); // oxlint-disable-line typescript/no-unsafe-type-assertion -- a literal of that form
      }),
    );
  });
});

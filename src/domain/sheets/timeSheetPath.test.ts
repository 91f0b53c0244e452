import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate, monthOf } from '../time/period';
import { hoursWithin, pathOf, spanOf, wholeMonthOf } from './timeSheetPath';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(isoDate('2000-01-01'), days));
const period = fc
  .tuple(day, fc.integer({ min: 0, max: 80 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

describe('the month of a period', () => {
  test.each([
    ['2026-10-01', '2026-10-31', '2026-10'],
    ['2024-02-01', '2024-02-29', '2024-02'],
    ['2024-02-01', '2024-02-28', null],
    ['2026-10-02', '2026-10-31', null],
    ['2026-09-01', '2026-10-31', null],
    ['2026-11-01', '2026-11-18', null],
  ])('%s to %s is %s', (from, to, month) => {
    expect(wholeMonthOf({ from: isoDate(from), to: isoDate(to) })).toBe(month);
  });

  test('a month is recognised as a whole month', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(wholeMonthOf(monthOf(date))).toBe(date.slice(0, 7));
      }),
    );
  });
});

describe('prepared, signed, sent', () => {
  test.each([
    ['prepared', ['done', 'next', 'later']],
    ['signed', ['done', 'done', 'next']],
    ['requested', ['done', 'done', 'done']],
    ['archived', undefined],
  ])('%s: %j', (state, progress) => {
    expect(pathOf(state)?.map((one) => one.progress)).toEqual(progress);
  });
});

test('hours of a period include its first and last day, not days outside; missing hours count as 0', () => {
  const record = (date: string, hours: number | null) => ({ date: isoDate(date), hours });
  const records = [
    record('2026-09-30', 8),
    record('2026-10-01', 7.5),
    record('2026-10-12', null),
    record('2026-10-31', 0.1),
    record('2026-10-31', 0.2),
    record('2026-11-01', 8),
  ];
  expect(hoursWithin(monthOf(isoDate('2026-10-15')), records)).toBe(7.8);
});

test('a period that begins on the day counts in a span', () => {
  const october = (text: string) => isoDate(`2026-10-${text}`);
  const own = { from: october('05'), to: october('09') };
  expect(spanOf([own, { from: october('04'), to: october('30') }], october('05'))).toEqual(own);
  expect(spanOf([own], october('06'))).toBeNull();
});

test('a span covers every period that begins late enough, and starts and ends with one of them', () => {
  fc.assert(
    fc.property(fc.array(period), day, (periods, notBefore) => {
      const span = spanOf(periods, notBefore);
      const recent = periods.filter(({ from }) => from >= notBefore);
      expect(span).toEqual(
        recent.length === 0
          ? null
          : {
              from: recent.map(({ from }) => from).toSorted()[0],
              to: recent
                .map(({ to }) => to)
                .toSorted()
                .at(-1),
            },
      );
    }),
  );
});

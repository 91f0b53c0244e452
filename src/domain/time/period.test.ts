import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  calendarWeek,
  daysBetween,
  earlierOf,
  isIsoDate,
  isIsoMonth,
  isTimeOfDay,
  isoDate,
  laterOf,
  localDay,
  monthOf,
  monthOfDay,
  periodOfTexts,
  overlapOf,
  shiftMonth,
  weekday,
} from './period';

const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays(isoDate('1990-01-01'), offset));

describe('calendar days', () => {
  test.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '12026-01-01',
    '26-01-01',
    '2026-1-1',
    '',
    '2026-01-01T00:00:00Z',
  ])('%j is not a day', (text) => expect(isIsoDate(text)).toBe(false));

  test('adding days and counting them are inverse, across summer time and leap years', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n);
      }),
    );
  });

  test('weekdays follow each other, Monday 1 to Sunday 7', () => {
    expect(weekday(isoDate('2026-11-16'))).toBe(1);
    fc.assert(
      fc.property(days, (day) => {
        expect(weekday(addDays(day, 1))).toBe((weekday(day) % 7) + 1);
      }),
    );
  });

  test.each([
    ['2026-02-10', '2026-02-01', '2026-02-28'],
    ['2024-02-29', '2024-02-01', '2024-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('the month of %s', (day, from, to) => {
    expect(monthOf(isoDate(day))).toEqual({ from, to });
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', 3, '2027-02-15'],
    ['2026-12-31', -6, '2026-06-30'],
  ])('%s and %i months are %s', (day, months, later) => {
    expect(addMonths(isoDate(day), months)).toBe(later);
  });

  test('days that two periods have in common', () => {
    const period = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
    const march = period('2026-03-01', '2026-03-31');
    expect(overlapOf(march, period('2026-02-10', '2026-03-01'))).toEqual(period('2026-03-01', '2026-03-01'));
    expect(overlapOf(march, period('2026-03-30', '2026-04-02'))).toEqual(period('2026-03-30', '2026-03-31'));
    expect(overlapOf(march, period('2026-04-01', '2026-04-02'))).toBeNull();
    expect([laterOf(march.from, march.to), earlierOf(march.from, march.to)]).toEqual([march.to, march.from]);
  });

  test('a text that is no day is an error that names it, and so is a day after the last year of four digits', () => {
    expect(() => isoDate('2026-02-30')).toThrow('not a calendar day: 2026-02-30');
    expect(() => addDays(isoDate('9999-12-31'), 1)).toThrow('not a calendar day: +010000-01-01');
    expect(localDay(new Date('0999-05-04T12:00'))).toBe('0999-05-04');
  });

  test('a moment falls on the day of the local clock', () => {
    expect(localDay(new Date(2026, 2, 29, 0, 30))).toBe('2026-03-29');
    expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});

describe('calendar weeks (ISO 8601)', () => {
  test.each([
    ['2026-11-19', 2026, 47],
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2021-01-03', 2020, 53],
    ['2024-12-30', 2025, 1],
  ])('%s is in week %i/%i', (day, year, week) => {
    expect(calendarWeek(isoDate(day))).toMatchObject({ year, week });
  });

  test('all seven days of a week share it', () => {
    fc.assert(
      fc.property(days, (day) => {
        const week = calendarWeek(day);
        for (let offset = 0; offset < 7; offset += 1) {
          expect(calendarWeek(addDays(week.monday, offset))).toEqual(week);
        }
      }),
    );
  });
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:30', false],
  ['07:60', false],
  ['107:30', false],
  ['07:300', false],
])('%j is a time of day: %j', (text, expected) => expect(isTimeOfDay(text)).toBe(expected));

test('texts are days of a period only in years that can be typed (R-24.115)', () => {
  expect(periodOfTexts('1900-01-01', '2199-12-31')).toEqual({ from: '1900-01-01', to: '2199-12-31' });
  const none = [
    ['0000-01-01', '2026-01-01'],
    ['2026-01-01', '9999-12-31'],
    ['2026-01-02', '2026-01-01'],
    ['2026-01-01', null],
  ] as const;
  for (const [from, to] of none) expect(periodOfTexts(from, to)).toBeNull();
});

describe('calendar months', () => {
  test.each(['2026-13', '2026-00', '26-01', '2026-1', '2026-01-01', '0000-01', '9999-12', ''])(
    '%j is not a month (R-24.115)',
    (text) => {
      expect(isIsoMonth(text)).toBe(false);
    },
  );

  test('adding months and subtracting them again returns the same month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 500 }), (day, months) => {
        const month = monthOfDay(day);
        expect(shiftMonth(shiftMonth(month, months), -months)).toBe(month);
      }),
    );
    expect(shiftMonth(monthOfDay(isoDate('2026-11-30')), 3)).toBe('2027-02');
  });
});

import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { dayCellOf, durationOf, secondsOf, timeOf } from './readCell';

const today = isoDate('2026-11-20');
const dayIn = (cell: string, zone = 'Europe/Berlin') => dayCellOf(cell, today, zone);

describe('a day', () => {
  test.each([
    ['2026-11-18', '2026-11-18', null],
    ['2026-11-18 08:30:00', '2026-11-18', 30_600],
    ['2026-11-18T08:30', '2026-11-18', 30_600],
    ['18.11.2026', '2026-11-18', null],
    ['18.11.26', '2026-11-18', null],
    ['8.1.2026', '2026-01-08', null],
    ['18. 11. 2026', '2026-11-18', null],
    ['8. 1. 26 08:30', '2026-01-08', 30_600],
    ['Mi, 18.11.2026', '2026-11-18', null],
    ['18. November 2026', '2026-11-18', null],
    ['Nov 18, 2026', '2026-11-18', null],
    ['18-Nov-2026', '2026-11-18', null],
    ['2026.11.18', '2026-11-18', null],
    ['2026/11/8', '2026-11-08', null],
    ['2026-1-8', '2026-01-08', null],
    ['29.02.2024', '2024-02-29', null],
    ['29.02.2026', null, null],
    ['31.11.26', null, null],
  ])('%s is the same in both orders: %s (R-20.9)', (cell, day, time) => {
    expect(dayIn(cell)).toEqual({ 'day-first': day, 'month-first': day, figures: null, time });
  });

  test.each([
    ['18.11.2026 Mi', '2026-11-18', null],
    ['18.11.26 (Mi.)', '2026-11-18', null],
    ['18/Nov/26 8:30 AM', '2026-11-18', 30_600],
    ['20261118', '2026-11-18', null],
    ['November 18, 2026 at 8:30 AM', '2026-11-18', 30_600],
    ['18.11.2026 um 8:30 Uhr', '2026-11-18', 30_600],
    ['18.11.2026 8:30 AM', '2026-11-18', 30_600],
  ])('%s is %s at %s: as Jira, SAP and hand-made lists write it (R-20.79)', (cell, day, time) => {
    expect(dayIn(cell)).toEqual({ 'day-first': day, 'month-first': day, figures: null, time });
  });

  test.each([
    ['3/4/2026', '2026-04-03', '2026-03-04'],
    ['03-04-2026', '2026-04-03', '2026-03-04'],
    ['Wed 3/4/26', '2026-04-03', '2026-03-04'],
    ['18/11/2026', '2026-11-18', null],
    ['11/18/2026', null, '2026-11-18'],
    ['29/2/2024', '2024-02-29', null],
    ['31/4/2026', null, null],
  ])('%s is %s with the day first, and %s with the month first (R-20.9)', (cell, dayFirst, monthFirst) => {
    expect(dayIn(cell)).toMatchObject({ 'day-first': dayFirst, 'month-first': monthFirst });
  });

  test.each([
    ['2026-11-18T23:30:00Z', '2026-11-19', 1800],
    ['2026-07-18T22:30:00Z', '2026-07-19', 1800],
    ['2026-11-18 08:30:00+05:00', '2026-11-18', 16_200],
    ['2026-11-18T08:30:00.123Z', '2026-11-18', 34_200],
    ['2026-11-18T08:30:00+0500', '2026-11-18', 16_200],
    ['2026-11-18T08:30:00 +05', '2026-11-18', 16_200],
  ])('%s is %s on the clock of the company (R-20.11)', (cell, day, time) => {
    expect(dayIn(cell)).toMatchObject({ 'day-first': day, time });
  });

  test.each(['', 'Urlaub', '08:30', '7,5', 'heute', '-1', '5', 'x'.repeat(100)])(
    '%j is none (R-20.9)',
    (cell) => {
      expect(dayIn(cell)).toBeNull();
    },
  );

  test.each([
    '2026-11/18',
    '2026.11-18',
    '18.11/2026',
    'x2026-11-18',
    '2026-11-18x',
    '118.11.2026',
    '18.11.20261',
    '120261118',
    '202611181',
    `18.11.2026 ${'1'.repeat(60)}`,
  ])('%j names no day (R-20.9)', (cell) => {
    expect(dayIn(cell)).toBeNull();
  });

  test.each([
    [36_525, null, null],
    [36_526, '2000-01-01', null],
    [46_344, '2026-11-18', null],
    [46_344.5, '2026-11-18', 43_200],
    [46_344.354_166_666_7, '2026-11-18', 30_600],
    [109_574.75, '2199-12-31', 64_800],
    [109_575, null, null],
    [-1, null, null],
  ])('%d, as a spreadsheet counts days, is %s at %s (R-20.22)', (cell, day, time) => {
    const seen = dayCellOf(cell, today, 'Europe/Berlin');
    expect(seen && [seen['day-first'], seen.time]).toEqual(day && [day, time]);
  });

  test('a year beyond any record does not exist (R-20.9)', () => {
    expect(dayIn('9999-12-31')?.['day-first']).toBeNull();
  });
});

test.each([
  ['8:30', 30_600],
  ['08:30:15', 30_615],
  ['08:30:15.250', 30_615],
  ['1:05 PM', 47_100],
  ['12:00 AM', 0],
  ['12:15:00 pm', 44_100],
  ['10:23:52 a.m.', 37_432],
  ['1:05 p. m.', 47_100],
  ['8.30', 30_600],
  ['8:30 Uhr', 30_600],
  ['10 Uhr', 36_000],
  ['10Uhr', 36_000],
  ['8:30Uhr', 30_600],
  ['9AM', 32_400],
  ['1:05PM', 47_100],
  ['8:30 Uhr früh', null],
  ['früh 8:30', null],
  ['9 AM', 32_400],
  ['24:00', 86_400],
  ['10', null],
  ['24:01', null],
  ['13:00 PM', null],
  ['25:30', null],
  ['7,5', null],
])('%s is a time of %s seconds (R-20.12)', (cell, seconds) => {
  expect(timeOf(cell)).toBe(seconds);
});

describe('a duration', () => {
  test.each([
    ['1:30:00', 5400],
    ['1:30', 5400],
    ['1:30 h', 5400],
    ['1:30 Std.', 5400],
    ['1:30h', 5400],
    ['1:30 std', 5400],
    ['18:25min', 1105],
    ['1:30:15.255', 5415],
    ['1:05:10 min', 3910],
    ['25:30', 91_800],
    ['-1:30', -5400],
    ['18:25 min', 1105],
    ['45 sec', 45],
    ['1,5 h', 5400],
    ['1.5 Std.', 5400],
    ['90 min', 5400],
    ['1 h 30 min', 5400],
    ['2h', 7200],
    ['1 h 30 min 10 s', 5410],
    ['−1:30', -5400],
    ['7h30', 27_000],
    ['1 Std. 5', 3900],
    ['0:07:30,5', 450],
  ])('%s has %d seconds (R-20.13)', (cell, seconds) => {
    expect(durationOf(cell)).toEqual({ seconds });
  });

  test.each([
    ['7 hrs 30 mins', 27_000],
    ['7 Std., 30 Min.', 27_000],
    ['1h:30m', 5400],
    ['PT7H30M', 27_000],
    ['-PT45M', -2700],
    ['+7:30', 27_000],
    ['1h, 30m, 10 secs', 5410],
  ])('%s is %s seconds, too (R-20.80)', (cell, seconds) => expect(durationOf(cell)).toEqual({ seconds }));

  test.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['0.083333333333333', 0.083_333_333_333_333],
    [',5', 0.5],
    ['-2', -2],
    ['90', 90],
  ])('%s is the number %d: the last mark is the decimal one (R-20.14)', (cell, number) => {
    expect(durationOf(cell)).toMatchObject({ number });
  });

  test('a number of a spreadsheet is in hours (R-20.22)', () => {
    expect(durationOf(2.25)).toEqual({ seconds: 8100 });
  });

  test.each(['acht', '1:75', '1 h x', '7;5', '1'.repeat(100)])('%j is none (R-20.13)', (cell) => {
    expect(durationOf(cell)).toBeUndefined();
  });

  test('an empty cell says nothing (R-20.13)', () => {
    expect(durationOf(' ')).toBeNull();
  });

  test.each([
    [7.3, 'hours', 26_280],
    [7.3, 'clock', 27_000],
    [7.05, 'clock', 25_500],
    [-7.3, 'clock', -27_000],
    [90, 'minutes', 5400],
    [1.166_666_666_666_7, 'hours', 4200],
  ] as const)('%d as %s has %d seconds (R-20.14)', (number, unit, seconds) => {
    expect(secondsOf(number, unit)).toBe(seconds);
  });
});

import { expect, test } from 'vitest';
import type { HoursUnit } from './importTypes';
import { durationOf } from './readCell';
import { readHours } from './readHours';

/** Reads a column of hours. Each row is the cell, and the seconds between its begin and end if it has both. */
const column = (
  name: string,
  rows: readonly (readonly [cell: string, span?: number])[],
  chosen?: HoursUnit,
) =>
  readHours(
    rows.map(([hoursText, span = null], at) => ({
      fact: { number: at + 2, hoursText, duration: durationOf(hoursText) },
      span,
    })),
    name,
    chosen,
  );
const options = (...all: readonly (readonly [unit: HoursUnit, seconds: number])[]) =>
  all.map(([unit, seconds]) => ({ unit, seconds }));

test.each([
  ['Duration', ['24', '8'], 'asked', 'hours'],
  ['Duration', ['24', '25'], 'above-24', 'minutes'],
  ['Duration', ['8', '-30'], 'above-24', 'minutes'],
  ['Duration', ['8', '7.5'], 'fraction', 'hours'],
  ['Hours', ['30'], 'header', 'hours'],
  ['Dauer (h)', ['30'], 'header', 'hours'],
  ['My hours', ['8'], 'asked', 'hours'],
  ['Hours of all', ['8'], 'asked', 'hours'],
  ['Duration (min)', ['8'], 'header', 'minutes'],
  ['Sec', ['8'], 'header', 'seconds'],
  ['Secs', ['8'], 'header', 'seconds'],
] as const)('the numbers of "%s", %j, are %s: %s (R-20.34)', (name, cells, reason, unit) => {
  expect(
    column(
      name,
      cells.map((cell) => [cell] as const),
    ),
  ).toMatchObject({ reason, unit });
});

test('two decimals that are minutes as well ask, but not if all are whole, or if one is not (R-20.34)', () => {
  expect(column('Duration', [['7.30'], ['8.00']])).toEqual({
    cell: '7.30',
    row: 2,
    seconds: 27_000,
    unit: 'clock',
    reason: 'asked',
    options: options(['clock', 27_000], ['hours', 26_280]),
  });
  expect(column('Duration', [['7.00'], ['8.00']])).toMatchObject({ reason: 'fraction' });
  expect(column('Duration', [['7.30'], ['8.20']])).toMatchObject({ reason: 'fraction' });
  expect(column('Duration', [['7.301']])).toMatchObject({ reason: 'fraction' });
});

test('a number is shown with its row, whatever stands above it, and a zero is none (R-20.12)', () => {
  expect(column('Duration', [['0'], ['1:00'], ['45']])).toEqual({
    cell: '45',
    row: 4,
    seconds: 2700,
    unit: 'minutes',
    reason: 'above-24',
    options: options(['minutes', 2700], ['hours', 162_000]),
  });
  const clear = { cell: '1:00', row: 3, seconds: 3600, unit: null, reason: 'clear', options: [] };
  expect(column('Duration', [[''], ['1:00']])).toEqual(clear);
  const none = { cell: '', row: 2, seconds: null, unit: null, reason: 'only-times', options: [] };
  expect(column('Duration', [['', 3600], ['']])).toEqual(none);
  expect(column('Duration', [])).toEqual({ ...none, row: 0 });
});

test('begin and end that agree with each length are the reason, up to 60 seconds apart (R-20.12)', () => {
  const reason = (...rows: readonly (readonly [string, number?])[]) => column('Duration', rows).reason;
  expect(reason(['1:00', 3660], ['2:00'])).toBe('times');
  expect(reason(['1:00', 3661])).toBe('clear');
  expect(reason(['1:00', 3600], ['2:00', 3600])).toBe('clear');
  expect(reason(['1:00', 3600], ['', 7200])).toBe('times');
  expect(reason(['1:00'], ['2:00'])).toBe('clear');
});

test.each([
  [
    'Duration',
    [
      ['1200', 1200],
      ['5400', 5400],
    ],
    'seconds',
  ],
  [
    'Duration',
    [
      ['7.30', 27_000],
      ['8.15', 29_700],
    ],
    'clock',
  ],
  [
    'Duration',
    [
      ['7.30', 26_280],
      ['8.15', 29_340],
    ],
    'hours',
  ],
  [
    'Duration',
    [
      ['8', 28_800],
      ['7', 28_800],
      ['6', 21_600],
    ],
    'hours',
  ],
  ['Hours', [['45', 2700]], 'minutes'],
] as const)(
  'the numbers of %s, %j, count what most agree with their times for: %s (R-20.102)',
  (name, rows, unit) => {
    expect(column(name, rows)).toMatchObject({ reason: 'times', unit });
  },
);

test('times decide nothing if they agree with half of the numbers (R-20.102)', () => {
  expect(
    column('Duration', [
      ['8', 28_800],
      ['7', 28_800],
    ]),
  ).toMatchObject({ reason: 'asked' });
});

test('numbers above the minutes of a day are seconds or wrong, which is asked (R-20.102)', () => {
  expect(column('Duration', [['1441'], ['90']])).toMatchObject({
    reason: 'asked',
    options: options(['seconds', 1441], ['minutes', 86_460]),
  });
  expect(column('Duration', [['1440'], ['90']])).toMatchObject({ reason: 'above-24', unit: 'minutes' });
});

test('a unit is chosen if it was asked for, or is another one (R-20.34)', () => {
  const chosen = (unit: HoursUnit, cell: string) => column('Duration', [[cell]], unit);
  expect(chosen('hours', '8')).toMatchObject({ reason: 'chosen', unit: 'hours', seconds: 28_800 });
  expect(chosen('minutes', '8')).toMatchObject({ reason: 'chosen', unit: 'minutes', seconds: 480 });
  expect(chosen('minutes', '45')).toMatchObject({ reason: 'above-24', unit: 'minutes' });
  expect(chosen('hours', '45')).toMatchObject({ reason: 'chosen', unit: 'hours' });
  expect(chosen('minutes', '1:00')).toMatchObject({ reason: 'clear', unit: null });
});

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '@/domain/time/period';
import { readDate, readTime, wireNumber, wireOptionalId, wireOptionalNumber } from './wire';

describe('dates as full timestamps', () => {
  test.each([
    ['2026-03-10', '2026-03-10'],
    ['2026-03-10T00:00:00.000Z', '2026-03-10'],
    // Local midnight in Berlin, written in UTC: winter and summer time.
    ['2026-03-09T23:00:00.000Z', '2026-03-10'],
    ['2026-07-09T22:00:00.000Z', '2026-07-10'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2026-12-31T23:00:00.000+00:00', '2027-01-01'],
    ['2026-03-10T00:00:00+0000', '2026-03-10'],
    ['2026-03-10T00:00:00+01:00', '2026-03-10'],
    ['2026-03-10T00:00:00.000+09', '2026-03-10'],
    // Midnight in Berlin and other moments, written with the offset of another zone.
    ['2026-03-09T18:00:00-05:00', '2026-03-10'],
    ['2026-03-10T08:00:00+09:00', '2026-03-10'],
    ['2026-03-10T02:00:00+09:00', '2026-03-09'],
    ['2026-03-09 23:00:00+00', '2026-03-10'],
    // The nights in which the clocks change, and the leap day.
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['2028-02-28T23:00:00.000Z', '2028-02-29'],
    ['2026-03-10 00:00:00', '2026-03-10'],
    ['2026-03-10T00:00:00', '2026-03-10'],
    ['yesterday', undefined],
    ['2026-02-30', undefined],
    ['', undefined],
  ])('%j is %j', (text, day) => expect(readDate(text)).toBe(day));

  test('midnight in any zone from -11:45 to +12, written in UTC, means that day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: -47, max: 48 }),
        (offset, quarters) => {
          const day = addDays(isoDate('1990-01-01'), offset);
          const utc = new Date(Date.parse(`${day}T00:00:00Z`) - quarters * 15 * 60_000).toISOString();
          expect(readDate(utc)).toBe(day);
        },
      ),
    );
  });
});

test.each([
  ['07:30', '07:30'],
  ['07:30:00', '07:30'],
  ['7:30', '07:30'],
  ['2026-11-19T07:30:00', '07:30'],
  ['2026-11-19 18:45:00', '18:45'],
  ['', null],
  [null, null],
  [undefined, null],
  ['later', null],
  ['25:00', null],
])('the time %j is %j', (text, time) => expect(readTime(text, { day: '2026-11-18' })).toBe(time));

describe('times with a zone are those of the user’s clock', () => {
  test.each([
    ['06:00Z', '2026-11-18', '07:00'],
    ['06:00Z', '2026-07-18', '08:00'],
    ['06:00:00.000z', '2026-11-18', '07:00'],
    ['6:00+00', '2026-11-18', '07:00'],
    ['06:00+09:00', '2026-11-18', '22:00'],
    ['15:00:00+0900', '2026-11-18', '07:00'],
    ['23:30Z', '2026-11-18', '00:30'],
    ['2026-11-18T06:00:00Z', '2026-11-17T23:00:00.000Z', '07:00'],
    ['2026-11-17T22:00:00-08:00', '2026-11-18', '07:00'],
    ['2026-11-18 06:00:00+00', '2026-11-18', '07:00'],
    // The clocks change at one o'clock UTC.
    ['01:30Z', '2026-03-29', '03:30'],
    ['00:30Z', '2026-10-25', '02:30'],
  ])('%s on %s is %s (R-4.54)', (text, day, time) => expect(readTime(text, { day })).toBe(time));

  test.each([
    ['1970-01-01T06:00:00.000Z', '2026-11-18'],
    ['0001-01-01T06:00:00Z', '2026-11-18'],
    ['2026-11-18T23:30:00Z', '2026-11-18'],
    ['2026-11-17T06:00:00Z', '2026-11-18'],
    ['06:00Z', 'some day'],
    // This day has no such time.
    ['22:30Z', '2026-03-29'],
  ])('%s on %s is on no such day (R-4.54)', (text, day) => expect(readTime(text, { day })).toBeUndefined());

  test('an arrival may be on the day after (R-4.54)', () => {
    const of = { day: '2026-11-18', isArrival: true };
    expect(readTime('2026-11-18T23:30:00Z', of)).toBe('00:30');
    expect(readTime('2026-11-19T23:30:00Z', of)).toBeUndefined();
  });
});

describe('numbers as text', () => {
  test.each([8, '8.00', '0', '-1.5', ' 7 '])('%j counts as a number', (value) =>
    expect(v.is(wireNumber, value)).toBe(true),
  );
  test.each(['', ' ', 'abc', '7,5', null, undefined, Number.NaN, {}, true])(
    '%j does not count as a number',
    (value) => expect(v.is(wireNumber, value)).toBe(false),
  );
  test.each([null, undefined, ''])('%j counts as an empty optional number', (value) => {
    expect(v.parse(wireOptionalNumber, value)).toBeNull();
  });
  test('an id keeps its type; an empty one counts as missing', () => {
    expect(['7', 7, 0, '', null, undefined].map((id) => v.parse(wireOptionalId, id))).toEqual([
      '7',
      7,
      0,
      null,
      null,
      null,
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTypedMonth } from './typedDate';
import { addDays, isIsoMonth, isoDate } from './period';

/** A Wednesday. */
const today = isoDate('2026-11-18');
const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays(isoDate('1990-01-01'), offset));

describe('months as people type them', () => {
  test.each([
    ['2026-10', '2026-10'],
    ['2026-10-31', '2026-10'],
    ['10.2026', '2026-10'],
    ['10/26', '2026-10'],
    ['102026', '2026-10'],
    ['Oktober 2026', '2026-10'],
    ['okt', '2026-10'],
    ['oct 26', '2026-10'],
    ['March 2026', '2026-03'],
    ['mär', '2027-03'],
    ['11', '2026-11'],
    ['5', '2026-05'],
    ['4', '2027-04'],
    ['heute', '2026-11'],
    ['-1', '2026-10'],
    ['+2', '2027-01'],
    ['-23', '2024-12'],
    ['Jänner 2026', '2026-01'],
    ["Nov '26", '2026-11'],
    ['Sept.', '2026-09'],
    ['2026.11', '2026-11'],
    ['20.11.2026', '2026-11'],
  ])('%j is %s', (text, month) => expect(parseTypedMonth(text, today)).toBe(month));

  test.each(['13', '0', '2026-13', '2026-02-30', '0026-01', 'ma', 'foo 2026', '13.2026', 'gestern'])(
    '%j means no month',
    (text) => expect(parseTypedMonth(text, today)).toBeUndefined(),
  );

  test('a month that is over is not taken for one to come', () => {
    expect(parseTypedMonth('3', today, 0)).toBe('2026-03');
    expect(parseTypedMonth('11', today, 0)).toBe('2026-11');
    expect(parseTypedMonth('1/99', today)).toBeUndefined();
  });

  test('no text makes parsing a month throw, and every result is a valid month', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.+ mai-]{0,9}$/u)), days, (text, on) => {
        const month = parseTypedMonth(text, on);
        expect(month === null || month === undefined || isIsoMonth(month)).toBe(true);
      }),
    );
  });
});

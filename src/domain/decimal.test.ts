import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalsOf,
  isMultipleOf,
  lastStep,
  nearestStep,
  parseDecimal,
  respelled,
  stepFrom,
  sumDecimals,
  untouchedOr,
} from './decimal';

describe('numbers as people type them', () => {
  test.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    [' 8 ', 8],
    [',5', 0.5],
    [',55', 0.55],
    ['7,', 7],
    ['-1', -1],
    ['', null],
    ['  ', null],
    ['abc', undefined],
    ['1.500,00', undefined],
    ['1,5h', undefined],
    ['7,5,5', undefined],
    ['Infinity', undefined],
    ['1½', 1.5],
    ['¾', 0.75],
    ['¼', 0.25],
    ['½', 0.5],
    ['12 ½', 12.5],
    ['1½x', undefined],
    ['x1½', undefined],
    ['-1½', undefined],
    ['1 234', 1234],
    ['999999999', 999_999_999],
    ['-1000000000', undefined],
    ['-0', 0],
    ['+7', 7],
    ['x7', undefined],
    ['１２，５', 12.5],
    ['\u200E12\u00AD', 12],
    ['‐3', -3],
    ['1e3', undefined],
  ])('%j reads as %j', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });

  test.each([
    ['1.234,56', 1234.56, 1234.56],
    ['1,234.56', 1234.56, 1234.56],
    ['1.234.567', 1_234_567, 1_234_567],
    ['1,234,567.8', 1_234_567.8, 1_234_567.8],
    ['-1.234,5', -1234.5, -1234.5],
    ['1 234,56', 1234.56, 1234.56],
    ['1’234.56', 1234.56, 1234.56],
    ['12.50', 12.5, 12.5],
    ['12,50', 12.5, 12.5],
    ['1234,567', 1234.567, 1234.567],
    ['0.123', 0.123, 0.123],
    ['1.234', 1234, 1.234],
    ['1,234', 1.234, 1234],
    ['124', 124, 124],
  ])('%j is %d in the German app and %d in the English one', (text, german, english) => {
    expect(parseDecimal(text, 'de')).toBe(german);
    expect(parseDecimal(text, 'en')).toBe(english);
  });

  test.each([
    '1.23,45',
    '1.2345.678',
    'x1.234,5',
    '1234.567,8',
    '1.234,5.6',
    '12.34.567',
    '1,2.3',
    '1.234,5,6',
    '1.2345,6',
    '01.234,5',
    '1..5',
    '1 23',
    '1 2345',
    ',',
    '.',
    '-',
    '1e9',
  ])('%j is not a number in either language', (text) => {
    expect(parseDecimal(text, 'de')).toBeUndefined();
    expect(parseDecimal(text, 'en')).toBeUndefined();
  });

  test.each([
    '1e308',
    '9'.repeat(308),
    '9'.repeat(400),
    '1000000000',
    '1.000.000.000',
    '1E+9',
    '0x10',
    'NaN',
  ])('the absurd number %j is refused', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
    expect(parseDecimal(text, 'de')).toBeUndefined();
  });

  test.each([
    ['12 km', 'km', 12],
    ['12km und mehr', 'km', undefined],
    ['1½ km', 'km', 1.5],
    ['', 'km', null],
    ['1.234,5km', 'km', 1234.5],
    ['12 Kilometer', 'km', 12],
    ['12 m', 'km', undefined],
    ['12 km/h', 'km', undefined],
    ['12 €', 'km', undefined],
    ['40 Std.', 'h', 40],
    ['27½ Tage', 'days', 27.5],
    ['km', 'km', undefined],
  ] as const)('%j in a field of %s is %j', (text, unit, number) => {
    expect(parseDecimal(text, 'de', unit)).toBe(number);
  });

  test.each([
    ['1.234', 'de', 'en', '1234'],
    ['1,234', 'de', 'en', '1.234'],
    ['33.333', 'en', 'de', '33,333'],
    ['1,234 km', 'en', 'de', '1234 km'],
    ['€ 12.345,-', 'de', 'en', '€ 12345,-'],
    ['１．２３４', 'de', 'en', '1234'],
    ['1.234,5', 'de', 'en', '1.234,5'],
    ['7,5', 'de', 'en', '7,5'],
    ['1.234', 'en', 'en', '1.234'],
  ] as const)('what %j is in %s is in %s: %j (R-24.116)', (text, from, to, other) => {
    expect(respelled(text, from, to)).toBe(other);
  });

  test('a number that is spelled anew for the other language is the same number (R-24.116)', () => {
    const typed = fc.stringMatching(/^[-+]?[0-9]{0,4}[., ]?[0-9]{0,4}[.,]?[0-9]{0,4}$/u);
    fc.assert(
      fc.property(typed, fc.constantFrom('de' as const, 'en' as const), (text, from) => {
        const number = parseDecimal(text, from);
        const to = from === 'de' ? 'en' : 'de';
        fc.pre(number !== undefined);
        expect(parseDecimal(respelled(text, from, to), to)).toBe(number);
      }),
    );
  });

  test.each([
    [12.346, 12.3456, 12.3456],
    [8, 7.999_96, 7.999_96],
    [0.333, 1 / 3, 1 / 3],
    [12.345, 12.3456, 12.345],
    [12.3457, 12.3456, 12.3457],
    [null, 12.3456, null],
    [12.346, null, 12.346],
    [12.346, undefined, 12.346],
  ])('%d in a field of the stored number %d means %d (R-24.119)', (typed, stored, meant) => {
    expect(untouchedOr(typed, stored)).toBe(meant);
  });

  test('every number that the app writes in a language can be read in that language', () => {
    const numbers = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom('de' as const, 'en' as const),
        fc.boolean(),
        (n, language, useGrouping) => {
          const format = new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping });
          expect(parseDecimal(format.format(n / 1000), language)).toBe(n === 0 ? 0 : n / 1000);
        },
      ),
    );
  });

  test.each([
    [12, 0],
    [12.5, 1],
    [-0.25, 2],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [1.5e21, 0],
  ])('%d has %d decimals', (value, decimals) => expect(decimalsOf(value)).toBe(decimals));

  test('comma and dot mean the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99999, max: 99999 }), (hundredths) => {
        const text = (hundredths / 100).toFixed(2);
        expect(parseDecimal(text.replace('.', ','))).toBe(parseDecimal(text));
      }),
    );
  });
});

describe('steps of a number', () => {
  test('a multiple of the step is recognised in spite of binary fractions', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (n) => isMultipleOf(n * 0.1, 0.1)));
    expect(isMultipleOf(7.25, 0.5)).toBe(false);
    expect([isMultipleOf(0.3, 0.1), isMultipleOf(7, 0.5), isMultipleOf(7.0001, 0.5)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    [7, 1, 7.5],
    [7, -1, 6.5],
    [7.25, 1, 7.5],
    [7.25, -1, 7],
    [7.4, -1, 7],
    [7.1, 1, 7.5],
  ] as const)('a step from %d in direction %d leads to %d', (value, direction, expected) => {
    expect(stepFrom(value, 0.5, direction)).toBe(expected);
  });

  test.each([
    [7.24, 7, 7],
    [7.25, 7.5, 7],
    [7.5, 7.5, 7.5],
    [7.74, 7.5, 7.5],
    [7.75, 8, 7.5],
    [-0.25, 0, -0.5],
  ])('of half steps the nearest one to %d is %d, and the last one up to it %d', (value, nearest, last) => {
    expect([nearestStep(value, 0.5), lastStep(value, 0.5)]).toEqual([nearest, last]);
  });

  test('steps have no binary drift', () => {
    expect([nearestStep(0.3, 0.1), lastStep(0.3, 0.1), stepFrom(0.2, 0.1, 1), stepFrom(0.3, 0.1, 1)]).toEqual(
      [0.3, 0.3, 0.3, 0.4],
    );
  });

  test('sums of decimals do not drift', () => {
    expect(sumDecimals([0.1, 0.2])).toBe(0.3);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 24_000 }), { maxLength: 50 }), (thousandths) => {
        expect(sumDecimals(thousandths.map((n) => n / 1000))).toBe(
          thousandths.reduce((a, b) => a + b, 0) / 1000,
        );
      }),
    );
  });
});

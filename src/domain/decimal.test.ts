import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMultipleOf, parseDecimal, stepFrom, sumDecimals } from './decimal';

describe('numbers as people type them', () => {
  test.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    [' 8 ', 8],
    [',5', 0.5],
    ['7,', 7],
    ['-1', -1],
    ['', null],
    ['  ', null],
    ['abc', undefined],
    ['1.500,00', undefined],
    ['1,5h', undefined],
    ['7,5,5', undefined],
    ['Infinity', undefined],
    ['1e3', undefined],
  ])('%j reads as %j', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected);
  });

  test('comma and dot mean the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99999, max: 99999 }), (hundredths) => {
        const text = (hundredths / 100).toFixed(2);
        expect(parseDecimal(text.replace('.', ','))).toBe(parseDecimal(text));
      }),
    );
  });
});

describe('steps', () => {
  test('a multiple of the step is recognised in spite of binary fractions', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (n) => isMultipleOf(n * 0.1, 0.1)));
    expect(isMultipleOf(7.25, 0.5)).toBe(false);
  });

  test.each([
    [7, 1, 7.5],
    [7, -1, 6.5],
    [7.25, 1, 7.5],
    [7.25, -1, 7],
  ] as const)('from %d in direction %d to %d', (value, direction, expected) => {
    expect(stepFrom(value, 0.5, direction)).toBe(expected);
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

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExpenseType, readCost, readVoucherNumber } from './expense';

describe('cost is a number', () => {
  test.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['12,5', 1250],
    [' 7 ', 700],
    ['0', 0],
    ['0,1', 10],
    [',99', 99],
    ['1249,00', 124_900],
    ['12,500', 1250],
    ['8.', 800],
    ['1.249,00', 124_900],
    ['12,50 €', 1250],
  ])('%j is %d cents', (text, cents) => {
    expect(readCost(text, 'de')).toBe(cents);
  });

  test.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['zwölf', 'not-a-number'],
    ['10000000', 'too-large'],
    ['1e3', 'not-a-number'],
    ['-1', 'negative'],
    ['12,505', 'too-fine'],
    ['0.001', 'too-fine'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readCost(text, 'de')).toBe(problem);
  });

  test('every amount in cents is read back as it was typed, with comma or point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(',', '.'), (cents, mark) => {
        const digits = String(cents).padStart(3, '0');
        expect(readCost(`${digits.slice(0, -2)}${mark}${digits.slice(-2)}`, 'de')).toBe(cents);
      }),
    );
  });
});

describe('the voucher number is an integer', () => {
  test.each([
    ['2141', 2141],
    [' 0007 ', 7],
    ['0', 0],
    ['', null],
  ])('%j is %j', (text, number) => {
    expect(readVoucherNumber(text)).toBe(number);
  });

  test.each(['12,5', '12.0', 'A-12', '-3', '1e3', '1234567890123'])('%j is no voucher number', (text) => {
    expect(readVoucherNumber(text)).toBeUndefined();
  });
});

test('there are five stored types, and no others (R-7.3)', () => {
  expect(isExpenseType('Kraftstoff')).toBe(true);
  expect(isExpenseType('Bewirtung')).toBe(false);
});

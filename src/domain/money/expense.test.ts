import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import {
  DEFAULT_EXPENSE_TYPE,
  type Expense,
  contentOfExpense,
  groupByMonth,
  isExpenseType,
  isKeptReceipt,
  isNamedReceipt,
  readCost,
  readVoucherNumber,
  withoutFile,
} from './expense';
import { cents } from './money';

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
  ])('%j is %d cents', (text, amount) => {
    expect(readCost(text, 'de')).toBe(amount);
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
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(',', '.'), (amount, mark) => {
        const digits = String(amount).padStart(3, '0');
        expect(readCost(`${digits.slice(0, -2)}${mark}${digits.slice(-2)}`, 'de')).toBe(amount);
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
    ['123456789012', 123_456_789_012],
  ])('%j is %j', (text, number) => {
    expect(readVoucherNumber(text)).toBe(number);
  });

  test.each(['12,5', '12.0', 'A-12', '-3', '1e3', '1234567890123'])('%j is no voucher number', (text) => {
    expect(readVoucherNumber(text)).toBeUndefined();
  });
});

test('there are five stored types, and no others; a new expense has Kraftstoff (R-7.3)', () => {
  expect(DEFAULT_EXPENSE_TYPE).toBe('Kraftstoff');
  expect(isExpenseType('Kraftstoff')).toBe(true);
  expect(isExpenseType('Bewirtung')).toBe(false);
});

const train: Expense = {
  id: 7,
  employee: 'jana',
  date: isoDate('2026-11-17'),
  voucherNumber: null,
  type: 'Reisekosten',
  cost: cents(1250),
  description: 'Train',
  customerId: null,
  projectId: null,
  receipt: null,
};

test('a list keeps of a receipt its name, and where its file is read again', () => {
  const scan = { filename: 'train.png', contentType: 'image/png' };
  const kept = { ...train, receipt: { ...scan, file: { key: 'k1', bytes: 3 } } };
  const named = withoutFile({ ...train, receipt: { ...scan, path: 'data:image/png;base64,AA==' } }, 20);
  expect(named).toEqual({ ...train, receipt: { ...scan, path: '', of: 7, page: 20 } });
  // A file that is kept on the device has no other place.
  expect(withoutFile(kept, 20)).toBe(kept);
  expect(withoutFile(train, 20)).toBe(train);
  expect([kept.receipt, { ...scan, path: '' }].map(isKeptReceipt)).toEqual([true, false]);
  expect([named.receipt ?? kept.receipt, kept.receipt].map(isNamedReceipt)).toEqual([true, false]);
});

test('neighbours of one month are a group, with a sum only if all of the month are in it', () => {
  const older = { ...train, id: 6, date: isoDate('2026-11-02') };
  const oldest = { ...train, id: 5, date: isoDate('2026-10-30') };
  expect(groupByMonth([train, older, oldest], { start: 0, isLast: false })).toEqual([
    { id: 'month-7', month: '2026-11', expenses: [train, older], isWhole: true },
    { id: 'month-5', month: '2026-10', expenses: [oldest], isWhole: false },
  ]);
});

test('the content of an expense has no id', () => {
  expect({ id: 7, ...contentOfExpense(train) }).toEqual(train);
  expect(contentOfExpense(train)).not.toHaveProperty('id');
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type WholeExpense, isKeptReceipt } from '@/domain/money/expense';
import { expenseFromWire, expenseToWire, expensesWire } from './expenseWire';

const receipt = {
  filename: 'Beleg-2140.png',
  contentType: 'image/png',
  encoding: 'base64',
  path: 'data:image/png;base64,iVBORw0KGgo=',
};

const plain = {
  Id: 7,
  Employee: 'jalbrecht',
  Date: '2026-03-10',
  VoucherNumber: 2140,
  Type: 'Kraftstoff',
  TotalCost: 78.6,
  Description: 'Tankfüllung',
  Customer_fk: 2,
  Project_fk: 3,
  FileLink: receipt,
};

function read(row: object) {
  const [wire] = v.parse(expensesWire, [row]);
  if (!wire) throw new Error('no row');
  return expenseFromWire(wire);
}

describe('expenses of any implementation of the contract', () => {
  test('numbers as text, a full timestamp, the receipt as JSON text and unknown fields give the same expense', () => {
    const varied = {
      ...plain,
      Date: '2026-03-09T23:00:00.000Z',
      VoucherNumber: '2140',
      TotalCost: '78.60',
      FileLink: JSON.stringify(receipt),
      Customer_Name: 'Kessler',
    };
    expect(read(varied)).toEqual(read(plain));
    expect(read(plain)).toMatchObject({ voucherNumber: 2140, cost: 7860 });
  });

  test('a receipt that is only a data URL is read', () => {
    expect(read({ ...plain, FileLink: receipt.path }).receipt).toMatchObject({ contentType: 'image/png' });
  });

  test('every field of an expense is read', () => {
    const { encoding: _encoding, ...file } = receipt;
    expect(read(plain)).toEqual({
      id: 7,
      employee: 'jalbrecht',
      date: '2026-03-10',
      voucherNumber: 2140,
      type: 'Kraftstoff',
      cost: 7860,
      description: 'Tankfüllung',
      customerId: 2,
      projectId: 3,
      receipt: file,
    });
    expect(read({ ...plain, VoucherNumber: '12.7' }).voucherNumber).toBe(12);
  });

  test('a voucher number that is none stays as it came, and is sent so (R-24.86)', () => {
    const expense = read({ ...plain, VoucherNumber: 'A-12' });
    expect(expense.voucherNumber).toBe('A-12');
    expect(expenseToWire({ ...expense, receipt: null })).toMatchObject({ VoucherNumber: 'A-12' });
  });

  test.each([
    ['data:application/pdf;base64,AA==', 'application/pdf'],
    ['data:image/svg+xml,<svg/>', 'image/svg+xml'],
    ['data:application/vnd.ms-excel;base64,AA==', 'application/vnd.ms-excel'],
    ['data:,x', ''],
    ['data:,data:text/plain', ''],
  ])('a receipt without name and type has those of its data URL: %s', (path, contentType) => {
    expect(read({ ...plain, FileLink: path }).receipt).toEqual({ filename: 'receipt', contentType, path });
    expect(
      read({ ...plain, FileLink: { path, contentType: 'text/plain', filename: 'a.txt' } }).receipt,
    ).toEqual({
      filename: 'a.txt',
      contentType: 'text/plain',
      path,
    });
  });

  test.each([null, '', undefined])('optional fields that are %j are read as empty', (nothing) => {
    const expense = read({
      ...plain,
      VoucherNumber: nothing,
      Description: nothing,
      Customer_fk: nothing,
      Project_fk: nothing,
      FileLink: nothing,
    });
    expect(expense).toMatchObject({
      voucherNumber: null,
      description: '',
      customerId: null,
      projectId: null,
      receipt: null,
    });
  });

  test.each([
    'not JSON',
    '{"filename":',
    'null',
    0,
    false,
    [],
    {},
    { filename: 'a.png', path: 'https://example.org/a.png' },
  ])('an unreadable receipt (%j) counts as none, and the list stays readable', (FileLink) => {
    expect(read({ ...plain, FileLink }).receipt).toBeNull();
  });

  test.each([
    [{ ...plain, TotalCost: 'much' }, 'TotalCost'],
    [{ ...plain, TotalCost: undefined }, 'TotalCost'],
    [{ ...plain, Date: '2026-02-30' }, 'Date'],
    [{ ...plain, Id: undefined }, 'Id'],
  ])('an error in an answer names the broken field: %#', (row, field) => {
    expect(v.safeParse(expensesWire, [row]).issues?.[0].path?.map(({ key }) => key)).toEqual([0, field]);
  });
});

describe('PUT /expenses', () => {
  const contentOf = (): WholeExpense => {
    const { id: _id, ...listed } = read(plain);
    return { ...listed, receipt: listed.receipt && !isKeptReceipt(listed.receipt) ? listed.receipt : null };
  };

  test('the body of a new expense has every field, numbers as numbers (R-7.4)', () => {
    expect(expenseToWire(contentOf())).toEqual({
      Employee: 'jalbrecht',
      Date: '2026-03-10',
      VoucherNumber: 2140,
      Type: 'Kraftstoff',
      TotalCost: 78.6,
      Project_fk: 3,
      Customer_fk: 2,
      Description: 'Tankfüllung',
      FileLink: receipt,
    });
  });

  test('empty optional fields are sent as null, and FileLink is absent without a receipt', () => {
    const body = expenseToWire({
      ...contentOf(),
      voucherNumber: null,
      description: '',
      customerId: null,
      projectId: null,
      receipt: null,
    });
    expect(body).toMatchObject({
      VoucherNumber: null,
      Description: null,
      Customer_fk: null,
      Project_fk: null,
    });
    expect(body).not.toHaveProperty('FileLink');
  });
});

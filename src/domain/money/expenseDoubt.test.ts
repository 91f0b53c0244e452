import { expect, test } from 'vitest';
import type { Expense } from './expense';
import { doubtOf } from './expenseDoubt';
import { cents } from './money';
import { isoDate } from '../time/period';

const saved: Expense = {
  id: 7,
  employee: 'jana',
  date: isoDate('2026-11-17'),
  voucherNumber: 2141,
  type: 'Kraftstoff',
  cost: cents(1250),
  description: 'Ticket',
  customerId: null,
  projectId: null,
  receipt: null,
};
const file = { filename: 'ticket.png', contentType: 'image/png', path: 'data:image/png;base64,AAAA' };

test.each([
  ['another number and amount', { voucherNumber: 2142, cost: cents(900) }, null],
  ['the same once more', {}, 'receipt'],
  ['its number with another amount', { cost: cents(900) }, 'number'],
  ['another number with its amount', { voucherNumber: 2142 }, null],
  ['nothing to pay', { voucherNumber: null, cost: cents(0) }, 'zero'],
])('before an expense is saved: %s (R-7.8)', (_name, changed, kind) => {
  expect(doubtOf({ ...saved, ...changed }, [saved])?.kind ?? null).toBe(kind);
});

test('before an expense is saved, the same file with another number is found, and without numbers the same kind and day', () => {
  const withFile = { ...saved, receipt: file };
  expect(doubtOf({ ...withFile, voucherNumber: 2142 }, [withFile])?.kind).toBe('receipt');
  const bare = { ...saved, voucherNumber: null };
  expect(doubtOf(bare, [bare])?.kind).toBe('receipt');
  expect(doubtOf({ ...bare, date: isoDate('2026-11-18') }, [bare])).toBeNull();
});

test.each<[string, Partial<Expense>, Partial<Expense>]>([
  [
    'another file, without a number',
    { receipt: file, date: isoDate('2026-11-18') },
    { receipt: { ...file, path: 'data:image/png;base64,BBBB' } },
  ],
  ['a number, and the stored one has none', {}, { voucherNumber: null }],
  ['no number, and the stored one has one', { voucherNumber: null }, {}],
  ['another kind, without a number', { voucherNumber: null, type: 'Verpflegung' }, { voucherNumber: null }],
])(
  'before an expense is saved, the amount alone is not asked about: %s (R-7.8)',
  (_name, changed, stored) => {
    const common = changed.receipt ? { ...saved, voucherNumber: null } : saved;
    expect(doubtOf({ ...common, ...changed }, [{ ...common, ...stored }])).toBeNull();
  },
);

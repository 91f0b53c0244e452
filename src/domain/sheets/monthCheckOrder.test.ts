import { expect, test } from 'vitest';
import { cents } from '../money/money';
import { expense, record } from '../work/monthEntries.fixture';
import { MONTH_CHECK_KINDS, type MonthContent, monthChecks } from './monthChecks';
import { leisure, october, sheet } from './monthChecks.fixture';

const keysOf = (content: Partial<MonthContent>) =>
  monthChecks({ ...leisure, ...content }).map(({ kind, key }) => `${kind}: ${key}`);

test('findings have an order and each a key of its own, by which it is found again (R-8.35)', () => {
  const drive = { travelExpenses: cents(300), foodAllowance: cents(1600) };
  const records = [
    record(9, '2026-10-18', { ...drive, hours: 5.25, description: 'a' }),
    record(10, '2026-10-18', { ...drive, hours: 5.25, description: 'a' }),
    record(1, '2026-10-12', { projectId: null, hours: 8 }),
  ];
  const receipt = { voucherNumber: 7, cost: cents(100) };
  const expenses = [
    expense(12, '2026-10-18', { ...receipt, type: 'Kraftstoff' }),
    expense(2, '2026-10-18', { ...receipt, type: 'Kraftstoff' }),
    expense(3, '2026-10-18', { voucherNumber: 8, type: 'Verpflegung' }),
  ];
  const found = keysOf({
    today: october.to,
    records,
    expenses,
    sheets: [sheet(1, october.from, october.to), sheet(2, '2026-10-31', '2026-11-05')],
    changedRows: 3,
    dayOf: (date) => (date === '2026-10-05' ? { kind: 'work', target: 8 } : { kind: 'off' }),
  });
  expect(found).toEqual([
    'notOver: notOver/2026-10-31',
    'gap: gap/2026-10-05',
    'noProject: noProject/1',
    'offStep: offStep/10/5.25',
    'offStep: offStep/9/5.25',
    'fuelAndMileage: fuelAndMileage/2026-10-18/10+9/12+2',
    'foodTwice: foodTwice/2026-10-18/10+9/3',
    'receiptTwice: receiptTwice/12',
    'twice: twice/10',
    'longDay: longDay/2026-10-18/10.5',
    'restDay: restDay/2026-10-18/10.5',
    'outdated: outdated/1/3',
    'overlap: overlap/2',
  ]);
  expect(new Set(found.map((one) => one.split(':')[0]))).toEqual(new Set(MONTH_CHECK_KINDS));
});

test('what a fix needs is in the order of ids, and only what is paid twice is named (R-8.35)', () => {
  const paid = { foodAllowance: cents(1600) };
  const records = [record(10, '2026-10-12', paid), record(9, '2026-10-12', paid), record(11, '2026-10-12')];
  const food = expense(3, '2026-10-12', { type: 'Verpflegung' });
  const [check] = monthChecks({ ...leisure, records, expenses: [food] });
  expect(check).toMatchObject({ kind: 'foodTwice', records: [{ id: 9 }, { id: 10 }], expenses: [{ id: 3 }] });
  expect(keysOf({ records: [record(11, '2026-10-12')], expenses: [food] })).toEqual([]);
});

test('a workday without target hours lacks nothing (R-8.35)', () => {
  expect(keysOf({ dayOf: () => ({ kind: 'work', target: 0 }) })).toEqual([]);
});

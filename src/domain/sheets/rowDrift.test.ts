import { describe, expect, test } from 'vitest';
import { record } from '../work/monthEntries.fixture';
import { cents } from '../money/money';
import { isoDate, monthOf } from '../time/period';
import { rowWith } from './timeSheet.fixture';
import { pairedByLikeness, rowDrift, rowDriftKey } from './rowDrift';
import { driftOf, fingerprintOf, fingerprintOfRows } from './sheetDrift';
import type { TimeSheetRow } from './timeSheet';

const october = monthOf(isoDate('2026-10-15'));
const row = (id: string, day: string, text = '') => ({ id, date: isoDate(`2026-10-${day}`), text });
const textOf = ({ text }: { readonly text: string }) => text;

test('the differences of rows are in the order of days, be they changed, new or gone (R-8.39)', () => {
  const [gone, kept, old] = [row('g', '20'), row('k', '02'), row('c', '10', 'old')];
  const [changed, added] = [row('c', '10', 'new'), row('n', '01')];
  const drift = rowDrift([gone, kept, old], [changed, kept, added], textOf);
  expect(drift).toEqual([
    { kind: 'new', after: added },
    { kind: 'changed', before: old, after: changed },
    { kind: 'gone', before: gone },
  ]);
  expect(rowDriftKey(drift, textOf)).toBe('-g|cnew|n');
});

test('a row is paired with one row of its day by the first likeness that fits, and each row once (R-8.39)', () => {
  const signed = [row('1', '05', 'a'), row('2', '05', 'b'), row('3', '06', 'a')];
  const now = [row('x', '05', 'b'), row('y', '05', 'a'), row('z', '05', 'a'), row('w', '07', 'a')];
  const isSameText = (one: (typeof signed)[number], other: (typeof now)[number]) => one.text === other.text;
  const pairs = pairedByLikeness(signed, now, [isSameText, () => true]);
  expect([...pairs].map(([one, other]) => one.id + other.id)).toEqual(['1y', '2x']);
  expect(pairedByLikeness(signed, now, [() => false]).size).toBe(0);
});

test('the rows of a period are in the order of days and ids, with ids as text and texts without spaces (R-8.39)', () => {
  const records = [
    record(3, '2026-10-31', { customerId: null, projectId: null }),
    record(2, '2026-10-01', { description: ' Loads ', distanceKm: 12, foodAllowance: cents(1600) }),
    record(1, '2026-10-01', { customerId: '1', projectId: 2, travelExpenses: cents(360) }),
    record(4, '2026-11-01'),
  ];
  const rows = fingerprintOf(records, october);
  expect(rows.map(({ id, pair }) => [id, pair])).toEqual([
    ['1', '1/2'],
    ['2', '1/2'],
    ['3', '/'],
  ]);
  expect(rows[1]).toMatchObject({ text: 'Loads', distanceKm: 12, food: 1600, mileage: 0 });
  expect(rows[0]?.mileage).toBe(360);
});

describe('the rows of a signed sheet, which have no ids,', () => {
  const kessler = {
    date: isoDate('2026-10-05'),
    hours: 8,
    customer: 'Kessler',
    project: 'Portal',
    activity: 'one',
  };
  const frozen = (more: Partial<TimeSheetRow> = {}) => rowWith({ ...kessler, ...more });
  const named = (id: number, more: Parameters<typeof record>[2] = {}) =>
    record(id, '2026-10-05', {
      customerName: 'Kessler',
      projectName: 'Portal',
      description: 'one',
      hours: 8,
      ...more,
    });
  const rowsOf = (rows: readonly TimeSheetRow[], ...records: readonly ReturnType<typeof record>[]) =>
    fingerprintOfRows(rows, fingerprintOf(records, october));
  const idOf = (more: Partial<TimeSheetRow>, ...records: readonly ReturnType<typeof record>[]) =>
    rowsOf([frozen(more)], ...records).map(({ id }) => id);
  const elsewhere = { customerName: 'Hansen', projectName: 'Shop' };

  test('belong to the record with the same pair and work, before all others (R-8.39)', () => {
    expect(idOf({}, named(1, { projectName: 'Shop' }), named(2))).toEqual(['2']);
    expect(idOf({}, named(1, { customerName: 'Hansen' }), named(2))).toEqual(['2']);
    expect(idOf({}, named(1, { hours: 7 }), named(2))).toEqual(['2']);
    expect(idOf({}, named(1, { description: 'two' }), named(2))).toEqual(['2']);
    expect(idOf({}, named(1, { distanceKm: 5 }), named(2))).toEqual(['2']);
    expect(idOf({}, named(1, { foodAllowance: cents(1) }), named(2))).toEqual(['2']);
    expect(idOf({ activity: ' one ' }, named(1, { description: 'two' }), named(2))).toEqual(['2']);
  });

  test('else to one with the same work, then with the same text, then with the same pair (R-8.39)', () => {
    const [pairOnly, textOnly] = [named(1, { description: 'x' }), named(2, { ...elsewhere, hours: 7 })];
    const [text, work] = [named(3, { hours: 7 }), named(4, elsewhere)];
    expect(idOf({}, pairOnly, textOnly, text, work)).toEqual(['4']);
    expect(idOf({}, pairOnly, textOnly, text)).toEqual(['3']);
    expect(idOf({}, pairOnly, textOnly)).toEqual(['2']);
    expect(idOf({}, pairOnly)).toEqual(['1']);
    expect(idOf({}, named(5, { ...elsewhere, description: 'x' }))).toEqual(['signed-0']);
  });

  test('are without the expenses of the sheet (R-8.39)', () => {
    const rows = [frozen({ amount: cents(5) }), frozen({ expenseType: 'Kraftstoff' }), frozen()];
    expect(rowsOf(rows, named(1)).map(({ id }) => id)).toEqual(['1']);
  });

  test('keep their own pair where another customer or project has the name (R-8.39)', () => {
    const pairOf = (more: Parameters<typeof record>[2], ...others: readonly ReturnType<typeof record>[]) =>
      rowsOf([frozen()], named(1, { customerId: 1, projectId: 2, ...more }), ...others)[0]?.pair;
    const other = (more: Parameters<typeof record>[2]) =>
      record(9, '2026-10-20', { customerName: 'X', projectName: 'Y', ...more });
    expect(pairOf({})).toBe('1/2');
    expect(pairOf({ customerName: 'Renamed' })).toBe('1/2');
    expect(pairOf({ customerName: 'Other' }, other({ customerName: 'Kessler' }))).toBe('Kessler/Portal');
    expect(pairOf({ projectName: 'Renamed' })).toBe('1/2');
    expect(pairOf({ projectName: 'Other' }, other({ projectName: 'Portal' }))).toBe('Kessler/Portal');
    expect(rowsOf([frozen()])[0]).toMatchObject({ id: 'signed-0', pair: 'Kessler/Portal', mileage: 0 });
  });

  test('have no drift where kilometres of 0 are written as none, or the other way round (R-8.39)', () => {
    const driftWith = (signed: number | null, now: number | null) => {
      const rows = fingerprintOf([named(1, { distanceKm: now })], october);
      return driftOf(fingerprintOfRows([frozen({ distanceKm: signed })], rows), rows).length;
    };
    expect([
      driftWith(null, 0),
      driftWith(0, null),
      driftWith(5, 5),
      driftWith(5, 6),
      driftWith(5, null),
    ]).toEqual([0, 0, 0, 1, 1]);
  });
});

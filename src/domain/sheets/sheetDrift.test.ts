import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { record } from '../work/monthEntries.fixture';
import { cents } from '../money/money';
import { addDays, isoDate, monthOf } from '../time/period';
import { driftKey, driftOf, fingerprintOf, fingerprintOfRows } from './sheetDrift';
import type { TimeSheetRow } from './timeSheet';
import { type WorkRecord, sumHours } from '../work/workRecord';

const october = monthOf(isoDate('2026-10-01'));
const print = (records: readonly WorkRecord[]) => fingerprintOf(records, october);
const signed = [record(1, '2026-10-05'), record(2, '2026-10-06', { hours: 6 })];

describe('a row that is not as it was signed', () => {
  test.each<[string, Partial<WorkRecord>, boolean]>([
    ['hours', { hours: 7.5 }, true],
    ['day', { date: isoDate('2026-10-07') }, true],
    ['project', { projectId: 9 }, true],
    ['text', { description: 'other' }, true],
    ['kilometres', { distanceKm: 12 }, true],
    ['food allowance', { foodAllowance: cents(1600) }, true],
    ['mileage', { travelExpenses: cents(300) }, true],
    ['the name of its customer', { customerName: 'Kessler AG' }, false],
    ['ids as text', { customerId: '1', projectId: '2' }, false],
    ['the place, which no row shows', { location: 'Fürth' }, false],
  ])('%s', (_name, change, isDrift) => {
    const now = signed.map((one) => (one.id === 2 ? { ...one, ...change } : one));
    expect(driftOf(print(signed), print(now)).map(({ kind }) => kind)).toEqual(isDrift ? ['changed'] : []);
  });

  test('new records, deleted ones, and those moved out of the period are drift', () => {
    const now = [{ ...record(1, '2026-11-02') }, ...signed.slice(1), record(3, '2026-10-24', { hours: 1 })];
    const drift = driftOf(print(signed), print(now));
    expect(drift.map(({ kind }) => kind)).toEqual(['gone', 'new']);
    expect([sumHours(print(signed)), sumHours(print(now))]).toEqual([14, 7]);
  });

  test('a further change is reported again', () => {
    const once = driftOf(print(signed), print([record(1, '2026-10-05', { hours: 7 })]));
    const again = driftOf(print(signed), print([record(1, '2026-10-05', { hours: 6 })]));
    expect(driftKey(once)).not.toBe(driftKey(again));
  });
});

test('unchanged records are no drift, whatever their order', () => {
  const records = fc.array(
    fc.record({ at: fc.integer({ min: -3, max: 34 }), hours: fc.constantFrom(null, 0.5, 8) }),
  );
  fc.assert(
    fc.property(records, (some) => {
      const all = some.map(({ at, hours }, id) => record(id, addDays(october.from, at), { hours }));
      expect(driftOf(print(all), print(all.toReversed()))).toEqual([]);
    }),
  );
});

describe('the rows that the service froze at the signing', () => {
  /** A record as `GET /sheet/time/{id}` returns it. */
  const frozen = ({ date, ...of }: WorkRecord, change: Partial<TimeSheetRow> = {}): TimeSheetRow => ({
    date,
    location: of.location,
    departure: null,
    arrival: null,
    hours: of.hours,
    travelHours: null,
    customer: of.customerName,
    project: of.projectName,
    activity: of.description,
    distanceKm: of.distanceKm,
    foodAllowance: null,
    receiptNumber: '',
    expenseType: '',
    amount: null,
    receipt: null,
    ...change,
  });
  const kinds = (rows: readonly TimeSheetRow[], now: readonly WorkRecord[]) =>
    driftOf(fingerprintOfRows(rows, print(now)), print(now)).map(({ kind }) => kind);

  test('unchanged records are no drift from the signed rows, whatever their order and with expenses among them (R-8.39)', () => {
    const some = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 30 }),
        hours: fc.constantFrom(null, 0.5, 8),
        description: fc.constantFrom('a', 'b'),
        mileage: fc.integer({ min: 0, max: 900 }),
      }),
    );
    const expense = frozen(record(0, '2026-10-05'), { expenseType: 'Kraftstoff', amount: cents(1200) });
    fc.assert(
      fc.property(some, (all) => {
        const records = all.map(({ day, mileage, ...of }, id) =>
          record(id, addDays(october.from, day), { ...of, travelExpenses: cents(mileage) }),
        );
        expect(kinds([expense, ...records.map((one) => frozen(one)).toReversed()], records)).toEqual([]);
      }),
    );
  });

  test.each<[string, Partial<WorkRecord>, readonly string[]]>([
    ['hours', { hours: 7.5 }, ['changed']],
    ['text', { description: 'other' }, ['changed']],
    ['kilometres', { distanceKm: 12 }, ['changed']],
    ['food allowance', { foodAllowance: cents(1600) }, ['changed']],
    ['another day', { date: isoDate('2026-10-07') }, ['gone', 'new']],
    ['a customer with a new name', { customerName: 'Renamed' }, []],
    ['another customer', { customerId: 9, customerName: 'Other' }, ['changed']],
  ])('%s', (_name, change, expected) => {
    const before = [
      record(1, '2026-10-05', { customerName: 'Kessler', description: 'one' }),
      record(2, '2026-10-06', { customerName: 'Hansen', description: 'two' }),
      record(3, '2026-10-08', { customerName: expected.length === 0 ? 'Kessler' : 'Hansen' }),
    ];
    const now = before.map((one) => (one.id === 2 ? { ...one, ...change } : one));
    expect(
      kinds(
        before.map((one) => frozen(one)),
        now,
      ),
    ).toEqual(expected);
  });

  test('a row without a record was deleted, and a record without a row is new', () => {
    const now = [record(1, '2026-10-05'), record(4, '2026-10-20', { description: 'later' })];
    expect(kinds([frozen(record(1, '2026-10-05')), frozen(record(2, '2026-10-06'))], now)).toEqual([
      'gone',
      'new',
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/money';
import { isoDate } from '../time/period';
import { type RecordHint, recordHints } from './recordHints';
import { DEFAULT_WORK_DAYS } from '../time/targets';
import type { WorkRecord } from './workRecord';

let lastId = 0;
function record(changes: Partial<WorkRecord> = {}): WorkRecord {
  lastId += 1;
  return {
    id: lastId,
    employee: 'j.albrecht',
    date: isoDate('2026-11-19'),
    customerId: 1,
    projectId: 11,
    description: 'Workshop',
    location: 'Augsburg',
    hours: 4,
    travelHours: null,
    departure: null,
    arrival: null,
    distanceKm: null,
    foodAllowance: cents(0),
    travelExpenses: cents(0),
    customerName: 'Kessler',
    projectName: 'Shop',
    ...changes,
  };
}

const knownFrom = isoDate('2026-11-01');
const hintsOf = (records: readonly WorkRecord[], known: typeof knownFrom | null = knownFrom) => {
  const hints = recordHints({
    shown: records,
    records,
    knownFrom: known,
    workDays: { ...DEFAULT_WORK_DAYS, state: 'BY' },
  });
  return records.map(({ id }): RecordHint['kind'] | null => hints.get(String(id))?.kind ?? null);
};

describe('hints in rows', () => {
  test('a normal record has no hint', () => expect(hintsOf([record()])).toEqual([null]));

  test('only shown records get hints; the others only tell what is known of their days', () => {
    const [shown, other] = [record(), record()];
    const context = { knownFrom, workDays: DEFAULT_WORK_DAYS, records: [other, shown] };
    expect([...recordHints({ ...context, shown: [shown] })]).toEqual([
      [String(shown.id), { kind: 'duplicate' }],
    ]);
  });

  test('the last row of a long day has the hint, also on the first known day; who works on Sundays needs none', () => {
    const sunday = ['A', 'B', 'C'].map((description) => record({ date: knownFrom, description }));
    expect(hintsOf(sunday)).toEqual(['sunday', 'sunday', 'longDay']);
    const targets = [0, 0, 0, 0, 0, 0, 8] as const;
    const workDays = { ...DEFAULT_WORK_DAYS, rows: [{ from: knownFrom, targets }] };
    const shown = sunday.slice(0, 1);
    expect(recordHints({ shown, records: shown, knownFrom, workDays }).size).toBe(0);
  });

  test('a missing project is a hint only if the customer has projects', () => {
    expect(hintsOf([record(), record({ projectId: null })])).toEqual([null, 'noProject']);
    expect(hintsOf([record(), record({ projectId: null, customerId: 2 })])).toEqual([null, null]);
    expect(hintsOf([record(), record({ projectId: null, customerId: null })])).toEqual([null, null]);
  });

  test('a day over ten hours gets its hint at the last row, and only if all of the day is known', () => {
    const day = [record({ hours: 7.5 }), record({ hours: 3, description: 'Call' })];
    expect(hintsOf(day)).toEqual([null, 'longDay']);
    expect(hintsOf(day, null)).toEqual([null, 'longDay']);
    expect(hintsOf(day, isoDate('2026-11-20'))).toEqual([null, null]);
    expect(hintsOf([record({ hours: 7 }), record({ hours: 3, description: 'Call' })])).toEqual([null, null]);
  });

  test('repeated work (same day, pair, text and hours) is a hint at all rows but the first', () => {
    const same = { hours: 2, description: 'Call' };
    expect(hintsOf([record(same), record({ ...same, description: 'Call ' }), record(same)])).toEqual([
      null,
      'duplicate',
      'duplicate',
    ]);
    expect(hintsOf([record(same), record({ ...same, hours: 2.5 })])).toEqual([null, null]);
    expect(hintsOf([record(same), record({ ...same, projectId: 12 })])).toEqual([null, null]);
    expect(hintsOf([record(same), record({ ...same, date: isoDate('2026-11-18') })])).toEqual([null, null]);
  });

  test('Sundays and holidays are hints', () => {
    expect(hintsOf([record({ date: isoDate('2026-11-15') })])).toEqual(['sunday']);
    // All Saints' Day of 2026 is a Sunday, of 2027 a Monday.
    expect(hintsOf([record({ date: isoDate('2027-11-01') })])).toEqual(['holiday']);
    expect(hintsOf([record({ date: isoDate('2026-11-14') })])).toEqual([null]);
  });

  test('a row has at most one hint, the first in order (R-4.35)', () => {
    const sunday = isoDate('2026-11-15');
    const long = record({ date: sunday, hours: 9 });
    const all = record({ date: sunday, hours: 9, projectId: null });
    expect(hintsOf([long, all])).toEqual(['sunday', 'noProject']);
    expect(hintsOf([long, record({ date: sunday, hours: 9 })])).toEqual(['sunday', 'longDay']);
  });

  test('in any list, a complete record gets at most the hint of its day', () => {
    const some = fc
      .record({
        hours: fc.integer({ min: 0, max: 6 }),
        projectId: fc.constantFrom(null, 11, 12),
        customerId: fc.constantFrom(null, 1, 2),
        description: fc.constantFrom('a', 'b', 'c'),
        date: fc.constantFrom('2026-11-13', '2026-11-15', '2026-11-19').map(isoDate),
      })
      .map(record);
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (records) => {
        const hints = recordHints({ shown: records, records, knownFrom, workDays: DEFAULT_WORK_DAYS });
        const kinds = [...hints.values()].map(({ kind }) => kind);
        expect(hints.size).toBeLessThanOrEqual(records.length);
        // A day gets its hint only once, however many rows it has.
        expect(kinds.filter((kind) => kind === 'longDay').length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

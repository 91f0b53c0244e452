import { describe, expect, test } from 'vitest';
import { record as plainRecord } from '../work/monthEntries.fixture';
import { lastProjectOf, monthToClose, workBefore } from './monthFixes';
import { cents } from '../money/money';
import { isoDate, isTimeOfDay } from '../time/period';
import type { TimeSheet } from './timeSheet';
import { type WorkRecord, sameWorkOn } from '../work/workRecord';

const morning = '08:00';

/** A record with all the fields that a fix must not copy. */
function record(id: number, date: string, fields: Partial<WorkRecord> = {}): WorkRecord {
  return plainRecord(id, date, {
    description: 'Loads',
    location: 'Werk 2',
    travelHours: 1,
    departure: isTimeOfDay(morning) ? morning : null,
    distanceKm: 40,
    foodAllowance: cents(1600),
    travelExpenses: cents(1200),
    ...fields,
  });
}

describe('what a day without a record most likely had', () => {
  test('the longest work of the last day before it with a customer is suggested', () => {
    const records = [
      record(1, '2026-10-16'),
      record(2, '2026-10-14', { customerId: null }),
      record(3, '2026-10-13', { hours: 2 }),
      record(4, '2026-10-13', { hours: 6 }),
      record(5, '2026-10-12'),
    ];
    expect(workBefore(isoDate('2026-10-15'), records)?.id).toBe(4);
    expect(workBefore(isoDate('2026-10-12'), records)).toBeUndefined();
  });

  test('of equal hours the first entry counts, and missing hours are none', () => {
    const ofHours = (...all: readonly (readonly [number, number | null])[]) =>
      workBefore(
        isoDate('2026-10-15'),
        all.map(([id, hours]) => record(id, '2026-10-13', { hours })),
      )?.id;
    expect(ofHours([4, 6], [3, 6], [5, 6])).toBe(3);
    expect(ofHours([3, 6], [4, 6])).toBe(3);
    expect(ofHours([1, null], [2, 1])).toBe(2);
    expect(ofHours([1, -1], [2, null])).toBe(2);
  });

  test('the same work gets the missing hours, but not the travel', () => {
    expect(sameWorkOn(record(4, '2026-10-13'), isoDate('2026-10-15'), 7.5)).toEqual({
      employee: 'jalbrecht',
      date: '2026-10-15',
      customerId: 1,
      customerName: 'Kessler',
      projectId: 2,
      projectName: 'MES',
      description: 'Loads',
      location: 'Werk 2',
      hours: 7.5,
      travelHours: null,
      departure: null,
      arrival: null,
      distanceKm: null,
      foodAllowance: 0,
      travelExpenses: 0,
    });
  });
});

test('the project that was last used for a customer is suggested', () => {
  const bare = record(1, '2026-10-20', { projectId: null, projectName: '' });
  const records = [
    bare,
    record(2, '2026-10-01', { projectId: 5, projectName: 'Portal' }),
    record(3, '2026-10-09', { projectId: 6, projectName: 'Shop' }),
    record(4, '2026-10-19', { customerId: 9 }),
  ];
  // Nothing else of that record, because it would overwrite the fixed record.
  expect(lastProjectOf(bare, records)).toEqual({ projectId: 6, projectName: 'Shop' });
  expect(lastProjectOf(bare, [bare])).toBeUndefined();
});

describe('the month page opens on the oldest month that was not sent', () => {
  const month = (id: string, state: string): TimeSheet => ({
    id,
    state,
    from: isoDate(`${id}-01`),
    to: isoDate(`${id}-${['02', '04', '06', '09', '11'].includes(id.slice(5)) ? '30' : '31'}`),
  });
  test.each<[string, readonly TimeSheet[], string]>([
    ['no sheets: the last month that is over', [], '2026-10'],
    [
      'all sent: the month of today',
      ['2026-08', '2026-09', '2026-10'].map((id) => month(id, 'requested')),
      '2026-11',
    ],
    ['prepared', [month('2026-10', 'prepared'), month('2026-09', 'requested')], '2026-10'],
    ['signed is not sent', [month('2026-10', 'prepared'), month('2026-09', 'signed')], '2026-09'],
    ['a month without a sheet', [month('2026-10', 'prepared'), month('2026-08', 'requested')], '2026-09'],
    ['in any order', [month('2026-08', 'requested'), month('2026-10', 'prepared')], '2026-09'],
    [
      'older ones are taken for closed',
      [
        month('2026-10', 'requested'),
        month('2026-09', 'requested'),
        month('2026-08', 'requested'),
        month('2026-03', 'signed'),
      ],
      '2026-11',
    ],
    ['a range is no month', [{ ...month('2026-10', 'requested'), to: isoDate('2026-10-15') }], '2026-10'],
  ])('%s', (_name, sheets, expected) => {
    expect(monthToClose(sheets, isoDate('2026-11-18'))).toBe(expected);
  });
});

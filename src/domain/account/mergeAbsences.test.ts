import { expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { DEFAULT_WORK_DAYS, type WeekTargets } from '../time/targets';
import type { Absence } from './absence';
import { absenceConflicts, mergedAbsences } from './mergeAbsences';
import { mergedAccount, mergedWorkDays } from './mergeSettings';
import type { TimeAccount } from './timeAccount';

const NONE: ReadonlySet<string> = new Set();

function absence(id: string, from: string, changes: Partial<Absence> = {}): Absence {
  const day = isoDate(from);
  return { id, kind: 'vacation', from: day, to: day, share: 1, note: '', changedAt: 1, ...changes };
}

const account: TimeAccount = {
  start: isoDate('2026-01-01'),
  opening: 1200,
  cap: null,
  travelShare: 0,
  bookings: [],
  entitlements: [],
  changedAt: 10,
};

test('absences are merged by id, the later change wins, and the same file again changes nothing (R-17.120)', () => {
  const here = [absence('a', '2026-11-02'), absence('b', '2026-11-03', { changedAt: 9, note: 'here' })];
  const file = [
    absence('a', '2026-11-04', { changedAt: 5 }),
    absence('b', '2026-11-03', { changedAt: 8, note: 'file' }),
    absence('c', '2026-11-05'),
  ];
  const merged = mergedAbsences(here, file, NONE);
  expect(merged.map(({ id, from, note }) => [id, from, note])).toEqual([
    ['b', '2026-11-03', 'here'],
    ['a', '2026-11-04', ''],
    ['c', '2026-11-05', ''],
  ]);
  expect(mergedAbsences(merged, file, NONE)).toEqual(merged);
});

test('a day with another kind in the file is asked about, unless two halves share it, and the choice counts (R-17.121)', () => {
  const here = [absence('a', '2026-11-27', { kind: 'compensation' })];
  const file = [absence('f', '2026-11-26', { to: isoDate('2026-11-27'), changedAt: 99 })];
  const [conflict] = absenceConflicts(here, file);
  expect(conflict).toMatchObject({ from: '2026-11-27', to: '2026-11-27', here: here[0], file: file[0] });

  const days = (taken: ReadonlySet<string>) =>
    mergedAbsences(here, file, taken).map(({ kind, from, to }) => [kind, from, to]);
  expect(days(NONE)).toEqual([
    ['vacation', '2026-11-26', '2026-11-26'],
    ['compensation', '2026-11-27', '2026-11-27'],
  ]);
  expect(days(new Set([conflict?.key ?? '']))).toEqual([['vacation', '2026-11-26', '2026-11-27']]);

  const halves = [absence('h', '2026-11-27', { kind: 'sick', share: 0.5 })];
  const other = [absence('g', '2026-11-27', { share: 0.5 })];
  expect(absenceConflicts(halves, other)).toEqual([]);
  expect(mergedAbsences(halves, other, NONE)).toHaveLength(2);
  // The same kind on both devices is not asked about, and does not count twice.
  expect(mergedAbsences([absence('x', '2026-11-27')], [absence('y', '2026-11-27')], NONE)).toHaveLength(1);
});

test('account and model are merged part by part; values without a time of change stay as they are here (R-17.122)', () => {
  const booking = (id: string, hours: number, changedAt: number) => ({
    id,
    date: isoDate('2026-05-04'),
    hours,
    reason: '',
    changedAt,
  });
  const file = {
    ...account,
    opening: 500,
    changedAt: 9,
    bookings: [booking('p', 100, 5), booking('q', 7, 1)],
  };
  const here = { ...account, bookings: [booking('p', 200, 4)] };
  expect(mergedAccount(here, file)).toMatchObject({
    opening: 1200,
    bookings: [{ hours: 100 }, { hours: 7 }],
  });
  expect(mergedAccount(null, file)).toBe(file);
  expect(mergedAccount(here, null)).toBe(here);

  const week = (hours: number): WeekTargets => [hours, hours, hours, hours, hours, 0, 0];
  const [from, later] = [isoDate('2026-01-01'), isoDate('2026-03-16')];
  const mine = {
    ...DEFAULT_WORK_DAYS,
    rows: [{ from, targets: week(8), changedAt: 2 }],
    state: 'BY' as const,
  };
  const theirs = {
    ...DEFAULT_WORK_DAYS,
    rows: [
      { from, targets: week(7), changedAt: 1 },
      { from: later, targets: week(6) },
    ],
    state: 'HE' as const,
    freeDays: [later],
    christmasEve: 'half' as const,
  };
  expect(mergedWorkDays(mine, theirs)).toEqual({
    rows: [...mine.rows, { from: later, targets: week(6) }],
    state: 'BY',
    freeDays: [later],
    christmasEve: 'half',
    newYearsEve: 'work',
  });
  expect(mergedWorkDays(DEFAULT_WORK_DAYS, theirs)).toEqual(theirs);
});

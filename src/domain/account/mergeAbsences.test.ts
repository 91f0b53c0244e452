import { describe, expect, test } from 'vitest';
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

describe('entries of a file that meet ours', () => {
  const vacation = { kind: 'vacation' as const, to: isoDate('2026-11-06') };

  test('a newer version of an entry is no conflict with the older one (R-17.120)', () => {
    const here = [absence('a', '2026-11-02')];
    const file = [absence('a', '2026-11-02', { kind: 'sick', changedAt: 5 })];
    expect(absenceConflicts(here, file)).toEqual([]);
    expect(mergedAbsences(here, file, NONE)).toEqual(file);
  });

  test('entries of different kinds on different days, or of one kind on a day, are no conflict (R-17.121)', () => {
    const here = [absence('a', '2026-11-02'), absence('b', '2026-11-04', { kind: 'sick', share: 0.5 })];
    const file = [
      absence('x', '2026-11-03', { kind: 'sick' }),
      absence('y', '2026-11-02'),
      absence('z', '2026-11-04', { kind: 'training', share: 0.5 }),
    ];
    expect(absenceConflicts(here, file)).toEqual([]);
    expect(mergedAbsences(here, file, NONE).map(({ id }) => id)).toEqual(['a', 'x', 'b', 'z']);
  });

  test('each conflict is decided by itself (R-17.121)', () => {
    const here = [absence('a', '2026-11-02', { kind: 'sick' }), absence('b', '2026-11-04', { kind: 'sick' })];
    const file = [absence('x', '2026-11-02', { ...vacation, changedAt: 9 })];
    const [first, second] = absenceConflicts(here, file);
    expect(first?.key).not.toBe(second?.key);
    expect(mergedAbsences(here, file, new Set([first?.key ?? ''])).map(({ id, from }) => [id, from])).toEqual(
      [
        ['x', '2026-11-02'],
        ['b', '2026-11-04'],
        ['x/2026-11-05', '2026-11-05'],
      ],
    );
  });

  test('of one kind on a day the later change counts; in the file itself, too (R-17.120)', () => {
    const one = absence('a', '2026-11-02', { changedAt: 5, note: 'here' });
    const newer = absence('x', '2026-11-02', { changedAt: 6, note: 'file' });
    expect(mergedAbsences([one], [newer], NONE)).toEqual([newer]);
    expect(mergedAbsences([one], [{ ...newer, changedAt: 5 }], NONE)).toEqual([one]);
    const older = absence('y', '2026-11-02', { kind: 'sick', changedAt: 4 });
    expect(mergedAbsences([], [newer, older], NONE)).toEqual([newer]);
  });
});

test('where both were changed at one time, and where nothing was chosen, each part says which counts (R-17.122)', () => {
  const entitlement = (year: number, days: number) => ({
    year,
    days,
    carriedOver: 0,
    lapses: false,
    changedAt: 1,
  });
  const here = { ...account, opening: 1, entitlements: [entitlement(2025, 20), entitlement(2026, 21)] };
  const file = { ...account, opening: 2, entitlements: [entitlement(2026, 30), entitlement(2027, 31)] };
  expect(mergedAccount(here, file)).toMatchObject({
    opening: 1,
    entitlements: [{ days: 20 }, { days: 21 }, { days: 31 }],
  });

  const row = (from: string, hours: number, changedAt?: number) => ({
    from: isoDate(from),
    targets: [hours, hours, hours, hours, hours, 0, 0] as const,
    ...(changedAt === undefined ? {} : { changedAt }),
  });
  const rowsOf = (rows: readonly ReturnType<typeof row>[]) =>
    mergedWorkDays(
      { ...DEFAULT_WORK_DAYS, rows },
      { ...DEFAULT_WORK_DAYS, rows: [row('2026-01-01', 6, 1)] },
    ).rows.map(({ from }) => from);
  const [first, other] = ['2000-01-01', '2020-01-01'];
  expect(rowsOf([row(first, 8)])).toEqual(['2026-01-01']);
  expect(rowsOf([row(first, 7, 2)])).toEqual([first, '2026-01-01']);
  expect(rowsOf([row(other, 7)])).toEqual([other, '2026-01-01']);
  expect(rowsOf([row(first, 8), row(other, 7)])).toEqual([first, other, '2026-01-01']);

  const eves = (christmasEve: 'work' | 'half', newYearsEve: 'work' | 'half') => ({
    ...DEFAULT_WORK_DAYS,
    christmasEve,
    newYearsEve,
  });
  expect(mergedWorkDays(eves('half', 'work'), eves('work', 'half'))).toMatchObject(eves('half', 'half'));
  expect(mergedWorkDays(eves('work', 'half'), eves('half', 'work'))).toMatchObject(eves('half', 'half'));
});

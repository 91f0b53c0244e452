import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '../time/period';
import type { Absence, AbsenceKind, DayShare } from './absence';
import { ABSENCE_KINDS } from './absence';
import {
  figuresOfEntry,
  vacationReplacedBy,
  withAbsence,
  withAbsenceBesideVacation,
  withoutAbsence,
  withChangeUndone,
  withoutDays,
} from './absenceEntries';
import { enteredShares } from './dayShares';
import { oracleWorkDays } from './oracle.fixture';

const absence = (id: string, kind: AbsenceKind, from: string, to: string, share: DayShare = 1): Absence => ({
  id,
  kind,
  from: isoDate(from),
  to: isoDate(to),
  share,
  note: '',
  changedAt: Number(id),
});
const shown = (absences: readonly Absence[]) =>
  absences.map(({ id, kind, from, to, share }) => `${id} ${kind} ${from.slice(5)} ${to.slice(5)} ${share}`);
const christmas = absence('1', 'vacation', '2026-12-21', '2026-12-31');

describe('a new entry', () => {
  test('a new entry replaces older ones on its days; a longer one around it becomes two (R-17.12)', () => {
    const all = withAbsence([christmas], absence('2', 'sick', '2026-12-22', '2026-12-23'));
    expect(shown(all)).toEqual([
      '1 vacation 12-21 12-21 1',
      '2 sick 12-22 12-23 1',
      '1/2026-12-24 vacation 12-24 12-31 1',
    ]);
    expect(all.map(({ changedAt }) => changedAt)).toEqual([2, 2, 2]);
  });

  test('a new half shares a day only with the newest half of another kind (R-17.13)', () => {
    const half = (id: string, kind: AbsenceKind) => absence(id, kind, '2026-11-17', '2026-11-17', 0.5);
    const two = withAbsence([half('1', 'vacation')], half('2', 'training'));
    expect(two).toHaveLength(2);
    expect(withAbsence(two, half('3', 'training')).map(({ id }) => id)).toEqual(['1', '3']);
    expect(withAbsence(two, half('3', 'special')).map(({ id }) => id)).toEqual(['2', '3']);
    expect(withAbsence(two, { ...half('3', 'special'), share: 1 }).map(({ id }) => id)).toEqual(['3']);
  });

  test('a new entry with the id of an old one takes its place (R-17.12)', () => {
    const moved = absence('1', 'vacation', '2026-12-28', '2026-12-30');
    expect(withAbsence([christmas], moved)).toEqual([moved]);
  });

  test('sickness over vacation has days that it would give back; no other kind has (R-17.14)', () => {
    const sick = absence('2', 'sick', '2026-12-23', '2026-12-25');
    expect(vacationReplacedBy([christmas], sick, oracleWorkDays)).toEqual([
      { date: '2026-12-23', days: 1 },
      { date: '2026-12-24', days: 0.5 },
    ]);
    expect(vacationReplacedBy([christmas], { ...sick, kind: 'training' }, oracleWorkDays)).toEqual([]);
    const halves = [
      { ...christmas, share: 0.5 as const },
      { ...sick, share: 0.5 as const },
    ] as const;
    expect(vacationReplacedBy([halves[0]], halves[1], oracleWorkDays)).toEqual([]);
  });

  test('sickness can leave the vacation as it is (R-17.14)', () => {
    const sick = absence('2', 'sick', '2026-12-17', '2026-12-22');
    expect(shown(withAbsenceBesideVacation([christmas], sick, oracleWorkDays))).toEqual([
      '2 sick 12-17 12-20 1',
      '1 vacation 12-21 12-31 1',
    ]);
  });
});

describe('entries that are removed', () => {
  test('an entry is removed, or the days of a period are cut out of longer ones (R-17.15)', () => {
    expect(withoutAbsence([christmas], '1')).toEqual([]);
    const period = { from: isoDate('2026-12-24'), to: isoDate('2026-12-27') };
    expect(shown(withoutDays([christmas], period, 5))).toEqual([
      '1 vacation 12-21 12-23 1',
      '1/2026-12-28 vacation 12-28 12-31 1',
    ]);
  });
});

test('an entry has days and credited hours; those of compensation are negative (R-17.19)', () => {
  expect(figuresOfEntry(christmas, oracleWorkDays)).toEqual({ days: 7, hours: 5600 });
  const less = absence('2', 'compensation', '2026-11-27', '2026-11-27');
  expect(figuresOfEntry(less, oracleWorkDays)).toEqual({ days: 1, hours: -800 });
  const weekend = absence('3', 'vacation', '2026-11-21', '2026-11-22');
  expect(figuresOfEntry({ ...weekend, kind: 'compensation' }, oracleWorkDays)).toEqual({ days: 0, hours: 0 });
});

test('after any entries each day has the newest absences, a whole day at most, and no id occurs twice (R-17.12)', () => {
  const first = isoDate('2026-11-01');
  const entry = fc.record({
    kind: fc.constantFrom(...ABSENCE_KINDS),
    at: fc.nat(20),
    length: fc.nat(8),
    share: fc.constantFrom<DayShare[]>(0.5, 1),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      let all: readonly Absence[] = [];
      for (const [index, { kind, at, length, share }] of entries.entries()) {
        const from = addDays(first, at);
        const next = {
          id: String(index),
          kind,
          from,
          to: addDays(from, length),
          share,
          note: '',
          changedAt: index,
        };
        all = withAbsence(all, next);
        const period = { from: first, to: addDays(first, 40) };
        const shares = enteredShares(all, period);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (let day = from; day <= next.to; day = addDays(day, 1)) {
          expect(shares.get(day)).toContainEqual({ kind, share });
        }
        for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
          const own = all.filter((one) => one.from <= day && day <= one.to);
          expect(own.reduce((sum, one) => sum + one.share, 0)).toBeLessThanOrEqual(1);
          expect(shares.get(day) ?? []).toHaveLength(own.length);
        }
      }
    }),
  );
});

test('undo takes back one change only: what it added goes, what it cut is whole again, what came later stays (R-17.101)', () => {
  const before = [
    absence('1', 'vacation', '2026-12-21', '2026-12-31'),
    absence('2', 'vacation', '2026-03-02', '2026-03-02'),
  ];
  const after = withAbsence(before, absence('5', 'sick', '2026-12-22', '2026-12-23'));
  const later = absence('6', 'vacation', '2026-05-04', '2026-05-04');
  expect(withChangeUndone([...after, later], { before, after }, 9)).toEqual({
    value: [before[1], later, { ...before[0], changedAt: 9 }],
    isWhole: true,
  });
});

test('undo leaves an entry that was changed again, with all its parts, and cuts what it restores for later ones (R-17.101)', () => {
  const after = withAbsence([christmas], absence('5', 'sick', '2026-12-22', '2026-12-23'));
  const noted = after.map((entry) => (entry.id === '1' ? { ...entry, note: 'noted' } : entry));
  const partly = withChangeUndone(noted, { before: [christmas], after }, 9);
  expect(shown(partly.value)).toEqual(['1 vacation 12-21 12-21 1', '1/2026-12-24 vacation 12-24 12-31 1']);
  expect(partly.isWhole).toBe(false);

  const training = absence('6', 'training', '2026-12-28', '2026-12-28');
  const removed = withChangeUndone([training], { before: [christmas], after: [] }, 9);
  expect(shown(removed.value)).toEqual([
    '1 vacation 12-21 12-27 1',
    '6 training 12-28 12-28 1',
    '1/2026-12-29 vacation 12-29 12-31 1',
  ]);
});

test('a part keeps the id of its entry where nothing is left before it (R-17.12)', () => {
  const all = withAbsence([christmas], absence('2', 'sick', '2026-12-21', '2026-12-22'));
  expect(shown(all)).toEqual(['2 sick 12-21 12-22 1', '1 vacation 12-23 12-31 1']);
});

test('entries are in the order of their first days, whatever the order before (R-17.12)', () => {
  const one = absence('1', 'vacation', '2026-03-02', '2026-03-02');
  const other = absence('2', 'vacation', '2026-05-04', '2026-05-04');
  const added = absence('3', 'vacation', '2026-04-07', '2026-04-07');
  expect(withAbsence([other, one], added).map(({ id }) => id)).toEqual(['1', '3', '2']);
});

test('half an absence has half the hours (R-17.19)', () => {
  const half = absence('2', 'training', '2026-11-24', '2026-11-25', 0.5);
  expect(figuresOfEntry(half, oracleWorkDays)).toEqual({ days: 1, hours: 800 });
});

test('sickness asks about vacation only, not about other absences that it replaces (R-17.14)', () => {
  const training = absence('1', 'training', '2026-12-23', '2026-12-23');
  expect(
    vacationReplacedBy([training], absence('2', 'sick', '2026-12-23', '2026-12-23'), oracleWorkDays),
  ).toEqual([]);
});

test('undo distinguishes entries whose ids begin alike (R-17.101)', () => {
  const vacation = { ...christmas, id: '7a-1' };
  const training = { ...absence('2', 'training', '2026-05-04', '2026-05-04'), id: '7b-2' };
  const noted = { ...training, note: 'noted' };
  const undone = withChangeUndone([vacation, noted], { before: [], after: [vacation, training] }, 9);
  expect(undone).toEqual({ value: [noted], isWhole: false });
});

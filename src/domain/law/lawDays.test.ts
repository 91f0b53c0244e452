import { describe, expect, test } from 'vitest';
import type { AccountDay } from '../account/accountDays';
import type { AbsenceKind, DayShare } from '../account/absence';
import { type TimeOfDay, isTimeOfDay, isoDate } from '../time/period';
import { lawOfYear } from './law';
import { accountDaysOf, lawInput, tripOn, weeksOf } from './law.fixture';
import { isWorkday, lawDaysOf, lawHours, leaveShare, tripsOf } from './lawDays';

const date = isoDate('2026-06-01');
const time = (text: string): TimeOfDay | null => (isTimeOfDay(text) ? text : null);
const dayWith = (
  target: number,
  worked: number,
  ...absences: readonly [AbsenceKind, DayShare, number][]
): AccountDay => ({
  date,
  target,
  worked,
  credit: 0,
  records: 1,
  absences: absences.map(([kind, share, credit]) => ({ kind, share, credit, isMapped: false })),
});

test('the trips of a record count if it has a departure or an arrival, and its project is no absence (R-17.53)', () => {
  const record = { date, customerId: 1, projectId: 2, departure: time('08:00'), arrival: time('17:00') };
  const trip = { date, departure: '08:00', arrival: '17:00' };
  expect(tripsOf([record], [])).toEqual([trip]);
  expect(tripsOf([{ ...record, arrival: null }], [])).toEqual([{ ...trip, arrival: null }]);
  expect(tripsOf([{ ...record, departure: null }], [])).toEqual([{ ...trip, departure: null }]);
  expect(tripsOf([{ ...record, departure: null, arrival: null }], [])).toEqual([]);
  const mapped = { customerId: '1', projectId: '3', kind: 'vacation', changedAt: 0 } as const;
  expect(tripsOf([record, { ...record, projectId: 3 }], [mapped])).toEqual([trip]);
});

test('the law counts work and training as hours, and no other absence (R-17.50)', () => {
  expect(lawHours(undefined)).toBe(0);
  expect(lawHours(dayWith(800, 433.3, ['training', 0.5, 400], ['vacation', 0.5, 400]))).toBe(833.3);
});

test('vacation, sickness and special leave are leave, with halves, on days with a target only (R-17.41)', () => {
  expect(leaveShare(undefined)).toBe(0);
  const kinds = ['vacation', 'sick', 'childSick', 'special', 'training', 'compensation'] as const;
  expect(kinds.map((kind) => leaveShare(dayWith(800, 0, [kind, 1, 800])))).toEqual([1, 1, 1, 1, 0, 0]);
  expect(leaveShare(dayWith(800, 0, ['vacation', 0.5, 400], ['training', 0.5, 400]))).toBe(0.5);
  expect(leaveShare(dayWith(800, 0, ['vacation', 0.5, 400], ['sick', 0.5, 400]))).toBe(1);
  expect(leaveShare(dayWith(0, 0, ['vacation', 1, 0]))).toBe(0);
});

test('Monday to Saturday are workdays, unless they are holidays (R-17.41)', () => {
  const isHoliday = (day: string) => day === '2026-06-04';
  const days = ['01', '04', '06', '07'].map((day) => isoDate(`2026-06-${day}`));
  expect(days.map((day) => isWorkday(day, isHoliday))).toEqual([true, false, true, false]);
});

test('days are judged until yesterday; without any, from today (R-17.42)', () => {
  const days = accountDaysOf('2026-06-01', '2026-06-03', {});
  const isHoliday = () => false;
  const law = lawDaysOf({ days, isHoliday, yesterday: isoDate('2026-06-02') });
  expect([law.from, law.days.length]).toEqual(['2026-06-01', 2]);
  expect(law.dayOn(isoDate('2026-06-02'))).toBe(days[1]);
  expect(law.dayOn(isoDate('2026-06-03'))).toBeUndefined();
  expect(lawDaysOf({ days: [], isHoliday, yesterday: isoDate('2026-06-02') }).from).toBe('2026-06-03');
});

describe('the leave of a week in the mean', () => {
  const leaveOf = (own: Readonly<Record<string, number | AbsenceKind>>, holiday = '') => {
    const hours = weeksOf('2026-01-05', '2026-06-21', [8, 8, 8, 8, 8]);
    const days = accountDaysOf('2026-01-05', '2026-06-21', { ...hours, ...own });
    const { mean } = lawOfYear(lawInput(days, { isHoliday: (day) => day === holiday }), 2026).mean;
    return [mean?.leaveDays, mean?.holidays, mean?.days];
  };
  const week = (kind: AbsenceKind, ...days: readonly number[]) =>
    Object.fromEntries(days.map((day) => [`2026-06-${String(day).padStart(2, '0')}`, kind]));

  test('the Saturday is leave too, if all days with a target are (R-17.41)', () => {
    expect(leaveOf({})).toEqual([0, 0, 144]);
    expect(leaveOf(week('vacation', 8, 9, 10, 11, 12))).toEqual([6, 0, 138]);
    expect(leaveOf(week('vacation', 8, 9, 10, 11))).toEqual([4, 0, 140]);
    expect(leaveOf(week('training', 8, 9, 10, 11, 12))).toEqual([0, 0, 144]);
  });

  test('days without a target are no leave, not even the Saturday of a week without any (R-17.41)', () => {
    const leaveWith = (own: Readonly<Record<string, AbsenceKind>>, hasTarget: (day: string) => boolean) => {
      const days = Array.from(accountDaysOf('2026-01-05', '2026-06-21', own), (one) =>
        hasTarget(one.date) ? one : { ...one, target: 0 },
      );
      return lawOfYear(lawInput(days), 2026).mean.mean;
    };
    expect(leaveWith({}, () => false)).toMatchObject({ leaveDays: 0, days: 144, perDay: 0 });
    const fourDays = (day: string) => day !== '2026-06-12';
    expect(leaveWith(week('vacation', 8, 9, 10, 11), fourDays)).toMatchObject({ leaveDays: 5, days: 139 });
  });

  test('a mean over leave alone has no hours per day (R-17.41)', () => {
    const all = weeksOf('2026-01-05', '2026-06-21', [1, 1, 1, 1, 1]);
    const sick = Object.fromEntries(Object.keys(all).map((day) => [day, 'sick' as const]));
    const { state, mean } = lawOfYear(lawInput(accountDaysOf('2026-01-05', '2026-06-21', sick)), 2026).mean;
    expect(mean).toMatchObject({ leaveDays: 144, days: 0, perDay: null });
    expect(state).toBe('kept');
  });

  test('a holiday is no day of leave, and the Saturday is one nevertheless (R-17.41)', () => {
    const all = week('sick', 8, 9, 10, 11, 12);
    expect(leaveOf(all, '2026-06-09')).toEqual([5, 1, 138]);
    expect(leaveOf(all, '2026-06-13')).toEqual([5, 1, 138]);
  });
});

test('the last arrival and the first departure of a day count, whatever the order of its trips (R-17.52)', () => {
  const days = accountDaysOf('2026-06-02', '2026-06-03', {});
  const restOf = (...trips: ReturnType<typeof tripOn>[]) =>
    lawOfYear(lawInput(days, { trips }), 2026).rest.findings;
  const [next, later] = [tripOn('2026-06-03', '07:00', null), tripOn('2026-06-03', '09:00', '10:00')];
  const evening = tripOn('2026-06-02', '15:00', '21:00');
  const short = { arrival: '21:00', isNextDay: false, departure: '07:00', minutes: 600 };
  expect(restOf(evening, tripOn('2026-06-02', '08:00', '22:00'), later, next)).toMatchObject([
    { arrival: '22:00', minutes: 540 },
  ]);
  expect(restOf(tripOn('2026-06-02', null, '12:00'), evening, next, later)).toMatchObject([short]);
  // Without a departure an arrival is of the same day.
  expect(restOf(tripOn('2026-06-02', null, '01:00'), next)).toEqual([]);
  const night = tripOn('2026-06-02', '22:00', '00:30');
  expect(restOf(night, evening, next)).toMatchObject([{ arrival: '00:30', isNextDay: true, minutes: 390 }]);
  expect(restOf(tripOn('2026-06-02', '21:00', '21:00'), next)).toMatchObject([short]);
});

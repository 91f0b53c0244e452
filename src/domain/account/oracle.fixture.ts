import { hundredthsOf } from '../hundredths';
import { type IsoDate, isoDate, monthOfDay } from '../time/period';
import { type WorkDays, daysOf, targetOf } from '../time/targets';
import type { Absence, AbsenceKind, DayShare } from './absence';
import { type AccountInputs, type AccountRecord, absentShare, accountDays } from './accountDays';
import type { TimeAccount } from './timeAccount';

/** Bavaria with Augsburg; 32 hours from Monday to Thursday, 40 hours from 16 March; half days before holidays. */
export const oracleWorkDays: WorkDays = {
  rows: [
    { from: isoDate('2026-01-01'), targets: [8, 8, 8, 8, 0, 0, 0] },
    { from: isoDate('2026-03-16'), targets: [8, 8, 8, 8, 8, 0, 0] },
  ],
  state: 'BY-A',
  freeDays: [],
  christmasEve: 'half',
  newYearsEve: 'half',
};

const ABSENT: readonly (readonly [AbsenceKind, string, string, DayShare])[] = [
  ['vacation', '2026-01-05', '2026-01-05', 1],
  ['sick', '2026-01-26', '2026-01-27', 1],
  ['childSick', '2026-02-10', '2026-02-10', 1],
  ['vacation', '2026-03-27', '2026-03-27', 0.5],
  ['vacation', '2026-04-07', '2026-04-10', 1],
  ['special', '2026-04-23', '2026-04-23', 1],
  ['vacation', '2026-05-15', '2026-05-15', 1],
  ['vacation', '2026-06-01', '2026-06-12', 1],
  ['training', '2026-06-18', '2026-06-18', 1],
  ['compensation', '2026-07-24', '2026-07-24', 1],
  ['compensation', '2026-08-14', '2026-08-14', 1],
  ['vacation', '2026-08-17', '2026-08-17', 1],
  ['sick', '2026-09-14', '2026-09-15', 1],
  ['compensation', '2026-11-27', '2026-11-27', 1],
  ['vacation', '2026-12-21', '2026-12-31', 1],
];

/** The absences of the year 2026. */
export const oracleAbsences: readonly Absence[] = ABSENT.map(([kind, from, to, share], at) => ({
  id: String(at + 1),
  kind,
  from: isoDate(from),
  to: isoDate(to),
  share,
  note: '',
  changedAt: at + 1,
}));

/** The hours above or below the target, by month and day. */
const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '01': { '08': 1.5, '14': 1, '16': 2 },
  '02': { '03': 1.5, '12': 1, '20': 3.5 },
  '03': { '04': 1, '13': 4, '18': 1, '25': 1.5 },
  '04': { '14': 1.5, '21': 2, '29': 1.5 },
  '05': { '05': 1.5, '12': 2, '20': 1, '28': 2 },
  '07': { '02': 1.5, '07': 2, '09': 1, '15': 1.5, '22': 1, '30': 1 },
  '09': { '08': 1.5, '09': -0.5, '24': 1, '29': 1 },
  '10': { '05': 0.5, '07': 1, '09': -2, '12': 2.5, '14': 0.5, '21': 0.5, '27': 1, '28': 0.5, '29': 0.5 },
  '11': { '15': 2, '16': 0.5, '17': -0.5, '19': 2.5 },
  '12': { '03': 1, '10': 1.5 },
};

const year = { from: isoDate('2026-01-01'), to: isoDate('2026-12-31') };

function recordOf(date: IsoDate, hours: number): AccountRecord {
  return { date, hours, travelHours: null, customerId: 1, projectId: 2 };
}

const planned = accountDays(year, {
  workDays: oracleWorkDays,
  travelShare: 0,
  records: [],
  absences: oracleAbsences,
  mapped: [],
});

/** A record for each day of 2026 with work: the target minus absences, plus the difference. */
const oracleRecords: readonly AccountRecord[] = daysOf(year).flatMap((date, at) => {
  const day = planned[at];
  const difference = DIFFERENCES[date.slice(5, 7)]?.[date.slice(8)] ?? 0;
  const absent = day === undefined ? 0 : absentShare(day);
  const hours = targetOf(date, oracleWorkDays) * (1 - absent) + difference;
  return hours > 0 ? [recordOf(date, hours)] : [];
});

/** The records as they are on 20 November: none on the 18th, 5 hours on the 20th, none later. */
export const oracleRecordsSoFar: readonly AccountRecord[] = [
  ...oracleRecords.filter(({ date }) => date <= '2026-11-19' && date !== '2026-11-18'),
  recordOf(isoDate('2026-11-20'), 5),
];

/** The data from which the days of the whole year are computed. */
export const oracleInputs: AccountInputs = {
  workDays: oracleWorkDays,
  travelShare: 0,
  records: oracleRecords,
  absences: oracleAbsences,
  mapped: [],
};

/** Begins on 1 January with + 12 hours and is capped at 40 hours; 28 days of vacation, and 2 carried over. */
export const oracleAccount: TimeAccount = {
  start: isoDate('2026-01-01'),
  opening: hundredthsOf(12),
  cap: { limit: hundredthsOf(40), since: monthOfDay(isoDate('2026-01-01')) },
  travelShare: 0,
  bookings: [],
  entitlements: [{ year: 2026, days: 28, carriedOver: 2, lapses: false, changedAt: 0 }],
  changedAt: 0,
};

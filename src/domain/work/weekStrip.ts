import { lastStep, sumDecimals } from '../decimal';
import { type IsoDate, addDays } from '../time/period';
import { type WorkDays, dayKind, daysOf, targetOf } from '../time/targets';
import { type WorkRecordContent, isLongDay, sumHours } from './workRecord';

/** How many days back the lead line looks for a day without an entry. */
export const GAP_DAYS = 14;

type DayWork = Pick<WorkRecordContent, 'date' | 'hours'>;

/** The hours of a day and its target. */
export interface DayBalance {
  readonly hours: number;
  readonly target: number;
  /** The hours missing from the target; never below 0. */
  readonly missing: number;
}

/** @param records all records of that day, and perhaps others */
export function dayBalance(date: IsoDate, records: readonly DayWork[], workDays: WorkDays): DayBalance {
  const hours = sumHours(records.filter((record) => record.date === date));
  const target = targetOf(date, workDays);
  return { hours, target, missing: Math.max(0, sumDecimals([target, -hours])) };
}

/** The hours with which an entry of that day starts: what is missing, in whole steps; null if nothing is missing. */
export function missingHours({ missing }: DayBalance, step: number): number | null {
  const hours = lastStep(missing, step);
  return hours > 0 ? hours : null;
}

/** A day of the week strip. */
export function stripDay(date: IsoDate, records: readonly DayWork[], workDays: WorkDays, today: IsoDate) {
  const balance = dayBalance(date, records, workDays);
  const { hours, target } = balance;
  const hasEntries = records.some((record) => record.date === date);
  return {
    date,
    ...balance,
    kind: dayKind(date, workDays),
    hasEntries,
    isToday: date === today,
    /** The day is still to come. */
    isAhead: date > today,
    /** A past workday without an entry. */
    isGap: date < today && target > 0 && !hasEntries,
    /** More than ten hours. */
    isLong: isLongDay(hours),
  };
}

export type StripDay = ReturnType<typeof stripDay>;

/**
 * A calendar week as a strip of seven days, with its sum.
 *
 * @param records all records of that week, and perhaps others
 */
export function weekStrip(records: readonly DayWork[], monday: IsoDate, workDays: WorkDays, today: IsoDate) {
  const days = daysOf({ from: monday, to: addDays(monday, 6) }).map((date) =>
    stripDay(date, records, workDays, today),
  );
  const hours = sumDecimals(days.map((day) => day.hours));
  const target = sumDecimals(days.map((day) => day.target));
  /** The hours missing from the week's target; never below 0. */
  const open = Math.max(0, sumDecimals([target, -hours]));
  return { days, hours, target, open };
}

export type WeekStrip = ReturnType<typeof weekStrip>;

/**
 * The facts in the lead line: today's missing hours and the oldest gap of the last two weeks.
 *
 * @param records all records of the last two weeks, and perhaps others
 */
export function openDays(records: readonly DayWork[], workDays: WorkDays, today: IsoDate) {
  const past = daysOf({ from: addDays(today, -GAP_DAYS), to: addDays(today, -1) });
  const gap = past.map((date) => stripDay(date, records, workDays, today)).find(({ isGap }) => isGap);
  return {
    todayMissing: stripDay(today, records, workDays, today).missing,
    oldestGap: gap ? { date: gap.date, missing: gap.missing } : null,
  };
}

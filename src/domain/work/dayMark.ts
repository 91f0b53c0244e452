import type { IsoDate } from '../time/period';
import { type WorkDays, targetOf } from '../time/targets';
import { type WorkRecordContent, sumHours } from './workRecord';

/** The marks of a day in a calendar. */
export interface DayMark {
  readonly hours: number;
  /** A past workday without an entry. */
  readonly isGap: boolean;
}

/** Records, as far back as they were read. */
interface ReadRecords {
  readonly entries: readonly Pick<WorkRecordContent, 'date' | 'hours'>[];
  /** From this day on no record is missing; null if the list was read to its end. */
  readonly knownFrom: IsoDate | null;
}

/**
 * The marks of a day in the calendar: its booked hours, or that a past workday has no entry. Holidays, free
 * days and weekdays without a target are not gaps.
 *
 * @param read `undefined` until records are read
 * @param workDays `undefined` until they are known: then no day is called a gap
 * @returns null if there is nothing to show, or if some records of the day may not have been read
 */
export function dayMark(
  day: IsoDate,
  read: ReadRecords | undefined,
  workDays: WorkDays | undefined,
  today: IsoDate,
): DayMark | null {
  if (read === undefined || (read.knownFrom !== null && day < read.knownFrom)) return null;
  const own = read.entries.filter(({ date }) => date === day);
  if (own.length > 0) {
    const hours = sumHours(own);
    return hours > 0 ? { hours, isGap: false } : null;
  }
  const isGap = day < today && workDays !== undefined && targetOf(day, workDays) > 0;
  return isGap ? { hours: 0, isGap } : null;
}

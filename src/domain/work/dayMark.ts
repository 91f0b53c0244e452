import type { IsoDate } from '../time/period';
import { type WorkDays, targetOf } from '../time/targets';
import { type WorkRecordContent, sumHours } from './workRecord';

/** What a calendar shows of a day. */
export interface DayMark {
  readonly hours: number;
  /** A past workday without an entry. */
  readonly isGap: boolean;
}

/** Records as far back as they were read. */
interface ReadRecords {
  readonly entries: readonly Pick<WorkRecordContent, 'date' | 'hours'>[];
  /** From this day on none is missing; null where they were read to the list's end. */
  readonly knownFrom: IsoDate | null;
}

/**
 * What a day of the calendar says (design principles, "Calendar"): its booked hours, or that a past workday has no
 * entry. Holidays, free days and weekdays without a target are no gaps.
 *
 * @param read `undefined` while nothing was read
 * @param workDays `undefined` while they are not known: then no day is called a gap
 * @returns null where nothing is to be said, or where some records of the day may not have been read
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

import type { MonthContent } from './monthChecks';
import { isSameId } from '../id';
import { type IsoDate, type IsoMonth, addMonths, monthOf, monthOfDay, shiftMonth } from '../time/period';
import type { TimeSheet } from './timeSheet';
import { wholeMonthOf } from './timeSheetPath';
import type { WorkRecord } from '../work/workRecord';

/** The most likely work of a day without a record: the longest work of the last day before it. */
export function workBefore(date: IsoDate, records: MonthContent['records']): WorkRecord | undefined {
  const earlier = records.filter((record) => record.date < date && record.customerId !== null);
  const lastDay = earlier.reduce<IsoDate | ''>(
    (last, record) => (record.date > last ? record.date : last),
    '',
  );
  return earlier
    .filter((record) => record.date === lastDay)
    .toSorted((a, b) => (b.hours ?? 0) - (a.hours ?? 0) || (String(a.id) < String(b.id) ? -1 : 1))[0];
}

/** The project that was last used for the customer of a record. */
export function lastProjectOf(
  record: WorkRecord,
  records: MonthContent['records'],
): Pick<WorkRecord, 'projectId' | 'projectName'> | undefined {
  const [last] = records
    .filter((other) => other.projectId !== null && isSameId(other.customerId, record.customerId))
    .toSorted((a, b) => b.date.localeCompare(a.date));
  return last && { projectId: last.projectId, projectName: last.projectName };
}

/**
 * How many months back we look: older months were probably closed on another device, whose mails this one does not
 * know.
 */
const MONTHS_BACK = 3;

/**
 * The month to begin with: the oldest one that is over and not sent, as far as the sheets tell.
 * Months before the first sheet do not count; if everything is sent, it is the current month.
 *
 * @param sheets the listed sheets, with those mailed from here as `requested`
 */
export function monthToClose(sheets: readonly TimeSheet[], today: IsoDate): IsoMonth {
  const last = monthOfDay(addMonths(today, -1));
  if (sheets.length === 0) return last;
  const sent = new Set(
    sheets.filter(({ state }) => state === 'requested').map((sheet) => wholeMonthOf(sheet)),
  );
  const first = monthOfDay(
    sheets.reduce<IsoDate>((earliest, { from }) => (from < earliest ? from : earliest), monthOf(today).from),
  );
  for (let back = MONTHS_BACK; back > 0; back -= 1) {
    const month = shiftMonth(monthOfDay(today), -back);
    if (month >= first && !sent.has(month)) return month;
  }
  return monthOfDay(today);
}

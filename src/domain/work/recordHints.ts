import type { Holiday } from '../time/holidays';
import { type IsoDate, weekday } from '../time/period';
import { type WorkDays, dayKind, targetRowOn } from '../time/targets';
import { type WorkRecord, isLongDay, isRepeatedWork, sumHours } from './workRecord';

/** A hint of a row, such as a missing project; it never prevents saving. */
export type RecordHint =
  | { readonly kind: 'noProject' }
  | { readonly kind: 'longDay'; readonly hours: number }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'sunday' }
  | { readonly kind: 'holiday'; readonly holiday: Holiday };

/** Facts that a hint needs besides the row. */
export interface HintContext {
  /** Records that hints are wanted for. */
  readonly shown: readonly WorkRecord[];
  /** All known records, including the shown ones, in the order of the list. */
  readonly records: readonly WorkRecord[];
  /** From this day on all records are known; null if all are. */
  readonly knownFrom: IsoDate | null;
  readonly workDays: WorkDays;
}

/**
 * The customers that have projects, as far as the records tell, because no list is fetched for this. An internal
 * customer without projects therefore never gets the hint.
 */
export function customersWithProjects(records: readonly WorkRecord[]): ReadonlySet<string> {
  return new Set(
    records.filter(({ projectId }) => projectId !== null).map(({ customerId }) => String(customerId)),
  );
}

function holidayHint(date: IsoDate, workDays: WorkDays): RecordHint | null {
  const day = dayKind(date, { ...workDays, freeDays: [] });
  if (weekday(date) === 7) {
    // People who always work on Sundays need no hint.
    return targetRowOn(date, workDays).targets[6] > 0 ? null : { kind: 'sunday' };
  }
  return day.kind === 'holiday' ? { kind: 'holiday', holiday: day.holiday } : null;
}

/**
 * At most one hint per row, in this order: project missing although the customer has projects, a day of more than ten
 * hours (at the last row of the day), the same work twice (at all rows but the first), Sunday or holiday. Breaks and
 * rest are not checked, because begin and end are not known.
 *
 * @returns the hints by the text of the records' ids
 */
export function recordHints({
  shown,
  records,
  knownFrom,
  workDays,
}: HintContext): ReadonlyMap<string, RecordHint> {
  const withProjects = customersWithProjects(records);
  const byDay = new Map<IsoDate, WorkRecord[]>(shown.map(({ date }) => [date, []]));
  for (const record of records) byDay.get(record.date)?.push(record);

  const hintOf = (record: WorkRecord): RecordHint | null => {
    if (
      record.projectId === null &&
      record.customerId !== null &&
      withProjects.has(String(record.customerId))
    ) {
      return { kind: 'noProject' };
    }
    const sameDay = byDay.get(record.date) ?? [];
    const hours = sumHours(sameDay);
    const isDayWhole = knownFrom === null || record.date >= knownFrom;
    if (isDayWhole && isLongDay(hours) && sameDay.at(-1) === record) return { kind: 'longDay', hours };
    const first = sameDay.find((other) => isRepeatedWork(other, record));
    if (first !== undefined && first !== record) return { kind: 'duplicate' };
    return holidayHint(record.date, workDays);
  };

  const hints = new Map<string, RecordHint>();
  for (const record of shown) {
    const hint = hintOf(record);
    if (hint) hints.set(String(record.id), hint);
  }
  return hints;
}

import type { Holiday } from '../time/holidays';
import { type IsoDate, weekday } from '../time/period';
import { type WorkDays, dayKind } from '../time/targets';
import { LONG_DAY_HOURS } from './weekStrip';
import { type WorkRecord, isRepeatedWork, sumHours } from './workRecord';

/** What a row quietly points at ("Speed of use", "Hints"); it never keeps anybody from saving. */
export type RecordHint =
  | { readonly kind: 'noProject' }
  | { readonly kind: 'longDay'; readonly hours: number }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'sunday' }
  | { readonly kind: 'holiday'; readonly holiday: Holiday };

/** What is known besides the row. */
export interface HintContext {
  /** Records whose hints are asked for. */
  readonly shown: readonly WorkRecord[];
  /** Records among which they stand, themselves included, in the order of the list. */
  readonly records: readonly WorkRecord[];
  /** From this day on all records are known; null where all are. */
  readonly knownFrom: IsoDate | null;
  readonly workDays: WorkDays;
}

/**
 * The customers that have projects, as far as the records tell: no list is asked for. An internal customer without any
 * is therefore never pointed at.
 */
function customersWithProjects(records: readonly WorkRecord[]): ReadonlySet<string> {
  return new Set(
    records.filter(({ projectId }) => projectId !== null).map(({ customerId }) => String(customerId)),
  );
}

function holidayHint(date: IsoDate, workDays: WorkDays): RecordHint | null {
  const day = dayKind(date, { ...workDays, freeDays: [] });
  if (weekday(date) === 7) {
    // Who always works on Sundays need not be told.
    return (workDays.targets[6] ?? 0) > 0 ? null : { kind: 'sunday' };
  }
  return day.kind === 'holiday' ? { kind: 'holiday', holiday: day.holiday } : null;
}

/**
 * At most one hint a row, in this order: project missing although the customer has projects, a day of more than ten
 * hours (at the last row of the day), the same work twice (at all but the first), Sunday or holiday. Breaks and rest are
 * not judged, because begin and end are not known.
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
    if (isDayWhole && hours > LONG_DAY_HOURS && sameDay.at(-1) === record) return { kind: 'longDay', hours };
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

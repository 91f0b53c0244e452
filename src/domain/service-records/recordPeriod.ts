import {
  type IsoDate,
  type Period,
  addDays,
  earlierOf,
  monthOf,
  monthOfDay,
  shiftMonth,
} from '../time/period';
import type { KeptServiceRecord } from './keptRecord';
import type { RecordScope } from './serviceRecord';

/** The record of a customer and scope that ends last. */
export function latestRecord(
  records: readonly KeptServiceRecord[],
  customer: string,
  scope: RecordScope,
): KeptServiceRecord | undefined {
  return records
    .filter((record) => record.customer.id === customer && record.scope === scope)
    .toSorted((one, other) => other.to.localeCompare(one.to))[0];
}

/**
 * The period that a new record begins with: from the day after the latest one to today, or the last month. If the latest one
 * ends today or later it is today alone, because rows of that record are not taken again.
 */
export function proposedPeriod(latest: Pick<KeptServiceRecord, 'to'> | undefined, today: IsoDate): Period {
  if (!latest) return monthOf(shiftMonth(monthOfDay(today), -1));
  return { from: earlierOf(addDays(latest.to, 1), today), to: today };
}

/** So many days before the latest record are looked at for entries that came later. */
const LOOKS_BACK_DAYS = 92;

/**
 * The day from which entries are read for a new record: also the days of the records before it, because entries may have come
 * later. Before the first record nothing is expected to be in one.
 */
export function readFrom(
  records: readonly KeptServiceRecord[],
  customer: string,
  scope: RecordScope,
  from: IsoDate,
): IsoDate {
  const latest = latestRecord(records, customer, scope);
  if (!latest) return from;
  const oldest = addDays(latest.to, -LOOKS_BACK_DAYS);
  return records
    .filter((record) => record.customer.id === customer && record.scope === scope && record.to >= oldest)
    .reduce((first, record) => earlierOf(first, record.from), from);
}

import { FIRST_ROW_FROM, type WorkDays, targetRowsOf } from '../time/targets';
import type { TimeAccount } from './timeAccount';

/** Something that is kept on two devices, with the time of its last change; without a time, it counts as the oldest. */
interface Dated {
  readonly changedAt?: number;
}

/** Whether the file's version was changed later than ours. If both were changed at the same time, ours stays. */
export function isNewer(file: Dated, here: Dated): boolean {
  return (file.changedAt ?? 0) > (here.changedAt ?? 0);
}

/**
 * Merges the entries of two devices. Of two entries with the same key, the one that was changed later counts.
 *
 * @param keyOf two entries with the same key are versions of one entry
 */
export function newestOfBoth<Entry extends Dated>(
  here: readonly Entry[],
  file: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const merged = new Map(here.map((entry) => [keyOf(entry), entry]));
  for (const entry of file) {
    const known = merged.get(keyOf(entry));
    if (known === undefined || isNewer(entry, known)) merged.set(keyOf(entry), entry);
  }
  return [...merged.values()];
}

/** Merges the accounts of two devices: start, cap and travel time together, bookings and entitlements one by one. */
export function mergedAccount(here: TimeAccount | null, file: TimeAccount | null): TimeAccount | null {
  if (here === null || file === null) return here ?? file;
  return {
    ...(isNewer(file, here) ? file : here),
    bookings: newestOfBoth(here.bookings, file.bookings, ({ id }) => id),
    entitlements: newestOfBoth(here.entitlements, file.entitlements, ({ year }) => String(year)),
  };
}

/**
 * Merges the models of working time of two devices: rows by their first day, and the free days of both. The state and the
 * two eves have no time of their last change, so the file's value counts only where nothing was chosen here.
 */
export function mergedWorkDays(here: WorkDays, file: WorkDays): WorkDays {
  const isUnset = here.rows.length === 1 && here.rows[0]?.from === FIRST_ROW_FROM && !here.rows[0].changedAt;
  return {
    rows: isUnset ? file.rows : targetRowsOf(newestOfBoth(here.rows, file.rows, ({ from }) => from)),
    state: here.state ?? file.state,
    freeDays: [...new Set([...here.freeDays, ...file.freeDays])].toSorted(),
    christmasEve: here.christmasEve === 'work' ? file.christmasEve : here.christmasEve,
    newYearsEve: here.newYearsEve === 'work' ? file.newYearsEve : here.newYearsEve,
  };
}

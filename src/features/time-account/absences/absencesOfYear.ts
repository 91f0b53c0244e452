import type { Absence } from '@/domain/account/absence';
import { figuresOfEntry, withAbsence } from '@/domain/account/absenceEntries';
import { absenceDays, vacationOf } from '@/domain/account/absenceYear';
import { accountDays } from '@/domain/account/accountDays';
import type { Hundredths } from '@/domain/hundredths';
import { overlapOf, yearOf, periodOfYear } from '@/domain/time/period';
import type { OwnAccount } from '../useOwnAccount';

/** Counts the absences of a year in days, for the top of the absences page. */
export function figuresOfYear(
  year: number,
  { account, days, workDays, today }: Pick<OwnAccount, 'account' | 'days' | 'workDays' | 'today'>,
) {
  const content = { year, days, workDays, today };
  const entitlement = account?.entitlements.find((one) => one.year === year);
  return {
    /** Null if no entitlement was typed for the year. */
    vacation: entitlement ? vacationOf(content, entitlement) : null,
    kinds: absenceDays(content),
  };
}

/**
 * Whether absences of mapped projects are missing, because the records are not read yet. Without an account, they are never
 * read.
 */
export function lacksRecords({ mapped, reading }: Pick<OwnAccount, 'mapped' | 'reading'>): boolean {
  return mapped.length > 0 && reading.records === null;
}

/**
 * The vacation that is left in the year of an entry after it is entered.
 *
 * @param edit how the entries change with it
 * @returns null without an entitlement, or while records are missing
 */
export function leftAfter(
  own: OwnAccount,
  entry: Absence,
  edit: (entries: readonly Absence[]) => readonly Absence[] = (entries) => withAbsence(entries, entry),
): number | null {
  if (lacksRecords(own)) return null;
  const year = yearOf(entry.from);
  const days = accountDays(periodOfYear(year), { ...own.inputs, absences: edit(own.absences) });
  return figuresOfYear(year, { ...own, days }).vacation?.left ?? null;
}

/** An entry in the list of a year. */
export interface ListedEntry {
  readonly entry: Absence;
  /** The days and hours of its part in the year. */
  readonly days: number;
  readonly hours: Hundredths;
  /** Whether it has not begun yet. */
  readonly isPlanned: boolean;
}

/** The entries of a year, the newest first, with the figures of their part in the year. */
export function entriesOfYear(
  year: number,
  { absences, workDays, today }: Pick<OwnAccount, 'absences' | 'workDays' | 'today'>,
): readonly ListedEntry[] {
  const whole = periodOfYear(year);
  return absences
    .flatMap((entry): readonly ListedEntry[] => {
      const part = overlapOf(entry, whole);
      const isPlanned = entry.from >= today;
      return part ? [{ entry, isPlanned, ...figuresOfEntry({ ...entry, ...part }, workDays) }] : [];
    })
    .toSorted(({ entry: one }, { entry: other }) => other.from.localeCompare(one.from));
}

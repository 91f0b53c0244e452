import type { Absence, AbsenceKind } from '@/domain/account/absence';
import { figuresOfEntry, withAbsence } from '@/domain/account/absenceEntries';
import { type AbsenceDays, type VacationYear, absenceDays, vacationOf } from '@/domain/account/absenceYear';
import { accountDays } from '@/domain/account/accountDays';
import type { Hundredths } from '@/domain/hundredths';
import { type Period, isoDate, overlapOf } from '@/domain/time/period';
import type { OwnAccount } from '../useOwnAccount';

/** First and last day of a year. */
export function periodOfYear(year: number): Period {
  return { from: isoDate(`${year}-01-01`), to: isoDate(`${year}-12-31`) };
}

/** The figures at the head of the page. */
export interface YearFigures {
  /** Null without an entitlement of the year. */
  readonly vacation: VacationYear | null;
  readonly kinds: Readonly<Record<AbsenceKind, AbsenceDays>>;
}

/** The absences of a year in days. */
export function figuresOfYear(
  year: number,
  { account, days, workDays, today }: Pick<OwnAccount, 'account' | 'days' | 'workDays' | 'today'>,
): YearFigures {
  const content = { year, days, workDays, today };
  const entitlement = account?.entitlements.find((one) => one.year === year);
  return {
    vacation: entitlement ? vacationOf(content, entitlement) : null,
    kinds: absenceDays(content),
  };
}

/**
 * Absences that come from records are missing: projects are mapped, and the records are not read yet, or never will be
 * without an account.
 */
export function lacksRecords({ mapped, reading }: Pick<OwnAccount, 'mapped' | 'reading'>): boolean {
  return mapped.length > 0 && reading.records === null;
}

/** Vacation left in the year of an entry once it is entered; null without an entitlement, or while records are missing. */
export function leftAfter(
  own: OwnAccount,
  entry: Absence,
  edit: (entries: readonly Absence[]) => readonly Absence[] = (entries) => withAbsence(entries, entry),
): number | null {
  if (lacksRecords(own)) return null;
  const year = Number(entry.from.slice(0, 4));
  const days = accountDays(periodOfYear(year), { ...own.inputs, absences: edit(own.absences) });
  return figuresOfYear(year, { ...own, days }).vacation?.left ?? null;
}

/** An entry of the list. */
export interface ListedEntry {
  readonly entry: Absence;
  /** Of its part in the year. */
  readonly days: number;
  readonly hours: Hundredths;
  /** It has not begun yet. */
  readonly isPlanned: boolean;
}

/** The entries of a year, newest first, with the figures of their part in this year. */
export function entriesOfYear(
  year: number,
  { absences, workDays, today }: Pick<OwnAccount, 'absences' | 'workDays' | 'today'>,
): readonly ListedEntry[] {
  const whole = periodOfYear(year);
  const listed: ListedEntry[] = [];
  for (const entry of absences) {
    const part = overlapOf(entry, whole);
    if (part === null) continue;
    const { days, hours } = figuresOfEntry({ ...entry, ...part }, workDays);
    listed.push({ entry, days, hours, isPlanned: entry.from >= today });
  }
  return listed.toSorted(({ entry: one }, { entry: other }) =>
    one.from < other.from ? 1 : one.from > other.from ? -1 : 0,
  );
}

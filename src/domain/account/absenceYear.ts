import { parseDecimal } from '../decimal';
import type { Language } from '../language';
import type { IsoDate } from '../time/period';
import type { WorkDays } from '../time/targets';
import type { AbsenceKind } from './absence';
import type { AccountDay } from './accountDays';
import { dayValue } from './dayShares';
import type { Entitlement } from './timeAccount';

/** The most days of vacation that can be typed; no year has more. */
export const MAX_VACATION = 366;

/**
 * Reads typed days of vacation. Fractions count: part-time work has them, and so has what is left of another year.
 *
 * @returns null for an empty text, `undefined` if it is no number of days that a year can have
 */
export function vacationDaysOf(text: string, language: Language): number | null | undefined {
  const days = parseDecimal(text, language, 'days');
  return typeof days !== 'number' || (days >= 0 && days <= MAX_VACATION) ? days : undefined;
}

/** Days of absence, with halves. */
export interface AbsenceDays {
  /** Before today. */
  readonly taken: number;
  /** From today on. */
  readonly planned: number;
}

function daysOfKind(
  kind: AbsenceKind,
  days: readonly AccountDay[],
  workDays: WorkDays,
): readonly { readonly date: IsoDate; readonly amount: number }[] {
  return days.flatMap(({ date, absences }) =>
    absences
      .filter((absence) => absence.kind === kind)
      .map(({ share }) => ({ date, amount: share * dayValue(date, workDays) })),
  );
}

function sumOf(days: ReturnType<typeof daysOfKind>): number {
  return days.reduce((sum, { amount }) => sum + amount, 0);
}

/** The data from which the absences of a year are counted. */
export interface AbsenceYear {
  readonly year: number;
  /** All days of the year, also those before the account begins; days of other years are ignored. */
  readonly days: readonly AccountDay[];
  readonly workDays: WorkDays;
  readonly today: IsoDate;
}

function inYear({ days, year }: AbsenceYear): readonly AccountDay[] {
  const prefix = `${String(year).padStart(4, '0')}-`;
  return days.filter(({ date }) => date.startsWith(prefix));
}

/** The days of each kind of absence in a year, taken and planned. */
export function absenceDays(content: AbsenceYear): Readonly<Record<AbsenceKind, AbsenceDays>> {
  const own = inYear(content);
  const figures = (kind: AbsenceKind): AbsenceDays => {
    const all = daysOfKind(kind, own, content.workDays);
    return {
      taken: sumOf(all.filter(({ date }) => date < content.today)),
      planned: sumOf(all.filter(({ date }) => date >= content.today)),
    };
  };
  return {
    vacation: figures('vacation'),
    sick: figures('sick'),
    childSick: figures('childSick'),
    training: figures('training'),
    special: figures('special'),
    compensation: figures('compensation'),
  };
}

/**
 * The vacation of a year in days.
 *
 * @param entitlement of the year; `undefined` if none was typed, which counts as 0 days
 */
export function vacationOf(content: AbsenceYear, entitlement: Entitlement | undefined) {
  const { taken, planned } = absenceDays(content).vacation;
  const { days: entitled = 0, carriedOver = 0, lapses } = entitlement ?? {};
  const isAfterMarch = content.today > `${String(content.year).padStart(4, '0')}-03-31`;
  const inTime = daysOfKind('vacation', inYear(content), content.workDays).filter(
    ({ date }) => date.slice(5) <= '03-31',
  );
  const lapsed = lapses && isAfterMarch ? Math.max(0, carriedOver - sumOf(inTime)) : 0;
  return {
    entitled,
    carriedOver,
    /** Days that were carried over but not taken by 31 March; 0 until then. */
    lapsed,
    taken,
    planned,
    /** Entitled and carried-over days minus lapsed, taken and planned ones; negative if too many are planned. */
    left: entitled + carriedOver - lapsed - taken - planned,
  };
}

export type VacationYear = ReturnType<typeof vacationOf>;

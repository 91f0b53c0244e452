import type { AccountDay } from '../account/accountDays';
import type { AbsenceKind } from '../account/absence';
import { type IsoDate, type TimeOfDay, isTimeOfDay, isoDate, weekday } from '../time/period';
import { daysOf } from '../time/targets';
import type { LawInput } from './law';
import type { Trip } from './lawDays';

/** The work of a day in hours, or the kind of absence that takes the whole day. */
type Own = number | AbsenceKind;

function dayOf(date: IsoDate, own: Own | undefined): AccountDay {
  const target = weekday(date) < 6 ? 800 : 0;
  const worked = typeof own === 'number' ? Math.round(own * 100) : 0;
  const kind = typeof own === 'string' ? own : null;
  const credit = kind === null || kind === 'compensation' ? 0 : target;
  const absences = kind === null ? [] : [{ kind, share: 1, credit, isMapped: false } as const];
  return { date, target, worked, absences, credit, records: worked > 0 ? 1 : 0 };
}

/** All days of a period; those that `own` does not name have no work. */
export function accountDaysOf(from: string, to: string, own: Readonly<Record<string, Own>>) {
  return daysOf({ from: isoDate(from), to: isoDate(to) }).map((date) => dayOf(date, own[date]));
}

/** The hours of each day of a period, by weekday; Monday comes first. */
export function weeksOf(from: string, to: string, hours: readonly number[]): Record<string, number> {
  const days = daysOf({ from: isoDate(from), to: isoDate(to) });
  return Object.fromEntries(days.map((date) => [date, hours[weekday(date) - 1] ?? 0]));
}

function timeOf(text: string | null): TimeOfDay | null {
  if (text === null) return null;
  if (!isTimeOfDay(text)) throw new RangeError(text);
  return text;
}

export function tripOn(date: string, departure: string | null, arrival: string | null): Trip {
  return { date: isoDate(date), departure: timeOf(departure), arrival: timeOf(arrival) };
}

/** The input for the law, with the last of the days as yesterday. */
export function lawInput(days: readonly AccountDay[], own: Partial<LawInput> = {}): LawInput {
  const yesterday = days.at(-1)?.date ?? isoDate('2026-12-31');
  return { days, trips: [], isHoliday: () => false, yesterday, off: new Set(), hidden: new Set(), ...own };
}

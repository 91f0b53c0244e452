import { type IsoDate, type Period, addDays, earlierOf, laterOf } from '../time/period';
import { spanOfBoth } from '../time/spans';
import { type WorkDays, isHalfDay, targetOf } from '../time/targets';
import type { Absence, AbsenceKind, DayShare } from './absence';

/**
 * How many days a whole absence on this day counts: 0 without a target, ½ on a half workday, otherwise 1, also if the
 * target is only 4 hours.
 */
export function dayValue(date: IsoDate, workDays: WorkDays): 0 | 0.5 | 1 {
  if (targetOf(date, workDays) === 0) return 0;
  return isHalfDay(date, workDays) ? 0.5 : 1;
}

/** The part of a day for which an absence of a kind is entered. */
export interface EnteredShare {
  readonly kind: AbsenceKind;
  readonly share: DayShare;
}

/**
 * The entered absences of each day that has any. Those of a day are of different kinds and a whole day at most: where
 * entries overlap, for instance after two devices were merged, the newer ones count first.
 */
export function enteredShares(
  absences: readonly Absence[],
  period: Period,
): ReadonlyMap<IsoDate, readonly EnteredShare[]> {
  const byDay = new Map<IsoDate, readonly EnteredShare[]>();
  for (const { kind, from, to, share } of absences.toSorted(
    (one, other) => other.changedAt - one.changedAt,
  )) {
    const last = earlierOf(to, period.to);
    for (let day = laterOf(from, period.from); day <= last; day = addDays(day, 1)) {
      const before = byDay.get(day) ?? [];
      const isFull = before.length > 1 || before.some((one) => one.share === 1 || one.kind === kind);
      if (isFull) continue;
      byDay.set(day, [...before, { kind, share: before.length === 1 ? 0.5 : share }]);
    }
  }
  return byDay;
}

/**
 * The days on which the user is absent all day, in order, by one entry or by two halves. Days of compensation are among
 * them: the account keeps their target, but no record is missing there. So are weekends and holidays within an entry.
 */
export function absentDays(absences: readonly Absence[]): readonly IsoDate[] {
  const span = absences.reduce<Period | null>((all, entry) => spanOfBoth(entry, all), null);
  if (span === null) return [];
  const whole: IsoDate[] = [];
  for (const [date, shares] of enteredShares(absences, span))
    if (shares.reduce((sum, { share }) => sum + share, 0) === 1) whole.push(date);
  return whole.toSorted();
}

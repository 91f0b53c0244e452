import { type IsoDate, type Period, addDays, earlierOf, laterOf } from '../time/period';
import { type WorkDays, isHalfDay, targetOf } from '../time/targets';
import type { Absence, AbsenceKind, Share } from './absence';

/** How much a whole absence on this day is, in days: 0 without a target, ½ on a half workday, else 1 (also for 4 hours). */
export function dayValue(date: IsoDate, workDays: WorkDays): 0 | 0.5 | 1 {
  if (targetOf(date, workDays) === 0) return 0;
  return isHalfDay(date, workDays) ? 0.5 : 1;
}

/** The share of a day that is entered with a kind. */
export interface EnteredShare {
  readonly kind: AbsenceKind;
  readonly share: Share;
}

/**
 * The entered shares of each day that has any. They are at most a whole day together, and of different kinds: where
 * entries overlap, as after merging two devices, the newer ones take their share first.
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

/** The first and last day of all entries; null without entries. */
function spanOf([first, ...others]: readonly Absence[]): Period | null {
  if (first === undefined) return null;
  return others.reduce<Period>(
    (span, { from, to }) => ({ from: earlierOf(span.from, from), to: laterOf(span.to, to) }),
    first,
  );
}

/**
 * The days of whole absence in order, by one entry or by two halves. Days of compensation are among them, because no
 * work is missing on them, although the account keeps their target; so are weekends and holidays within an entry.
 */
export function absentDays(absences: readonly Absence[]): readonly IsoDate[] {
  const span = spanOf(absences);
  if (span === null) return [];
  const whole: IsoDate[] = [];
  for (const [date, shares] of enteredShares(absences, span))
    if (shares.reduce((sum, { share }) => sum + share, 0) === 1) whole.push(date);
  return whole.toSorted();
}

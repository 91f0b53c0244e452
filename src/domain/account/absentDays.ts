import type { IsoDate, Period } from '../time/period';
import type { Absence } from './absence';
import { earlierOf, enteredShares, laterOf } from './dayShares';

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

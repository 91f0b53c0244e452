import { type MonthHours, hoursByMonth } from '../customers/evaluation';
import { type IsoMonth, type Period, earlierOf, isWithin, isoDate, laterOf, monthOf } from '../time/period';
import { type Hundredths, hundredthsOf, plus } from '../hundredths';
import type { ReportRow } from './reportRow';

/** A month in which a customer's evaluation and its rows differ. */
export interface MonthDifference {
  readonly month: IsoMonth;
  /** The hours in the evaluation. */
  readonly evaluated: Hundredths;
  /** The sum of the hours of the rows. */
  readonly inRows: Hundredths;
  /** `evaluated` minus `inRows`, at least a hundredth: above 0, the export lacks hours; below 0, only the export has them. */
  readonly difference: Hundredths;
}

/**
 * Compares the rows of a customer with its evaluation over the same days, month by month. Only differences from 0.01 h on are listed,
 * the earliest first; the rows are never adjusted.
 *
 * @param evaluation null if there is none
 * @returns null if nothing could be compared
 */
export function evaluationCheck(
  rows: readonly Pick<ReportRow, 'date' | 'hours'>[],
  evaluation: readonly MonthHours[] | null,
  span: Period,
): readonly MonthDifference[] | null {
  if (evaluation === null) return null;
  const sums = new Map<string, Hundredths>();
  for (const { date, hours } of rows) {
    const month = date.slice(0, 7);
    if (isWithin(date, span)) sums.set(month, plus(sums.get(month) ?? 0, hours));
  }
  return hoursByMonth(evaluation, span).flatMap(({ month, hours }) => {
    const [evaluated, inRows] = [hundredthsOf(hours), sums.get(month) ?? 0];
    const difference = plus(evaluated, -inRows);
    return Math.abs(difference) < 1 ? [] : [{ month, evaluated, inRows, difference }];
  });
}

/** One span over all months that differ, within the days that were read; null if none differs. */
export function spanToReadAgain(differences: readonly MonthDifference[], span: Period): Period | null {
  const months = differences.map(({ month }) => month).toSorted();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = isoDate(`${first}-01`);
  const { to } = monthOf(last);
  return { from: laterOf(from, span.from), to: earlierOf(to, span.to) };
}

import { type IsoDate, type Period, addDays, addMonths, calendarWeek, daysBetween } from '../time/period';
import type { Hundredths } from '../hundredths';

/** The full weeks that a forecast looks back on. */
const FORECAST_WEEKS = 8;

/** If fewer of these weeks have hours, there is no estimate. */
const LEAST_WEEKS = 3;

/** A range that is shorter than this is shown as weeks. */
const FEW_DAYS = 7;
/** An end that is more days away than this is shown as a month. */
export const MANY_DAYS = 91;
/** An end that is more years away than this is shown without a date. */
const MANY_YEARS = 2;

/** Hours a week; a mean may be half a hundredth. */
export interface Pace {
  readonly slow: Hundredths;
  readonly fast: Hundredths;
}

/** The first and the last day on which a budget may end; `to` is null if it does not end at the slow pace. */
export interface BudgetEnd {
  readonly from: IsoDate;
  readonly to: IsoDate | null;
  /** How precisely it is shown. `open`: only its first day is shown. */
  readonly shownAs: 'days' | 'weeks' | 'months' | 'open' | 'overTwoYears';
}

/** The last full weeks before today, from Monday to Sunday, the earliest first. */
export function forecastWeeks(today: IsoDate): readonly Period[] {
  const { monday } = calendarWeek(today);
  return Array.from({ length: FORECAST_WEEKS }, (_, at) => {
    const from = addDays(monday, (at - FORECAST_WEEKS) * 7);
    return { from, to: addDays(from, 6) };
  });
}

/** The pace is computed from four of the eight weeks: the 2nd, 3rd, 6th and 7th in order of their hours. */
const PACE_PLACES = { slow: [1, 2], fast: [5, 6] } as const;

/**
 * How fast hours are used: slowly as in the mean of the 2nd and 3rd week, or fast as in that of the 6th and 7th week, in
 * order of their hours.
 *
 * @param weeks the hours of eight weeks
 * @returns null if there are hours in fewer than three of them
 */
export function paceOf(weeks: readonly Hundredths[]): Pace | null {
  if (weeks.filter((hours) => hours > 0).length < LEAST_WEEKS) return null;
  const sorted = weeks.toSorted((one, other) => one - other);
  const mean = ([one, other]: readonly [number, number]) => ((sorted[one] ?? 0) + (sorted[other] ?? 0)) / 2;
  return { slow: mean(PACE_PLACES.slow), fast: mean(PACE_PLACES.fast) };
}

/**
 * The places of the six weeks between those with the least and the most hours. They are drawn solid, because neither
 * extreme affects the pace. Of two weeks with equal hours, the earlier one counts as less.
 */
export function paceWeeks(weeks: readonly Hundredths[]): readonly number[] {
  const places = weeks.map((_, at) => at);
  places.sort((one, other) => (weeks[one] ?? 0) - (weeks[other] ?? 0));
  return places.slice(1, -1).sort((one, other) => one - other);
}

/**
 * When the rest of a budget is used up. Holidays and leave are not counted.
 *
 * @param rest above 0
 * @returns null if nothing is used at the fast pace
 */
export function budgetEnd(rest: Hundredths, { slow, fast }: Pace, today: IsoDate): BudgetEnd | null {
  const limit = addMonths(today, MANY_YEARS * 12);
  const end = (pace: number) => {
    const days = Math.round((rest / pace) * 7);
    return days <= daysBetween(today, limit) ? addDays(today, days) : null;
  };
  if (fast <= 0) return null;
  const from = end(fast);
  const to = end(slow);
  if (from === null) return { from: limit, to: null, shownAs: 'overTwoYears' };
  if (to === null) return { from, to, shownAs: 'open' };
  if (daysBetween(today, from) > MANY_DAYS) return { from, to, shownAs: 'months' };
  return { from, to, shownAs: daysBetween(from, to) < FEW_DAYS ? 'weeks' : 'days' };
}

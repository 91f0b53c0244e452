import { namedPeriod } from '../find/findPeriod';
import { type IsoDate, type Period, addDays, addMonths, daysBetween, monthOf, yearOf } from '../time/period';

/** The periods that have a name and depend on today. */
export const REPORT_PERIODS = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
type ReportPeriodName = (typeof REPORT_PERIODS)[number];

/** A named period, or one from a first to a last day. */
export type ReportPeriod = ReportPeriodName | Period;

/** With which period a report is compared: the one before, the same one a year ago, or none. */
export const COMPARISONS = ['prev', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

const MONTHS: Readonly<Record<ReportPeriodName, number>> = {
  'this-month': 1,
  'last-month': 1,
  'this-quarter': 3,
  'last-quarter': 3,
  'this-year': 12,
  'last-year': 12,
};

/** All days of a named period, also those to come. */
function wholePeriod(name: ReportPeriodName, today: IsoDate): Period {
  return name === 'last-quarter'
    ? namedPeriod('this-quarter', addMonths(today, -3))
    : namedPeriod(name, today);
}

/** The days of a report's period; one that is running ends today. */
export function reportDays(period: ReportPeriod, today: IsoDate): Period {
  if (typeof period !== 'string') return period;
  const { from, to } = wholePeriod(period, today);
  return { from, to: to > today ? today : to };
}

/** How many days a period has. */
const dayCount = ({ from, to }: Period): number => daysBetween(from, to) + 1;

const isMonthEnd = (day: IsoDate) => day === monthOf(day).to;

/** How many months a period of whole months has; null for any other period. */
function wholeMonths({ from, to }: Period): number | null {
  if (from !== monthOf(from).from || !isMonthEnd(to)) return null;
  const monthNumber = (day: IsoDate) => yearOf(day) * 12 + Number(day.slice(5, 7));
  return monthNumber(to) - monthNumber(from) + 1;
}

/** The period some months earlier. If it ends with the end of a month, so does the earlier one. */
function monthsEarlier({ from, to }: Period, months: number): Period {
  const sameDay = addMonths(to, -months);
  return { from: addMonths(from, -months), to: isMonthEnd(to) ? monthOf(sameDay).to : sameDay };
}

/** Whether two periods have the same days. */
const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;

/**
 * The period before another one. Whole months go back by as many months. A running period is compared with the same number
 * of days from the start of the one before (1 to 20 November with 1 to 20 October), but not with more than it has. Any other
 * period is compared with as many days just before it.
 */
function periodBefore(period: ReportPeriod, today: IsoDate): Period {
  const days = reportDays(period, today);
  if (typeof period !== 'string') {
    const months = wholeMonths(days);
    if (months !== null) return monthsEarlier(days, months);
    return { from: addDays(days.from, -dayCount(days)), to: addDays(days.from, -1) };
  }
  const whole = wholePeriod(period, today);
  const before = monthsEarlier(whole, MONTHS[period]);
  if (isSame(days, whole)) return before;
  const to = addDays(before.from, dayCount(days) - 1);
  return { from: before.from, to: to > before.to ? before.to : to };
}

/** The days with which a period is compared; null if there is no comparison. */
export function comparedDays(period: ReportPeriod, comparison: Comparison, today: IsoDate): Period | null {
  if (comparison === 'none') return null;
  return comparison === 'year' ? monthsEarlier(reportDays(period, today), 12) : periodBefore(period, today);
}

/**
 * The period before or after another one: as many months earlier or later for whole months, otherwise as many days. If that
 * period has a name, the name is returned, so that a running period ends today.
 *
 * @returns null if it begins after today
 */
export function periodBeside(period: ReportPeriod, direction: -1 | 1, today: IsoDate): ReportPeriod | null {
  const whole = typeof period === 'string' ? wholePeriod(period, today) : period;
  const months = wholeMonths(whole);
  const count = dayCount(whole) * direction;
  const beside =
    months === null
      ? { from: addDays(whole.from, count), to: addDays(whole.to, count) }
      : monthsEarlier(whole, -months * direction);
  if (beside.from > today) return null;
  return REPORT_PERIODS.find((name) => isSame(wholePeriod(name, today), beside)) ?? beside;
}

/** The last day of the months that a device keeps, which are those before the previous month. */
export function keptUntil(today: IsoDate): IsoDate {
  return monthOf(addMonths(today, -2)).to;
}

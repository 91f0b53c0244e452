import { namedPeriod } from '../find/findPeriod';
import { type IsoDate, type Period, addDays, addMonths, daysBetween, monthOf } from '../time/period';

/** The periods of a report that are named by where today is in them. */
export const REPORT_PERIODS = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type ReportPeriodName = (typeof REPORT_PERIODS)[number];

/** A named period, or two days and those between. */
export type ReportPeriod = ReportPeriodName | Period;

/** The other period of a comparison: the one before, the same one a year ago, or none. */
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

/** A named period from its first to its last day, also if that is in the future. */
function wholePeriod(name: ReportPeriodName, today: IsoDate): Period {
  return name === 'last-quarter'
    ? namedPeriod('this-quarter', addMonths(today, -3))
    : namedPeriod(name, today);
}

/** The days of a report's period; one that is running ends today. */
export function daysOf(period: ReportPeriod, today: IsoDate): Period {
  if (typeof period !== 'string') return period;
  const { from, to } = wholePeriod(period, today);
  return { from, to: to > today ? today : to };
}

/** How many days a period has. */
export const dayCount = ({ from, to }: Period): number => daysBetween(from, to) + 1;

const isMonthEnd = (day: IsoDate) => day === monthOf(day).to;

/** How many months a period has that begins with a month and ends with one; null for any other. */
function wholeMonths({ from, to }: Period): number | null {
  if (from !== monthOf(from).from || !isMonthEnd(to)) return null;
  const monthNumber = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthNumber(to) - monthNumber(from) + 1;
}

/** A period some months earlier; what ends with a month still does. */
function monthsEarlier({ from, to }: Period, months: number): Period {
  const sameDay = addMonths(to, -months);
  return { from: addMonths(from, -months), to: isMonthEnd(to) ? monthOf(sameDay).to : sameDay };
}

/** Two periods with the same days. */
const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;

/**
 * The period before: whole months go back by as many months. A running period takes the same number of days from its
 * predecessor's first, at most all of it (1 to 20 November against 1 to 20 October); any other takes as many days just
 * before.
 */
function periodBefore(period: ReportPeriod, today: IsoDate): Period {
  const days = daysOf(period, today);
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

/** The days that a period is compared with; null if it is compared with none. */
export function comparedDays(period: ReportPeriod, comparison: Comparison, today: IsoDate): Period | null {
  if (comparison === 'none') return null;
  return comparison === 'year' ? monthsEarlier(daysOf(period, today), 12) : periodBefore(period, today);
}

/**
 * The period beside one: as many months earlier or later for whole months, otherwise as many days. It has its name if
 * there is one, so that a running period stays one.
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

/** The last day of the months that a device keeps: those before the previous one. */
export function keptUntil(today: IsoDate): IsoDate {
  return monthOf(addMonths(today, -2)).to;
}

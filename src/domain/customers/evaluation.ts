import { sumDecimals } from '../decimal';
import { CHART_MONTHS } from '../limits';
import {
  type IsoDate,
  type IsoMonth,
  type Period,
  addDays,
  addMonths,
  monthOf,
  monthOfDay,
} from '../time/period';

/** Hours worked in a month. */
export interface MonthHours {
  readonly month: IsoMonth;
  readonly hours: number;
}

/** The hours of some months together. */
export function sumMonths(months: readonly MonthHours[]): number {
  return sumDecimals(months.map(({ hours }) => hours));
}

/**
 * Every month that a period touches, the earliest first, with its hours; a month that the service leaves out has none.
 * Months listed twice are added up, those outside the period are left out.
 */
export function hoursByMonth(entries: readonly MonthHours[], { from, to }: Period): readonly MonthHours[] {
  const months: MonthHours[] = [];
  for (let first = monthOf(from).from; first <= to; first = addDays(monthOf(first).to, 1)) {
    const month = monthOfDay(first);
    months.push({ month, hours: sumMonths(entries.filter((entry) => entry.month === month)) });
  }
  return months;
}

/**
 * The initial range of a chart: the last 6 months up to today, from the same day of the month, or from its last day if
 * that month is shorter.
 */
export function defaultChartRange(today: IsoDate): Period {
  return { from: addMonths(today, -CHART_MONTHS), to: today };
}

/** The part of a month within a range; null if that includes the first or last day of the month. */
export interface MonthCut {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** Which part of a month is within a range: the month's hours are only those of these days. */
export function cutOf(month: IsoMonth, { from, to }: Period): MonthCut {
  const whole = monthOf(month);
  return { from: from > whole.from ? from : null, to: to < whole.to ? to : null };
}

/** The preset ranges, in the order of their buttons. */
export const rangePresets = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear', 'lastMonths'] as const;
export type RangePreset = (typeof rangePresets)[number];

/**
 * The range of a preset: from the first day of its month, quarter or year; if that is not over, the range ends today.
 * `lastMonths` is the initial range of a chart.
 */
export function presetRange(preset: RangePreset, today: IsoDate): Period {
  const month = Number(today.slice(5, 7));
  const since = (monthsBefore: number) => ({
    from: monthOf(addMonths(today, -monthsBefore)).from,
    to: today,
  });
  switch (preset) {
    case 'thisMonth':
      return since(0);
    case 'lastMonth':
      return monthOf(addMonths(today, -1));
    case 'thisQuarter':
      return since((month - 1) % 3);
    case 'thisYear':
      return since(month - 1);
    case 'lastMonths':
      return defaultChartRange(today);
  }
}

/** The two ends of a chart's range. */
export type RangeEnd = 'from' | 'to';

/**
 * Shifts one end of a chart's range by a month. A range that ends with a month still does after the step, so
 * that whole months stay whole; any other end that was cut off by a shorter month or by today continues from where it
 * is.
 *
 * @returns the range, or null if the step is not allowed: the start never passes the end, the end never passes today;
 *   the last step before today ends on today
 */
export function shiftRange(range: Period, end: RangeEnd, months: 1 | -1, today: IsoDate): Period | null {
  if (end === 'from') {
    const from = addMonths(range.from, months);
    return from <= range.to ? { ...range, from } : null;
  }
  if (range.to >= today && months === 1) return null;
  const sameDay = addMonths(range.to, months);
  const moved = range.to === monthOf(range.to).to ? monthOf(sameDay).to : sameDay;
  const to = moved > today ? today : moved;
  return to >= range.from ? { ...range, to } : null;
}

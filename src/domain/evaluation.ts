import { sumDecimals } from './decimal';
import { CHART_MONTHS } from './limits';
import { type IsoDate, type IsoMonth, type Period, addDays, addMonths, monthOf, monthOfDay } from './period';

/** Hours worked in a month (section 3, "Hour evaluation entries"). */
export interface MonthHours {
  readonly month: IsoMonth;
  readonly hours: number;
}

/**
 * Every month that a period touches, the earliest first, with its hours; a month that the service does not name has
 * none. Months that it names twice are added up, those outside the period are left out.
 */
export function hoursByMonth(entries: readonly MonthHours[], { from, to }: Period): readonly MonthHours[] {
  const months: MonthHours[] = [];
  for (let first = monthOf(from).from; first <= to; first = addDays(monthOf(first).to, 1)) {
    const month = monthOfDay(first);
    const hours = sumDecimals(entries.filter((entry) => entry.month === month).map((entry) => entry.hours));
    months.push({ month, hours });
  }
  return months;
}

/** Hours of all months together. */
export function sumOfHours(entries: readonly MonthHours[]): number {
  return sumDecimals(entries.map(({ hours }) => hours));
}

/**
 * The range that a chart begins with: the last 6 months up to today (sections 4 and 9), from the same day of the month;
 * where that month is shorter, from its last day (contract, "Customer and project").
 */
export function defaultChartRange(today: IsoDate): Period {
  return { from: addMonths(today, -CHART_MONTHS), to: today };
}

/** The two ends of a chart's range. */
export type RangeEnd = 'from' | 'to';

/**
 * Shifts one end of a chart's range by a month (section 4). An end that was cut off by a shorter month or by today goes on
 * from where it is.
 *
 * @returns the range, or null where the step is not allowed: the start never passes the end, the end never passes today;
 *   the last step before today ends on today
 */
export function shiftRange(range: Period, end: RangeEnd, months: 1 | -1, today: IsoDate): Period | null {
  const moved = addMonths(range[end], months);
  if (end === 'from') return moved <= range.to ? { ...range, from: moved } : null;
  if (range.to >= today && months === 1) return null;
  const to = moved > today ? today : moved;
  return to >= range.from ? { ...range, to } : null;
}

import { type IsoDate, type Period, addDays, addMonths, calendarWeek, monthOf } from '../time/period';
import { daysOf } from '../time/targets';
import type { WorkRecord } from './workRecord';

/** How many days the calendar shows: some days, a working week, a week or a month. */
export const CALENDAR_SPANS = ['1', '3', '5', '7', 'month'] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

/** The days of a span: three days end with the given one, five are those from Monday to Friday. */
export function periodOfSpan(span: CalendarSpan, date: IsoDate): Period {
  if (span === 'month') return monthOf(date);
  if (span === '1') return { from: date, to: date };
  if (span === '3') return { from: addDays(date, -2), to: date };
  const { monday, sunday } = calendarWeek(date);
  return { from: monday, to: span === '5' ? addDays(monday, 4) : sunday };
}

/** The day to which a span turns. */
export function turnedBy(span: CalendarSpan, date: IsoDate, direction: -1 | 1): IsoDate {
  if (span === 'month') return addMonths(date, direction);
  const days = span === '1' || span === '3' ? Number(span) : 7;
  return addDays(date, days * direction);
}

/** The days that are shown; of five days also a Saturday or Sunday with records. */
export function daysOfSpan(
  span: CalendarSpan,
  date: IsoDate,
  records: readonly WorkRecord[],
): readonly IsoDate[] {
  const period = periodOfSpan(span, date);
  if (span !== '5') return daysOf(period);
  const weekend = [addDays(period.from, 5), addDays(period.from, 6)];
  return [...daysOf(period), ...weekend.filter((day) => records.some((record) => record.date === day))];
}

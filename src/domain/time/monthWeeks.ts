import { type IsoDate, type Period, addDays, calendarWeek, isWithin } from './period';

/** A week of a month's calendar. */
export interface MonthWeek {
  readonly week: number;
  readonly monday: IsoDate;
  /** Monday to Sunday; null for days of the months before and after. */
  readonly days: readonly (IsoDate | null)[];
}

/** The weeks of a month as rows from Monday to Sunday. */
export function weeksOf(period: Period): readonly MonthWeek[] {
  const weeks: MonthWeek[] = [];
  for (let { week, monday } = calendarWeek(period.from); monday <= period.to;) {
    const first = monday;
    const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
    weeks.push({ week, monday, days: days.map((day) => (isWithin(day, period) ? day : null)) });
    ({ week, monday } = calendarWeek(addDays(first, 7)));
  }
  return weeks;
}

import {
  type IsoDate,
  type IsoMonth,
  addDays,
  addMonths,
  calendarWeek,
  daysBetween,
  isoDate,
  laterOf,
  monthOf,
  monthOfDay,
  shiftMonth,
} from '../time/period';
import type { BudgetEnd, Pace } from './budgetRange';
import type { Forecast } from './forecast';
import { type Hundredths, plus } from '../hundredths';
import { type ReportRow, projectKey } from './reportRow';

/** Up to this many days there is a point at the end of each week, afterwards at the end of each month. */
const WEEKLY_DAYS = 182;

/** How far a drawing looks ahead when the end of a budget is unknown or far away. */
const FAR_MONTHS = 12;

/** A point of a burn-up: the hours that were used up to the end of a day. */
export interface BurnUpPoint {
  readonly date: IsoDate;
  readonly used: Hundredths;
}

/**
 * The growth of the hours of one or several projects. The first point is the day before the first hours.
 *
 * @param projects the keys of the projects
 * @param rows of all time; those after today do not count
 * @returns the earliest first, up to today; empty without hours
 */
export function burnUp(
  projects: ReadonlySet<string>,
  rows: readonly ReportRow[],
  today: IsoDate,
): readonly BurnUpPoint[] {
  const counted = rows.filter(
    ({ date, customer, project }) => date <= today && projects.has(projectKey(customer, project)),
  );
  counted.sort((one, other) => one.date.localeCompare(other.date));
  const [first] = counted;
  if (!first) return [];
  const isWeekly = daysBetween(first.date, today) <= WEEKLY_DAYS;
  const endOf = (date: IsoDate) => (isWeekly ? calendarWeek(date).sunday : monthOf(date).to);
  const points: BurnUpPoint[] = [{ date: addDays(first.date, -1), used: 0 }];
  let used = 0;
  let at = 0;
  for (let day = first.date; day <= today;) {
    const end = endOf(day);
    const date = end < today ? end : today;
    for (let row = counted[at]; row && row.date <= date; row = counted[at]) {
      used = plus(used, row.hours);
      at += 1;
    }
    points.push({ date, used });
    day = addDays(date, 1);
  }
  return points;
}

/** Whole months that a burn-up shows. */
export interface MonthSpan {
  readonly from: IsoMonth;
  readonly to: IsoMonth;
}

/** The months of a burn-up: from the first hours to a month after the end of the budget, or to a year ahead. */
export function burnUpMonths(first: IsoDate, end: BudgetEnd | null, today: IsoDate): MonthSpan {
  const far = addMonths(today, FAR_MONTHS);
  const last = !end ? today : end.shownAs === 'overTwoYears' ? far : (end.to ?? laterOf(end.from, far));
  return { from: monthOfDay(first), to: end ? shiftMonth(monthOfDay(last), 1) : monthOfDay(last) };
}

/**
 * The end of the line of a pace: the day on which the budget is reached, or the last day that is shown if that comes first.
 */
export function paceEnd(
  { used, budget, end, pace }: Pick<Forecast, 'used' | 'budget' | 'end' | 'pace'>,
  which: keyof Pace,
  today: IsoDate,
  lastDay: IsoDate,
): BurnUpPoint | null {
  if (!end || !pace || budget === null) return null;
  const hit = which === 'fast' ? end.from : end.to;
  if (hit !== null && hit <= lastDay) return { date: hit, used: budget };
  const weeks = daysBetween(today, lastDay) / 7;
  return { date: lastDay, used: Math.min(budget, used + pace[which] * weeks) };
}

/** The first days of the months that are shown. */
export function monthStarts({ from, to }: MonthSpan): readonly IsoDate[] {
  const days: IsoDate[] = [];
  for (let month = from; month <= to; month = shiftMonth(month, 1)) days.push(isoDate(`${month}-01`));
  return days;
}

/** The values at a scale: multiples of the smallest round number that divides it into five steps at most. */
export function scaleSteps(largest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1) / 5));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => largest / one <= 5) ?? largest;
  return Array.from({ length: Math.floor(largest / step) + 1 }, (_, at) => at * step);
}

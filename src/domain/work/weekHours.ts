import { sumDecimals } from '../decimal';
import { EVALUATED_DAYS } from '../limits';
import { type IsoDate, type Period, addDays, calendarWeek } from '../time/period';

/** Hours of a calendar week; the service names no year. */
export interface WeekHours {
  readonly week: number;
  readonly hours: number;
}

/** A bar of the weekly chart. */
export interface WeekBar extends WeekHours {
  /** The days of the week that are evaluated; null for a week outside the last four. */
  readonly days: Period | null;
  readonly isCurrent: boolean;
}

/** The weeks that the last four weeks touch, newest first. */
function recentWeeks(today: IsoDate): readonly WeekBar[] {
  const first = addDays(today, 1 - EVALUATED_DAYS);
  const weeks: WeekBar[] = [];
  for (let { week, monday, sunday } = calendarWeek(today); sunday >= first;) {
    const days = { from: monday < first ? first : monday, to: sunday };
    weeks.push({ week, hours: 0, days, isCurrent: weeks.length === 0 });
    ({ week, monday, sunday } = calendarWeek(addDays(monday, -1)));
  }
  return weeks;
}

/** Weeks as they follow one another over the turn of the year, newest first: 1 comes after 53. */
function newestFirst(weeks: readonly number[]): readonly number[] {
  const sorted = weeks.toSorted((one, other) => one - other);
  // The weeks are close together, so the turn of the year is at the widest gap.
  let begin = 0;
  let widest = 53 - (sorted.at(-1) ?? 0) + (sorted[0] ?? 0);
  for (const [index, week] of sorted.entries()) {
    const gap = week - (sorted[index - 1] ?? week);
    if (gap > widest) [begin, widest] = [index, gap];
  }
  return [...sorted.slice(begin), ...sorted.slice(0, begin)].toReversed();
}

/**
 * The bars of the weekly chart, newest on top. A week of the last four that the service leaves out has no hours; if the
 * service lists other weeks, only those are shown, in order. A week that is listed twice is added up.
 */
export function weekBars(entries: readonly WeekHours[], today: IsoDate): readonly WeekBar[] {
  const recent = recentWeeks(today);
  const hoursOf = (week: number) =>
    sumDecimals(entries.filter((entry) => entry.week === week).map(({ hours }) => hours));
  const isRecent = entries.every(({ week }) => recent.some((bar) => bar.week === week));
  if (isRecent) return recent.map((bar) => ({ ...bar, hours: hoursOf(bar.week) }));
  return newestFirst([...new Set(entries.map(({ week }) => week))]).map((week) => {
    const known = recent.find((bar) => bar.week === week);
    return { week, hours: hoursOf(week), days: known?.days ?? null, isCurrent: known?.isCurrent ?? false };
  });
}

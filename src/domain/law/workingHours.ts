import { plus, roundHalfAway } from '../hundredths';
import { type IsoDate, addDays, calendarWeek, daysBetween, weekday } from '../time/period';
import { daysOf } from '../time/targets';
import { type LawDays, isWorkday, lawHours, leaveShare } from './lawDays';
import type { FullWeek, LongDay, LongMean } from './lawFindings';
import { type LawRules, versionOn } from './lawRules';

/** Days with more hours than the law allows (§ 3). */
export function longDays({ days }: LawDays, rules: LawRules): readonly LongDay[] {
  return days.flatMap((day): readonly LongDay[] => {
    const limit = versionOn(rules.longDay, day.date)?.limits.hours ?? Infinity;
    const hours = lawHours(day);
    // What is shown as the limit is not above it.
    if (roundHalfAway(hours) <= limit) return [];
    const { date, records } = day;
    return [{ kind: 'longDay', date, outcome: 'hit', hours, over: plus(hours, -limit), records }];
  });
}

/** The days of leave from Monday to Saturday. The Saturday is leave too if all days of the week with a target are. */
function leaveOfWeek(monday: IsoDate, { dayOn, isHoliday }: LawDays): number {
  const days = daysOf({ from: monday, to: addDays(monday, 5) }).filter((day) => isWorkday(day, isHoliday));
  const targetDays = daysOf({ from: monday, to: addDays(monday, 6) }).filter(
    (day) => (dayOn(day)?.target ?? 0) > 0,
  );
  const isWhole = targetDays.length > 0 && targetDays.every((day) => leaveShare(dayOn(day)) === 1);
  const shareOf = (day: IsoDate) => (isWhole && weekday(day) === 6 ? 1 : leaveShare(dayOn(day)));
  return days.reduce((sum, day) => sum + shareOf(day), 0);
}

/** The mean of the hours per workday, and the figures from which it is computed. */
function meanOf(mondays: readonly IsoDate[], lawDays: LawDays) {
  const { dayOn, isHoliday } = lawDays;
  const weeks = mondays.map((monday) => {
    const week = daysOf({ from: monday, to: addDays(monday, 6) });
    return { ...calendarWeek(monday), hours: plus(...week.map((day) => lawHours(dayOn(day)))) };
  });
  const hours = plus(...weeks.map((week) => week.hours));
  const workdays = mondays.flatMap((monday) => daysOf({ from: monday, to: addDays(monday, 5) }));
  const holidays = workdays.filter(isHoliday).length;
  const leaveDays = mondays.reduce((sum, monday) => sum + leaveOfWeek(monday, lawDays), 0);
  const days = workdays.length - holidays - leaveDays;
  const perDay = days > 0 ? roundHalfAway(hours / days) : null;
  return {
    /** All weeks, the oldest first. */
    weeks,
    hours,
    /** How many days there are from Monday to Saturday. */
    workdays: workdays.length,
    holidays,
    /** Days of vacation, sickness and special leave, with halves. */
    leaveDays,
    /** Workdays minus holidays and leave, by which the hours are divided. */
    days,
    /** The hours per day, rounded only for display; null without days. */
    perDay,
  };
}

export type Mean = ReturnType<typeof meanOf>;

/** The mean of the 24 weeks up to the last Sunday that is not after a day (§ 3), once all of them are read. */
export function meanUpTo(until: IsoDate, lawDays: LawDays, rules: LawRules) {
  const sunday = addDays(until, -(weekday(until) % 7));
  const limits = versionOn(rules.mean, sunday)?.limits;
  const weeksNeeded = limits?.weeks ?? 0;
  const firstMonday = addDays(lawDays.from, (8 - weekday(lawDays.from)) % 7);
  const whole = Math.floor((daysBetween(firstMonday, sunday) + 1) / 7);
  const weeksRead = Math.min(Math.max(whole, 0), weeksNeeded);
  if (limits === undefined || weeksRead < weeksNeeded) {
    return { mean: null, weeksRead, weeksNeeded, finding: null };
  }
  const first = addDays(sunday, 1 - 7 * weeksNeeded);
  const mondays = Array.from({ length: weeksNeeded }, (_, at) => addDays(first, 7 * at));
  const mean = meanOf(mondays, lawDays);
  const { hours, days } = mean;
  const finding: LongMean = { kind: 'mean', date: sunday, outcome: 'hit', hours, days };
  return {
    mean,
    weeksRead,
    weeksNeeded,
    finding: roundHalfAway(hours) > limits.hours * days ? finding : null,
  };
}

/** Weeks with work on six days or more. The law allows them as long as the mean is within its limit (§ 3). */
export function fullWeeks({ days, dayOn }: LawDays, rules: LawRules): readonly FullWeek[] {
  const mondays = new Set(days.map(({ date }) => addDays(date, 1 - weekday(date))));
  return [...mondays].flatMap((date): readonly FullWeek[] => {
    const week = daysOf({ from: date, to: addDays(date, 6) });
    const worked = week.filter((day) => (dayOn(day)?.worked ?? 0) > 0);
    const least = versionOn(rules.sixDays, date)?.limits.days ?? Infinity;
    if (worked.length < least) return [];
    const hours = plus(...week.map((day) => lawHours(dayOn(day))));
    return [{ kind: 'sixDays', date, outcome: 'note', days: worked, hours }];
  });
}

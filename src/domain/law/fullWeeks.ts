import { addDays, weekday } from '../time/period';
import { daysOf } from '../time/targets';
import { type LawDays, lawHours } from './lawDays';
import type { FullWeek } from './lawFindings';
import { type LawRules, versionOn } from './lawRules';

/** Weeks with work on six days or more. The law allows them as long as the mean is kept. */
export function fullWeeks({ days, dayOn }: LawDays, rules: LawRules): readonly FullWeek[] {
  const mondays = new Set(days.map(({ date }) => addDays(date, 1 - weekday(date))));
  return [...mondays].flatMap((date): readonly FullWeek[] => {
    const week = daysOf({ from: date, to: addDays(date, 6) });
    const worked = week.filter((day) => (dayOn(day)?.worked ?? 0) > 0);
    const least = versionOn(rules.sixDays, date)?.limits.days ?? Infinity;
    if (worked.length < least) return [];
    const hours = week.reduce((sum, day) => sum + lawHours(dayOn(day)), 0);
    return [{ kind: 'sixDays', date, outcome: 'note', days: worked, hours }];
  });
}

import { type LawDays, lawHours } from './lawDays';
import type { LongDay } from './lawFindings';
import { type LawRules, versionOn } from './lawRules';

/** Days with more hours than the law allows (§ 3). */
export function longDays({ days }: LawDays, rules: LawRules): readonly LongDay[] {
  return days.flatMap((day): readonly LongDay[] => {
    const limit = versionOn(rules.longDay, day.date)?.limits.hours ?? Infinity;
    const hours = lawHours(day);
    if (hours <= limit) return [];
    const { date, records } = day;
    return [{ kind: 'longDay', date, outcome: 'hit', hours, over: hours - limit, records }];
  });
}

/** Part of the day, as greetings have it. */
export type DayTime = 'morning' | 'day' | 'evening';

const NOON = 12;
const EVENING = 18;

/** How somebody is greeted at that hour of their own clock, 0 to 23 (section 1, "A greeting"): a new day begins with its morning. */
export function dayTime(hour: number): DayTime {
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'day' : 'evening';
}

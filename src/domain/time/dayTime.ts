/** Part of the day, for greetings. */
export type DayTime = 'morning' | 'day' | 'evening';

const NOON = 12;
const EVENING = 18;

/** The greeting for an hour of the user's own clock, 0 to 23: after midnight it is morning. */
export function dayTime(hour: number): DayTime {
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'day' : 'evening';
}

import { nearestStep } from '../decimal';
import { type TimeOfDay, localDay, minutesOf } from './period';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** A timer stopped before this many minutes was most likely started by mistake. */
export const SHORT_TIMER_MINUTES = 5;

/** A timer that runs longer than this many minutes was most likely forgotten. */
export const LONG_TIMER_MINUTES = 10 * HOUR_MINUTES;

/** The time a timer has counted, or why only the user can say when the work ended. */
export type TimerReading =
  | { readonly kind: 'counted'; readonly minutes: number }
  | { readonly kind: 'unclear'; readonly why: 'midnight' | 'long' | 'clock' };

/**
 * Reads a timer. We do not guess past midnight or over ten hours, nor if the clock of the device was set back in the
 * meantime.
 *
 * @param start when it was started, in milliseconds since 1970
 * @param now in milliseconds since 1970; the day is that of the user's own clock
 */
export function readTimer(start: number, now: number): TimerReading {
  if (now < start) return { kind: 'unclear', why: 'clock' };
  if (localDay(new Date(start)) !== localDay(new Date(now))) return { kind: 'unclear', why: 'midnight' };
  const minutes = Math.floor((now - start) / MINUTE_MS);
  return minutes > LONG_TIMER_MINUTES ? { kind: 'unclear', why: 'long' } : { kind: 'counted', minutes };
}

/**
 * Hours of a record for counted minutes: to the nearest step, halfway up, and never less than one step.
 *
 * @param step in hours
 */
export function timerHours(minutes: number, step: number): number {
  return Math.max(step, nearestStep(minutes / HOUR_MINUTES, step));
}

/** Counted minutes as a clock shows them: "1:24". */
export function timerClock(minutes: number): string {
  return `${Math.floor(minutes / HOUR_MINUTES)}:${String(minutes % HOUR_MINUTES).padStart(2, '0')}`;
}

/**
 * Minutes from the start of a timer until a time of the user's own clock: on the same day, or on the next one if the
 * time is earlier than the start. Null if that moment is still to come.
 */
export function minutesUntil(start: number, end: TimeOfDay, now: number): number | null {
  const until = new Date(start);
  until.setHours(0, minutesOf(end), 0, 0);
  // The seconds of the start are ignored: from 9:00:40 until 9:00 is no time, not a day.
  const from = Math.floor(start / MINUTE_MS) * MINUTE_MS;
  if (until.getTime() < from) until.setDate(until.getDate() + 1);
  return until.getTime() > now ? null : Math.round((until.getTime() - from) / MINUTE_MS);
}

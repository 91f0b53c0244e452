import * as v from 'valibot';
import {
  type IsoDate,
  type TimeOfDay,
  addDays,
  isIsoDate,
  isTimeOfDay,
  localDay,
} from '@/domain/time/period';
import type { Id } from '@/domain/id';

/**
 * Readers for what a real service may answer: numbers as text, booleans as 0/1, dates as full timestamps, JSON in text.
 * For each there is a schema of what the service may send, and a function that converts it to our value.
 */

/** Text; a number is converted to its digits, because a database column may come either way. */
export const wireText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

const numericText = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '' && Number.isFinite(Number(text)), 'a number is expected'),
);

/** A number, or a number written as text. */
export const wireNumber = v.union([v.pipe(v.number(), v.finite()), numericText]);

/** A number that may be missing: null, absent or empty text. */
export const wireOptionalNumber = v.nullish(v.union([wireNumber, v.literal('')]));

/** Text that may be missing. */
export const wireOptionalText = v.nullish(v.union([v.string(), v.number()]));

/** An id, in the type in which the service sent it. */
export const wireId = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]);

/** An id that may be missing. */
export const wireOptionalId = v.nullish(v.union([v.number(), v.string()]));

/** A calendar day, alone or at the start of a timestamp. */
export const wireDate = v.pipe(
  v.string(),
  v.check((text) => readDate(text) !== undefined, 'a date is expected'),
);

export function readNumber(value: string | number): number {
  return Number(value);
}

export function readOptionalNumber(value: string | number | null | undefined): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value);
}

export function readText(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** 0 is how some databases write "no row", but it may be an id: only empty values count as missing. */
export function readOptionalId(value: Id | null | undefined): Id | null {
  return value === null || value === undefined || value === '' ? null : value;
}

/**
 * The calendar day that a date text means:
 * - `2026-03-10` and timestamps without a zone, or with an offset, name it in their first ten characters;
 * - a timestamp in UTC (`Z` or `+00:00`) is midnight somewhere: `2026-03-10T00:00:00Z` is the 10th, and so is
 *   `2026-03-09T23:00:00.000Z`, local midnight in Berlin written in UTC. The nearest UTC midnight is the day meant
 *   for every zone from −12 to +12 hours;
 * - a timestamp that is no midnight anywhere is a moment, and its day the one on the user's own clock.
 */
export function readDate(text: string): IsoDate | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/u.exec(
      text.trim(),
    );
  const [, day, hours, minutes, seconds, zone] = match ?? [];
  if (day === undefined || !isIsoDate(day)) return undefined;
  if (!zone || !/^(?:Z|[+-]00:?00)$/u.test(zone)) return day;
  const isMidnightSomewhere = Number(seconds ?? 0) === 0 && Number(minutes) % 15 === 0;
  if (!isMidnightSomewhere) return localDay(new Date(text));
  return Number(hours) >= 12 ? addDays(day, 1) : day;
}

/** A time of day from `HH:mm`, `HH:mm:ss`, or either with a date in front; null for anything else. */
export function readTime(text: string | number | null | undefined): TimeOfDay | null {
  const match = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/u.exec(
    readText(text).trim(),
  );
  if (!match) return null;
  const time = `${(match[1] ?? '').padStart(2, '0')}:${match[2]}`;
  return isTimeOfDay(time) ? time : null;
}

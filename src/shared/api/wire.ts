import * as v from 'valibot';
import { centsOfEuros } from '@/domain/money/money';
import {
  type IsoDate,
  type TimeOfDay,
  addDays,
  isIsoDate,
  isTimeOfDay,
  isoDate,
  localDay,
} from '@/domain/time/period';
import { unpacked } from './jsonText';
import type { Id } from '@/domain/id';
import { momentOf } from '@/domain/time/zonedTime';

/**
 * What a real service may answer: numbers as text, booleans as 0/1, dates as full timestamps, JSON in text. Each schema
 * checks what may come, and its output is our value.
 */

/** Text; a number is converted to its digits, because a database column may come either way. */
export const wireText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const isNumeric = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

const numberOr = (isText: (text: string) => boolean) =>
  v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.check(isText, 'a number is expected'))]);

/** A number, or a number written as text. */
export const wireNumber = v.pipe(numberOr(isNumeric), v.transform(Number));

/** A number that may be missing: null, absent or empty text. */
export const wireOptionalNumber = v.pipe(
  v.nullish(
    numberOr((text) => text === '' || isNumeric(text)),
    null,
  ),
  v.transform((value) => (value === null || value === '' ? null : Number(value))),
);

/** Hours that may be null or empty text, but not absent. */
export const wireHours = v.pipe(v.unknown(), wireOptionalNumber);

/** Euros that may be missing, in cents. */
export const wireOptionalEuros = v.pipe(
  wireOptionalNumber,
  v.transform((euros) => (euros === null ? null : centsOfEuros(euros))),
);

/** Text that may be missing. */
export const wireOptionalText = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String));

/** An id, in the type in which the service sent it. */
export const wireId = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]);

/**
 * An id that may be missing. 0 is how some databases write "no row", but it may be an id: only empty values count as
 * missing.
 */
export const wireOptionalId = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (value === '' ? null : value)),
);

/** A calendar day, alone or at the start of a timestamp. */
export const wireDate = v.pipe(
  v.string(),
  v.check((text) => readDate(text) !== undefined, 'a date is expected'),
  v.transform((text) => readDate(text) ?? isoDate(text)),
);

/** The name of a thing, or `#` and its id without one, so that its links and buttons have an accessible name. */
export function readName(name: string, id: Id): string {
  return name.trim() === '' ? `#${id}` : name;
}

/**
 * The calendar day that a date text means:
 * - `2026-03-10` and timestamps without a zone, or at midnight of their own offset, name it in their first ten characters;
 * - a timestamp in UTC (`Z` or `+00:00`) is midnight somewhere: `2026-03-10T00:00:00Z` is the 10th, and so is
 *   `2026-03-09T23:00:00.000Z`, local midnight in Berlin written in UTC. The nearest UTC midnight is the day meant
 *   for every zone from −12 to +12 hours;
 * - any other timestamp is a moment, and its day the one on the user's own clock.
 */
export function readDate(text: string): IsoDate | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/iu.exec(
      text.trim(),
    );
  const [, day, hours, minutes, seconds, zone] = match ?? [];
  if (day === undefined || !isIsoDate(day)) return undefined;
  if (zone === undefined) return day;
  const isUtc = /^(?:Z|[+-]00(?::?00)?)$/iu.test(zone);
  const isWhole = Number(seconds ?? 0) === 0 && Number(minutes) % (isUtc ? 15 : 60) === 0;
  if (isWhole && (isUtc || Number(hours) === 0)) return Number(hours) >= 12 ? addDays(day, 1) : day;
  const moment = momentOf(text, '');
  return moment === undefined ? undefined : localDay(new Date(moment));
}

const TIME =
  /^(?:(\d{4}-\d{2}-\d{2})[T ]|.*[T ])?(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/iu;

/**
 * The time of day on the user's own clock: `HH:mm` or `HH:mm:ss`, either with a date in front. One with a zone is
 * converted for the day that it belongs to.
 *
 * @param of the day of the row; an arrival may be on the day after it
 * @returns null for no time, undefined for a time with a zone that is on no such day
 */
export function readTime(
  text: string | number | null | undefined,
  of: { readonly day: string; readonly isArrival?: boolean },
): TimeOfDay | null | undefined {
  const [, date, hours = '', minutes, zone] = TIME.exec(String(text ?? '').trim()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  if (!isTimeOfDay(time)) return null;
  if (zone === undefined) return time;
  const day = readDate(of.day);
  if (day === undefined) return undefined;
  const days = of.isArrival && date !== undefined ? [day, addDays(day, 1)] : [day];
  const written = date === undefined ? [-1, 0, 1].map((by) => addDays(day, by)) : [date];
  const moments = written
    .flatMap((on) => momentOf(`${on}T${time}${zone}`, '') ?? [])
    .map((at) => new Date(at));
  const moment = moments.find((one) => days.includes(localDay(one)));
  if (!moment) return undefined;
  const local = [moment.getHours(), moment.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return isTimeOfDay(local) ? local : undefined;
}

/** A row cannot be read if one of its times has a zone and is on no day of the row. */
export function timeCheck<Row>(timeOf: (row: Row) => TimeOfDay | null | undefined) {
  return v.check<Row, string>((row) => timeOf(row) !== undefined, 'a time of the row’s day is expected');
}

/**
 * A list that is the whole answer of a call, possibly as JSON text. A missing answer breaks the contract: the user must
 * not be told "nothing found" if the service did not say so.
 */
export function wireListAnswer<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.unknown(), v.transform(unpacked), v.array(item));
}

/**
 * A list that a real service may send as JSON text, or leave out: null, blank text or absent. Text that is no JSON
 * breaks the contract.
 */
export function wireList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => unpacked(value) ?? []),
    v.array(item),
  );
}

/** Yes or no as 0/1, true/false or either as text; a missing value or anything else means no. */
export const wireFlag = v.pipe(
  v.unknown(),
  v.transform(
    (value) => value === true || value === 1 || ['1', 'true'].includes(String(value).toLowerCase()),
  ),
);

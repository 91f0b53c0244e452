import { weekdayNamed } from '../time/dayNames';
import { type IsoDate, addDays, isIsoDate, isoDate } from '../time/period';
import { parseTypedDate } from '../time/typedDate';
import { momentOf, onClock } from '../time/zonedTime';
import { typedText } from '../typedText';
import type { Cell, HoursUnit } from './importTypes';

/** A cell of a day: the day in each order (the same where there is only one), and the time behind it. */
export interface DayCell {
  readonly 'day-first': IsoDate | null;
  readonly 'month-first': IsoDate | null;
  /** The two figures between which the order decides. */
  readonly figures: readonly [number, number] | null;
  /** Seconds since midnight. */
  readonly time: number | null;
}

const HOUR = 3600;
/** The day from which spreadsheets count. */
export const DAY_ZERO = isoDate('1899-12-30');
/** Longer cells are neither days nor hours. */
const LONGEST_CELL = 60;
/** A time of day; without minutes only with `AM`, `PM` or `Uhr`. */
const CLOCK =
  /^(\d{1,2})(?:[:.]([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?|(?= ?(?:[ap]\.? ?m|uhr)))(?: ?([ap])\.? ?m\.?)?(?: ?uhr)?$/iu;

/** Seconds since midnight of `8:30`, `8.30 Uhr`, `08:30:15`, `1:05 PM`, `9 a. m.` or `24:00`. */
export function timeOf(cell: Cell): number | null {
  const [, hours, minutes = '0', seconds = '0', half] = CLOCK.exec(typedText(String(cell))) ?? [];
  if (hours === undefined || Number(hours) > (half === undefined ? 24 : 12)) return null;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const time = hour * HOUR + Number(minutes) * 60 + Number(seconds);
  return time > 24 * HOUR ? null : time;
}

function dayAt(year: string, month: string, day: string): IsoDate | null {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(text) && /^(?:19|2[01])/u.test(text) ? text : null;
}

export const sureDay = (day: IsoDate | null, time: number | null): DayCell => ({
  'day-first': day,
  'month-first': day,
  figures: null,
  time,
});

/** The day of a number in a column of days, as spreadsheets count them; null outside the years 2000 to 2199. */
function countedDay(days: number, zero: IsoDate): DayCell | null {
  const seconds = Math.round((days % 1) * 24 * HOUR);
  const day = addDays(zero, Math.floor(Math.min(Math.max(days, 0), 109_575)));
  return day >= '2000' && day < '2200' ? sureDay(day, seconds || null) : null;
}

/** A day with one mark between its parts, and without a weekday behind it. */
const plainDay = (cell: string) =>
  cell
    .replaceAll(/(?<=\d\.) (?=\d)/gu, '')
    .replace(/(?<=\d)\/(\p{L}{3,})\/(?=\d)/u, '-$1-')
    .replace(/^(\d{4})(\d\d)(\d\d)$/u, '$1-$2-$3')
    .replace(/(?<=\d) \(?(\p{L}{2,})\.?\)?$/u, (all, word: string) => (weekdayNamed(word) ? '' : all));

/** Reads a cell of a day, with or without a time; null if there is none. */
export function dayCellOf(cell: Cell, today: IsoDate, timeZone: string, zero = DAY_ZERO): DayCell | null {
  if (typeof cell === 'number') return countedDay(cell, zero);
  const typed = plainDay(typedText(cell).slice(0, LONGEST_CELL + 1));
  if (typed.length > LONGEST_CELL) return null;
  const moment = /^\d{4}-\d\d-\d\d[T ][\d:.]+ ?(?:Z|[+-]\d\d:?(?:\d\d)?)$/iu.test(typed)
    ? momentOf(typed, timeZone)
    : undefined;
  const text = moment === undefined ? typed : onClock(moment, timeZone);
  const [, word = '', rest = text] = /^(\p{L}{2,})[.,]* (.*)$/u.exec(text) ?? [];
  const [, date = '', , clock = ''] =
    /^(.*?)((?:,? (?:at |um )?|(?<=\d)T)(\d{1,2}:\d\d.*))?$/iu.exec(
      weekdayNamed(word) === undefined ? text : rest,
    ) ?? [];
  if (date === '') return null;
  const time = timeOf(clock);
  const [, year, , month = '', day = ''] =
    /^(?=\d+(?:-\d+-|\.\d+\.|\/\d+\/))(\d{4})([-./])(\d{1,2})[-./](\d{1,2})$/u.exec(date) ?? [];
  if (year !== undefined) return sureDay(dayAt(year, month, day), time);
  const [, first, mark, second = '', last = ''] =
    /^(?=\d+(?:-\d+-|\.\d+\.|\/\d+\/))(\d{1,2})([-./])(\d{1,2})[-./](\d{4}|\d{2})$/u.exec(date) ?? [];
  if (first === undefined) {
    const named =
      /\p{L}{3}/u.test(date) && /\d.*\d{2}/u.test(date) ? parseTypedDate(date, today, 'de') : null;
    return named ? sureDay(named, time) : null;
  }
  if (mark === '.') return sureDay(dayAt(last, second, first), time);
  return {
    'day-first': dayAt(last, second, first),
    'month-first': dayAt(last, first, second),
    figures: [Number(first), Number(second)],
    time,
  };
}

/** A duration: seconds, or a number whose unit the column decides; undefined for what is neither, null for nothing. */
export type Duration =
  | { readonly seconds: number }
  | { readonly number: number; readonly text: string }
  | null
  | undefined;

const NUMBER = String.raw`(\d[\d.,]*|[.,]\d+)`;
const UNITS = new RegExp(
  String.raw`^(?:${NUMBER} ?(?:h|std\.?|stunden?|hrs?|hours?))?(?:[,:]? ?${NUMBER} ?(?:m|mins?\.?|minuten?|minutes?|(?<=[a-z]\.? ?\d\d?)$))?(?:[,:]? ?${NUMBER} ?(?:s|secs?\.?|sek\.?|sekunden?|seconds?))?$`,
  'iu',
);

/** A number whose last mark is the decimal one. */
function numberOf(text: string): number {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const plain = (part: string) => part.replaceAll(/[.,]/gu, '');
  return at < 0 ? Number(text) : Number(`${plain(text.slice(0, at))}.${text.slice(at + 1)}`);
}

/** Reads a cell of hours, a break or a sum. */
export function durationOf(cell: Cell): Duration {
  if (String(cell).length > LONGEST_CELL) return undefined;
  if (typeof cell === 'number') return { seconds: Math.round(cell * HOUR) };
  const [, mark = '', text = ''] = /^([-+]?) ?(?:pt)?(.*)$/iu.exec(typedText(cell)) ?? [];
  if (text === '') return null;
  const sign = mark === '-' ? -1 : 1;
  const [, first, second = '', third, isMinutes] =
    /^(\d+):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?(?: ?(?:h|std\.?)|( ?min\.?))?$/iu.exec(text) ?? [];
  if (first !== undefined) {
    const units = isMinutes === undefined || third !== undefined ? [HOUR, 60, 1] : [60, 1, 0];
    return {
      seconds:
        sign *
        [first, second, third ?? '0'].reduce((sum, one, at) => sum + Number(one) * (units[at] ?? 0), 0),
    };
  }
  if (new RegExp(`^${NUMBER}$`, 'u').test(text)) return { number: sign * numberOf(text), text };
  const [, ...parts] = UNITS.exec(text) ?? [];
  if (parts.length === 0) return undefined;
  const seconds = parts.reduce((sum, part, at) => sum + numberOf(part ?? '0') * 60 ** (2 - at), 0);
  return { seconds: sign * Math.round(seconds) };
}

/** The seconds of a duration, a number in the unit of its column. */
export function lengthOf(duration: Duration, unit: HoursUnit): number | null {
  if (!duration) return null;
  return 'seconds' in duration ? duration.seconds : secondsOf(duration.number, unit);
}

/** The seconds of a number in a unit; of `7,30` as a clock has it 7 hours and 30 minutes. */
export function secondsOf(number: number, unit: HoursUnit): number {
  if (unit === 'seconds') return Math.round(number);
  if (unit === 'minutes') return Math.round(number * 60);
  if (unit === 'hours') return Math.round(number * HOUR);
  const hundredths = Math.round(number * 100);
  return Math.trunc(hundredths / 100) * HOUR + (hundredths % 100) * 60;
}

import type { Language } from '../language';
import {
  type IsoDate,
  type IsoMonth,
  addDays,
  shiftMonth,
  daysBetween,
  isIsoDate,
  isIsoMonth,
  monthOfDay,
  weekday,
} from './period';

/** The value of a field: `null` for empty text, `undefined` for text that cannot be understood. */
type Typed<Value> = Value | null | undefined;

/** Words for days, relative to today. The two languages share no word, so each is understood in both. */
const DAYS: ReadonlyMap<string, number> = new Map([
  ['h', 0],
  ['heute', 0],
  ['t', 0],
  ['today', 0],
  ['g', -1],
  ['gestern', -1],
  ['y', -1],
  ['yesterday', -1],
  ['vorgestern', -2],
  ['morgen', 1],
  ['tomorrow', 1],
]);

/** Monday first, in German and English; two letters are enough. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'saturday'],
  ['sonntag', 'sunday'],
];

const MONTHS: readonly (readonly string[])[] = [
  ['januar', 'january', 'jänner'],
  ['februar', 'february'],
  ['märz', 'march', 'maerz'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
];

/** Years outside of this range are typing errors. */
const YEARS = { first: 1900, last: 2199 };

/** Index of the first name that begins with the text, -1 for none or too few letters. */
function indexOfName(text: string, names: readonly (readonly string[])[], letters: number): number {
  return text.length < letters
    ? -1
    : names.findIndex((spellings) => spellings.some((name) => name.startsWith(text)));
}

function yearOf(text: string): number | undefined {
  const year = text.length === 2 ? 2000 + Number(text) : Number(text);
  return year >= YEARS.first && year <= YEARS.last ? year : undefined;
}

function dayAt(year: number, month: number, day: number): IsoDate | undefined {
  const pad = (value: number) => String(value).padStart(2, '0');
  const text = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  return isIsoDate(text) ? text : undefined;
}

/** Without a year the day nearest to today is meant; if two are equally near, the past one. */
function nearestDay(month: number, day: number, today: IsoDate): IsoDate | undefined {
  const year = Number(today.slice(0, 4));
  const distance = (date: IsoDate) => Math.abs(daysBetween(date, today));
  return [year - 1, year, year + 1]
    .map((candidate) => dayAt(candidate, month, day))
    .filter((date) => date !== undefined)
    .reduce<IsoDate | undefined>(
      (best, date) => (best === undefined || distance(date) < distance(best) ? date : best),
      undefined,
    );
}

/** `17.11.`, `17.11.26`, `1711`, `17112026` and the like. */
function writtenDay(text: string, today: IsoDate, language: Language): IsoDate | undefined {
  const [, day, mark, month, year] =
    /^(\d{1,2})([.,/\- ])\s*(\d{1,2})(?:[.,/\- ]\s*(\d{4}|\d{2})?)?\.?$/u.exec(text) ??
    /^(\d{2})()(\d{2})(\d{4}|\d{2})?$/u.exec(text) ??
    [];
  if (day === undefined || month === undefined) return undefined;
  // In English, `11/12` could be a day in November as well, so we do not guess.
  const isEither =
    (mark === '/' || mark === '-') && language === 'en' && Number(day) <= 12 && Number(day) !== Number(month);
  if (isEither) return undefined;
  if (year === undefined) return nearestDay(Number(month), Number(day), today);
  const full = yearOf(year);
  return full === undefined ? undefined : dayAt(full, Number(month), Number(day));
}

/** Parses `-1` and `+3`; the minus may be any kind of dash. */
function stepsOf(text: string): number | undefined {
  const [, sign, count] = /^([+\-−–])\s*(\d{1,4})$/u.exec(text) ?? [];
  return count === undefined ? undefined : (sign === '+' ? 1 : -1) * Number(count);
}

/**
 * Reads a day as people type it: `17.` of this month, `17.11.`, `17.11.26`, `17112026`, `1711`,
 * `h`/`heute`/`today`, `g`/`gestern`/`yesterday`, `-1`, `+1`, `mo` to `so` or `su` for the latest one in the past
 * (today included), `yyyy-mm-dd`, and the field's own spelling, `Fr 20.11.2026`.
 *
 * @param today the day on the user's own clock
 * @param language of the app; it matters only for `11/12/2026`
 */
export function parseTypedDate(text: string, today: IsoDate, language: Language): Typed<IsoDate> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;

  const word = typed.replace(/\.$/u, '');
  const offset = DAYS.get(word) ?? stepsOf(typed);
  if (offset !== undefined) return addDays(today, offset);
  const dayOfWeek = indexOfName(word, WEEKDAYS, 2);
  if (dayOfWeek >= 0) return addDays(today, -((weekday(today) - 1 - dayOfWeek + 7) % 7));

  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(typed) ?? [];
  if (year !== undefined) {
    return yearOf(year) === undefined ? undefined : dayAt(Number(year), Number(month), Number(day));
  }
  const [, lone] = /^(\d{1,2})\.?$/u.exec(typed) ?? [];
  if (lone !== undefined) return dayAt(Number(today.slice(0, 4)), Number(today.slice(5, 7)), Number(lone));

  // A weekday in front is ignored: a user who edits the figures of `Fr 20.11.2026` means the figures.
  const [, name = '', rest = typed] = /^(\p{L}{2,})[.,]?\s+(.*)$/u.exec(typed) ?? [];
  if (name !== '' && indexOfName(name, WEEKDAYS, 2) < 0) return undefined;
  return writtenDay(rest, today, language);
}

function monthAt(year: number, month: number): IsoMonth | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  return isIsoMonth(text) ? text : undefined;
}

/** Without a year the month nearest to this one is meant; if two are equally near, the past one. */
function nearestMonth(month: number, thisMonth: IsoMonth): IsoMonth | undefined {
  const index = (Number(thisMonth.slice(5)) - month + 12) % 12;
  return month < 1 || month > 12 ? undefined : shiftMonth(thisMonth, index <= 6 ? -index : 12 - index);
}

/**
 * Reads a month as people type it: `yyyy-mm`, `yyyy-mm-dd`, `11.2026`, `11/26`, `112026`, `November 2026`, `nov`, `11`,
 * `heute`, `-1`. Without a year the nearest one to this month wins.
 */
export function parseTypedMonth(text: string, today: IsoDate): Typed<IsoMonth> {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const thisMonth = monthOfDay(today);

  if (DAYS.get(typed) === 0) return thisMonth;
  const steps = stepsOf(typed);
  if (steps !== undefined) return shiftMonth(thisMonth, steps);

  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/u.exec(typed) ?? [];
  if (isoYear !== undefined) {
    const exists = isoDay === undefined || dayAt(Number(isoYear), Number(isoMonth), Number(isoDay));
    return yearOf(isoYear) !== undefined && exists ? monthAt(Number(isoYear), Number(isoMonth)) : undefined;
  }
  const [, name, figures, year] =
    /^(?:(\p{L}{3,})\.?|(\d{1,2})[./\- ]?)(?:\s*(\d{4}|\d{2}))?$/u.exec(typed) ?? [];
  const month = name === undefined ? Number(figures) : indexOfName(name, MONTHS, 3) + 1;
  if (!month) return undefined;
  if (year === undefined) return nearestMonth(month, thisMonth);
  const full = yearOf(year);
  return full === undefined ? undefined : monthAt(full, month);
}

import type { Language } from '../language';
import { typedText } from '../typedText';
import { daysAfterToday, monthNamed, weekdayNamed } from './dayNames';
import {
  type IsoDate,
  type IsoMonth,
  addDays,
  addMonths,
  shiftMonth,
  isIsoDate,
  isIsoMonth,
  monthOfDay,
  weekday,
  yearOf,
  YEARS,
} from './period';

/** The value of a field: `null` for empty text, `undefined` for text that cannot be understood. */
type Typed<Value> = Value | null | undefined;

/** The day that a text means, or the days that it could mean. */
type Reading = IsoDate | readonly IsoDate[] | undefined;

/** What decides how a day is read besides its text. */
interface DayContext {
  /** The day on the user's own clock. */
  readonly today: IsoDate;
  /** The language of the app; it matters only for `11/12/2026`. */
  readonly language: Language;
  /** How many days after today a day without its year can be; without this it is the one nearest to today. */
  readonly ahead: number | undefined;
}

/** A year of two digits is at most so many years from now; where days are in the past, only the next one. */
const COMING_YEARS = 20;
const HALF_A_YEAR = 182;

/** The year of two or four digits, or both that it could be: `99` is 1999 or 2099. */
function yearsOf(text: string, today: IsoDate, ahead?: number): readonly number[] {
  if (text.length === 2) {
    const year = 2000 + Number(text);
    const last = yearOf(today) + (ahead === undefined ? COMING_YEARS : 1);
    return year <= last ? [year] : [year - 100, year];
  }
  return Number(text) >= YEARS.first && Number(text) <= YEARS.last ? [Number(text)] : [];
}

function dayAt(year: number, month: number, day: number): IsoDate | undefined {
  const pad = (value: number) => String(value).padStart(2, '0');
  const text = `${year}-${pad(month)}-${pad(day)}`;
  return isIsoDate(text) ? text : undefined;
}

/** Without a year the last one in which the day is not too far ahead, by default the nearest; of two, the past one. */
function dayWithoutYear(month: number, day: number, { today, ahead }: DayContext): IsoDate | undefined {
  const year = yearOf(today);
  const days = [year + 1, year, year - 1]
    .map((one) => dayAt(one, month, day))
    .filter((one) => one !== undefined);
  const last = addDays(today, ahead ?? HALF_A_YEAR);
  return days.find((one) => one <= last) ?? (ahead === undefined ? days[0] : undefined);
}

/** The days of figures; several if the year has two digits and could be of two centuries. */
function daysAt(
  year: string | undefined,
  month: number,
  day: number,
  context: DayContext,
): readonly IsoDate[] {
  const days =
    year === undefined
      ? [dayWithoutYear(month, day, context)]
      : yearsOf(year, context.today, context.ahead).map((one) => dayAt(one, month, day));
  return days.filter((one) => one !== undefined);
}

const sureOf = (days: readonly IsoDate[]): Reading => (days.length > 1 ? days : days[0]);

/** `20. November 2026`, `1. Mai`, `20-Nov-2026`, `Nov 20, 2026`, `May 1st`. */
function namedDay(text: string, context: DayContext): Reading {
  const { day, name, year } =
    /^(?<day>\d{1,2})(?:\.|st|nd|rd|th)?[ -]?(?:of )?(?<name>\p{L}{3,})\.?(?:,?[ -]?'?(?<year>\d{4}|\d{2}))?$/u.exec(
      text,
    )?.groups ??
    /^(?<name>\p{L}{3,})\.?[ -]?(?<day>\d{1,2})(?:\.|st|nd|rd|th)?(?:,? ?(?<=[, ])(?<year>\d{4}))?$/u.exec(
      text,
    )?.groups ??
    {};
  const month = name === undefined ? undefined : monthNamed(name);
  return month === undefined ? undefined : sureOf(daysAt(year, month, Number(day), context));
}

/** `17.11.`, `17.11.26`, `1711`, `17112026` and the like, and years that come first. */
function writtenDay(text: string, context: DayContext): Reading {
  const [, leadingYear, , ofYear, last] =
    /^(?=\d+(?:-\d+-|\.\d+\.|\/\d+\/))(\d{4})([./-])(\d{1,2})[./-](\d{1,2})\.?$/u.exec(text) ??
    /^((?:19|2[01])\d{2})()(0\d|1[0-2])(\d{2})$/u.exec(text) ??
    [];
  if (leadingYear !== undefined) return sureOf(daysAt(leadingYear, Number(ofYear), Number(last), context));
  const [, day = '', mark, month = '', year] =
    /^(\d{1,2})([.,/\- ]) ?(\d{1,2})(?:[.,/\- ] ?(\d{4}|\d{2})?)?\.?$/u.exec(text) ??
    /^(\d{2})()(\d{2})(\d{4}|\d{2})?$/u.exec(text) ??
    [];
  const days = daysAt(year, Number(month), Number(day), context);
  if (mark !== '/' && mark !== '-') return sureOf(days);
  // In English, `11/12` could be a day in November as well, and `26-11-20` could begin with the year.
  const isSwapped = context.language === 'en' || days.length === 0;
  const swapped = isSwapped ? daysAt(year, Number(day), Number(month), context) : [];
  const isYearFirst = mark === '-' && yearsOf(day, context.today, context.ahead).length === 1;
  const yearFirst = isYearFirst ? daysAt(`20${day}`, Number(month), Number(year), context) : [];
  const all = [...new Set([...days, ...swapped, ...yearFirst])];
  // A month before its day is understood, but never taken without asking.
  return days.length === 0 && yearFirst.length === 0 ? all : sureOf(all);
}

/** Parses `-1` and `+3`. */
function stepsOf(text: string): number | undefined {
  return /^[+-] ?\d{1,4}$/u.test(text) ? Number(text.replace(' ', '')) : undefined;
}

/** The day of this month, or of the one before where it would be too far ahead. */
function loneDay(day: string, { today, ahead }: DayContext): IsoDate | undefined {
  const at = (month: IsoDate) => dayAt(yearOf(month), Number(month.slice(5, 7)), Number(day));
  const found = at(today);
  return found && ahead !== undefined && found > addDays(today, ahead) ? at(addMonths(today, -1)) : found;
}

function readDay(text: string, context: DayContext): Reading {
  const { today } = context;
  const typed = typedText(text).toLowerCase();
  const word = typed.replace(/\.$/u, '');
  const offset = daysAfterToday(word) ?? stepsOf(typed);
  if (offset !== undefined) return addDays(today, offset);
  const [, last, named = ''] =
    /^(?:am |on )?(?:(letzte[nrs]?|vergangene[nr]?|vorige[nr]?|last) )?(\p{L}+)$/u.exec(word) ?? [];
  const dayOfWeek = weekdayNamed(named);
  if (dayOfWeek !== undefined) {
    const back = (weekday(today) - dayOfWeek + 7) % 7;
    return addDays(today, -(last !== undefined && back === 0 ? 7 : back));
  }
  // A weekday in front is ignored: a user who edits the figures of `Fr 20.11.2026` means the figures.
  const [, name = '', behind = ''] =
    /^(?:am |on )?(\p{L}{2,})[.,]* ?(?:de[nr] |the )?(.*\d.*)$/u.exec(typed) ?? [];
  const figures =
    weekdayNamed(name) === undefined ? typed.replace(/(?:am |on )?(?:de[nr] |the )?/u, '') : behind;
  const day = figures.replace(/(?:(?<=\d{4}),? |(?<=-\d{2})t)\d{1,2}:[\d:.]+$/u, '');
  const [, lone] = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/u.exec(day) ?? [];
  if (lone !== undefined) return loneDay(lone, context);
  return namedDay(day, context) ?? writtenDay(day, context);
}

/**
 * Reads a day as people type it (R-1.47): `17.` of this month, `17.11.`, `17.11.26`, `17112026`, `1711`, `1. Mai`,
 * `h`/`heute`/`today`, `g`/`gestern`/`yesterday`, `-1`, `+1`, `mo` to `so` or `su` for the latest one in the past
 * (today included), `letzten Freitag`, `yyyy-mm-dd`, and what this app and browsers write: `Fr 20.11.2026`, `Nov 20, 2026`.
 *
 * @param today the day on the user's own clock
 * @param language of the app; it matters only for `11/12/2026`
 * @param ahead how many days after today a day without its year can be; without this the nearest one is meant
 */
export function parseTypedDate(
  text: string,
  today: IsoDate,
  language: Language,
  ahead?: number,
): Typed<IsoDate> {
  if (typedText(text) === '') return null;
  const reading = readDay(text, { today, language, ahead });
  return typeof reading === 'string' ? reading : undefined;
}

/** The days between which a text leaves the choice, so that it is not taken for any: `11/12/2026`, `26-11-20`, `1.1.99`. */
export function possibleDays(
  text: string,
  today: IsoDate,
  language: Language,
  ahead?: number,
): readonly IsoDate[] {
  const reading = readDay(text, { today, language, ahead });
  return reading === undefined || typeof reading === 'string' ? [] : reading;
}

function monthAt(year: number, month: number): IsoMonth | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}`;
  return isIsoMonth(text) ? text : undefined;
}

/** Without a year the month nearest to this one is meant; if two are equally near, the past one. */
function nearestMonth(month: number, thisMonth: IsoMonth, ahead = 5): IsoMonth | undefined {
  const index = (Number(thisMonth.slice(5)) - month + 12) % 12;
  return month < 1 || month > 12
    ? undefined
    : shiftMonth(thisMonth, 12 - index <= ahead ? 12 - index : -index);
}

/**
 * Reads a month as people type it: `yyyy-mm`, `11.2026`, `11/26`, `112026`, `November 2026`, `nov`, `11`, `heute`, `-1`,
 * and the month of a day with its year, such as `yyyy-mm-dd`.
 *
 * @param ahead how many months after this one a month without its year can be; without this the nearest one is meant
 */
export function parseTypedMonth(text: string, today: IsoDate, ahead?: number): Typed<IsoMonth> {
  const typed = typedText(text);
  if (typed === '') return null;
  const thisMonth = monthOfDay(today);

  if (daysAfterToday(typed) === 0) return thisMonth;
  const steps = stepsOf(typed);
  if (steps !== undefined) return shiftMonth(thisMonth, steps);

  const [, leadingYear, ofYear] = /^(\d{4})[./-](\d{1,2})$/u.exec(typed) ?? [];
  const [, name, figures, year = leadingYear] =
    /^(?:(\p{L}{3,})[.,]?|(\d{1,2})[./\- ]?)(?: ?'?(\d{4}|\d{2}))?$/u.exec(typed) ?? [];
  const month = name === undefined ? Number(figures ?? ofYear) : monthNamed(name);
  if (month === undefined || Number.isNaN(month)) {
    const day = /\d{4}/u.test(typed) ? parseTypedDate(text, today, 'de') : undefined;
    return day ? monthOfDay(day) : undefined;
  }
  if (year === undefined) return nearestMonth(month, thisMonth, ahead);
  const [full = 0, other] = yearsOf(year, today, ahead);
  return other === undefined ? monthAt(full, month) : undefined;
}

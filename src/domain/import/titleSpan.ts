import { monthNamed, weekdayNamed } from '../time/dayNames';
import {
  type IsoDate,
  type Period,
  addDays,
  calendarWeek,
  daysBetween,
  isIsoDate,
  isoDate,
  monthOf,
  weekday,
} from '../time/period';
import { typedText } from '../typedText';
import type { TableRow } from './importTypes';

const LONGEST_TITLE = 1000;
/** A longer span would have two days of the same number, so that a cell without a month could mean either. */
const MOST_DAYS = 31;
/** Longer cells name no day. */
const LONGEST_DAY = 30;

const WEEK = /(?:kw|cw|woche|week)[^\d]{0,3}(\d{1,2})[^\d]{1,6}(20\d\d)(?!\d)/giu;
const WEEK_BEHIND = /(20\d\d)[ /-]{0,3}(?:kw|cw|week|w) ?(\d{1,2})(?!\d)/giu;
/** `16.11. - 22.11.2026`, `2026-11-16 to 2026-11-22` */
const FROM_TO = String.raw`\s*(?:-|bis|to)\s*`;
const GERMAN_RANGE = new RegExp(
  String.raw`(\d{1,2})\.(?:(\d{1,2})\.)?(20\d\d)?${FROM_TO}(\d{1,2})\.(\d{1,2})\.(20\d\d)`,
  'giu',
);
const ISO_RANGE = new RegExp(String.raw`(20\d\d-\d\d-\d\d)${FROM_TO}(20\d\d-\d\d-\d\d)`, 'giu');
/** Not of a whole date, nor of the version of a form. */
const MONTH_NUMBER = /(?<!\d[./-]?|stand\W{0,3}|version\W{0,3})(0?[1-9]|1[0-2]) ?[./] ?(20\d\d)(?!\d)/giu;
const ISO_MONTH = /(?<!\d-?)(20\d\d)-(0[1-9]|1[0-2])(?![\d-])/gu;
/** A spreadsheet writes a month as its first day. */
const MONTH_CELL = /mon(?:at|th)\P{L}{0,3}(?:jahr|year)?\W{0,3}(20\d\d)-(0[1-9]|1[0-2])-01(?!\d)/giu;
const MONTH_NAME = /(?<!\d\.? ?|\p{L})(\p{L}{3,})(?=[^\d]{0,20}(20\d\d)(?!\d))/gu;

const pad = (part: string | number) => String(part).padStart(2, '0');

function weekSpan(year: string, week: string): readonly Period[] {
  const { monday, sunday } = calendarWeek(
    addDays(isoDate(`${year}-01-04`), 7 * Math.min(Number(week), 54) - 7),
  );
  return calendarWeek(monday).week === Number(week) ? [{ from: monday, to: sunday }] : [];
}

function daysSpan(from: string, to: string): readonly Period[] {
  if (!isIsoDate(from) || !isIsoDate(to)) return [];
  const days = daysBetween(from, to);
  return days > 0 && days < MOST_DAYS ? [{ from, to }] : [];
}

/** The days that a sheet is about, as its title says; null if it names none, or several weeks or months. */
export function titleSpan(rows: readonly TableRow[]): Period | null {
  const text = rows
    .flatMap(({ cells }) => cells.map((cell) => typedText(String(cell).slice(0, LONGEST_TITLE))))
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, LONGEST_TITLE);
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => match.map((part) => part ?? ''));
  const weeks = [
    ...all(WEEK).flatMap(([, week = '', year = '']) => weekSpan(year, week)),
    ...all(WEEK_BEHIND).flatMap(([, year = '', week = '']) => weekSpan(year, week)),
    ...all(ISO_RANGE).flatMap(([, from = '', to = '']) => daysSpan(from, to)),
    ...all(GERMAN_RANGE).flatMap(([, day = '', month, year, lastDay = '', lastMonth = '', lastYear = '']) =>
      daysSpan(
        `${year || lastYear}-${pad(month || lastMonth)}-${pad(day)}`,
        `${lastYear}-${pad(lastMonth)}-${pad(lastDay)}`,
      ),
    ),
  ];
  const months = [
    ...all(MONTH_NUMBER).map(([, month, year]) => [year, month]),
    ...[...all(ISO_MONTH), ...all(MONTH_CELL)].map(([, year, month]) => [year, month]),
    ...all(MONTH_NAME).map(([, name = '', year]) => [year, monthNamed(name)]),
  ].flatMap(([year, month]) => (month === undefined ? [] : [isoDate(`${year}-${pad(month)}-01`)]));
  const spans = weeks.length > 0 ? weeks : months.map(monthOf);
  const [span = null] = spans;
  return span && spans.every(({ from, to }) => from === span.from && to === span.to) ? span : null;
}

/** The parts of a cell that names a day without a year, such as `Mo`, `1.`, `So 1`, `02.11.`, `Mon 11/16` or `2. Nov`. */
interface DayWords {
  readonly weekday: number | undefined;
  readonly month: number | undefined;
  readonly numbers: readonly number[];
}

const DAY_WORDS =
  /^(?:\p{L}{2,}[.,]*[ -]?)?(?:\d{1,2}(?:\.? ?\p{L}{3,}\.?|\. ?\d{1,2}\.|\/\d{1,2}|\.)?)?(?: ?\(?\p{L}{2,}\.?\)?)?$/u;

/** Reads a cell that names a day without its year; null for anything else. */
export function dayWords(cell: string): DayWords | null {
  if (cell.length > LONGEST_DAY) return null;
  const text = typedText(cell);
  if (!DAY_WORDS.test(text)) return null;
  const words = text.match(/\p{L}+/gu) ?? [];
  const days = words.flatMap((word) => weekdayNamed(word) ?? []);
  const months = words.flatMap((word) => (weekdayNamed(word) ? [] : (monthNamed(word) ?? [])));
  const numbers = (text.match(/\d+/gu) ?? []).map(Number);
  const isAll = days.length + months.length === words.length && days.length < 2 && months.length < 2;
  const isDay = days.length > 0 || numbers.length > 0;
  return isAll && isDay ? { weekday: days[0], month: months[0], numbers } : null;
}

/** The only day of a span that a cell can mean; null if it names none, or several. */
export function dayWithin({ from, to }: Period, cell: string): IsoDate | null {
  const words = dayWords(cell);
  if (!words) return null;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  const fitting = days.filter((date) => {
    const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
    const [first = day, second] = words.numbers;
    // Within a span only one order of two numbers is possible, or both mean the same.
    const isNumber =
      second === undefined
        ? first === day
        : (first === day && second === month) || (first === month && second === day);
    return isNumber && (words.month ?? month) === month && (words.weekday ?? weekday(date)) === weekday(date);
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

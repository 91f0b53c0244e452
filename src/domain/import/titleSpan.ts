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
  yearOf,
} from '../time/period';
import { typedText } from '../typedText';
import type { Cell, TableRow } from './importTypes';
import { durationOf } from './readCell';

const LONGEST_TITLE = 1000;
/** A longer span would have two days of the same number, so that a cell without a month could mean either. */
const MOST_DAYS = 31;
/** Longer cells name no day. */
const LONGEST_DAY = 30;

const WEEK = /(?:kw|cw|woche|week|wk)[^\d]{0,3}(\d{1,2})[^\d]{1,6}(20\d\d)(?!\d)/giu;
const WEEK_BEHIND = /(20\d\d)[ /-]{0,3}(?:kw|cw|week|w) ?(\d{1,2})(?!\d)/giu;
const FROM_TO = String.raw`\s*(?:-|bis|to|until|through)\s*(?:\p{L}{2,}[.,]* )??`;
/** `16.11.`, `2`, `2. November` or `November 2nd`, each also with its year. */
const PART = String.raw`(?:(\p{L}{3,})\.? )?(\d{1,2})(?!\d)(?:\. ?(\d{1,2})(?!\d)\.?|(?:st|nd|rd|th|\.)?(?: ?(\p{L}{3,})\.?)?)(?:,? ?(20\d\d))?`;
const RANGE = new RegExp(String.raw`(?<![\d.:/-])${PART}${FROM_TO}${PART}(?!\d)`, 'giu');
/** `Week of November 2, 2026`, `Woche ab 2.11.2026` */
const WEEK_FROM = new RegExp(
  String.raw`(?:week (?:of|from|commencing|beginning|starting)|woche (?:vom|ab)) (?:\p{L}{2,}[.,]* )??${PART}(?!\d)`,
  'giu',
);
const ISO_RANGE = new RegExp(String.raw`(20\d\d-\d\d-\d\d)${FROM_TO}(20\d\d-\d\d-\d\d)`, 'giu');
/** Not of a whole date, nor of the version of a form. */
const MONTH_NUMBER = /(?<!\d[./-]?|stand\W{0,3}|version\W{0,3})(0?[1-9]|1[0-2]) ?[./] ?(20\d\d)(?!\d)/giu;
const ISO_MONTH = /(?<!\d-?)(20\d\d)-(0[1-9]|1[0-2])(?![\d-])/gu;
/** A spreadsheet writes a month as its first day. */
const MONTH_CELL = /mon(?:at|th)\P{L}{0,3}(?:jahr|year)?\W{0,3}(20\d\d)-(0[1-9]|1[0-2])-01(?!\d)/giu;
const MONTH_NAME = /(?<!\d\.? ?|\p{L})(\p{L}{3,})(?=[^\d]{0,20}(20\d\d)(?!\d))/gu;
const MONTH_ALONE = /^(?:mon(?:at|th)\P{L}+)?(\p{L}{3,})\P{L}*$/iu;

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

/** Day, month and year of the groups of `PART`; month and year are empty if it has none. */
function partOf([before = '', day = '', figure = '', behind = '', year = '']: readonly string[]) {
  const named = monthNamed(before) ?? monthNamed(behind);
  return { day: pad(day), month: figure || named ? pad(figure || (named ?? '')) : '', year };
}

/** The week that begins on a day: a Monday, or a Sunday. */
function weekFrom(parts: readonly string[], lent: string): readonly Period[] {
  const { day, month, year } = partOf(parts);
  const from = `${year || lent}-${month}-${day}`;
  return isIsoDate(from) && weekday(from) % 7 < 2 ? [{ from, to: addDays(from, 6) }] : [];
}

function rangeSpan(parts: readonly string[], lent: string): readonly Period[] {
  const [first, last] = [partOf(parts.slice(0, 5)), partOf(parts.slice(5))];
  const year = last.year || lent;
  return daysSpan(
    `${first.year || year}-${first.month || last.month}-${first.day}`,
    `${year}-${last.month || first.month}-${last.day}`,
  );
}

/** The text of rows. */
const textIn = (rows: readonly TableRow[]) =>
  rows
    .flatMap(({ cells }) => cells.map((cell) => typedText(String(cell).slice(0, LONGEST_TITLE))))
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, LONGEST_TITLE);

/**
 * The days that a title names; null if it names none, or several weeks or months.
 *
 * @param year of a title without one
 */
export function titleSpan(rows: readonly TableRow[], year = ''): Period | null {
  // Not so near that the number of a day becomes that of a month.
  const text = `${year} ${textIn(rows)} ; ${year}`;
  // The name of a month beside other words may be that of a person.
  const monthsAlone = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => MONTH_ALONE.exec(typedText(String(cell).slice(0, LONGEST_DAY)))?.[1] ?? []),
  );
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) => match.slice(1).map((part) => part ?? ''));
  const weeks = [
    ...all(WEEK).flatMap(([week = '', of = '']) => weekSpan(of, week)),
    ...all(WEEK_BEHIND).flatMap(([of = '', week = '']) => weekSpan(of, week)),
    ...all(ISO_RANGE).flatMap(([from = '', to = '']) => daysSpan(from, to)),
    ...all(RANGE).flatMap((parts) => rangeSpan(parts, year)),
    ...all(WEEK_FROM).flatMap((parts) => weekFrom(parts, year)),
  ];
  const months = [
    ...all(MONTH_NUMBER).map(([month, of]) => [of, month]),
    ...all(ISO_MONTH),
    ...all(MONTH_CELL),
    ...(year === '' ? all(MONTH_NAME) : monthsAlone.map((name) => [name, year])).map(([name = '', of]) => [
      of,
      monthNamed(name),
    ]),
  ].flatMap(([of, month]) => (month === undefined ? [] : [isoDate(`${of}-${pad(month)}-01`)]));
  const spans = weeks.length > 0 ? weeks : months.map(monthOf);
  const [span = null] = spans;
  return span && spans.every(({ from, to }) => from === span.from && to === span.to) ? span : null;
}

/** Where a table begins: the places of its head and of its first row. */
export interface Head {
  readonly start: number;
  readonly body: number;
  /** The first of the days in its head; empty if they are below it. */
  readonly days: string;
}

/** Years that are not part of a date, and those within which a title without a year must be near the one before. */
const YEAR = /(?<![\d./-]|\d\.? ?\p{L}{3,9} )20\d\d(?!\d)/gu;
const HALF_YEAR = 183;
/** A title in several cells: `Woche | 46`. */
const LABEL = /^(?:kw|cw|wk|(?:kalender)?woche|(?:calendar )?week|monat|month|zeitraum|period)[.:]?$/iu;

/** A title has no more cells. */
const MOST_CELLS = 4;

/** The cells of a title: the first one, or all if that is a label; null for a row with lengths. */
function titleCells({ cells }: TableRow): readonly Cell[] | null {
  const filled = cells.filter((cell) => String(cell).trim() !== '');
  if (filled.length > MOST_CELLS) return null;
  if (LABEL.test(typedText(String(filled[0])))) return filled;
  return filled.some((cell) => durationOf(cell)) ? null : filled.slice(0, 1);
}

/**
 * The rows of each table, with the days that the nearest title above them names. A title stands above the head of a table or
 * between its rows. One without a year is in the year that brings it nearest to the title before. If two tables have the
 * same days and the same title, their rows get no days, because one of the titles must be wrong.
 */
export function rowsBelow(
  rows: readonly TableRow[],
  heads: readonly Head[],
): readonly (readonly TableRow[])[] {
  const above = rows.slice(0, heads[0]?.start);
  const yearsIn = (title: readonly TableRow[]) => [...new Set(textIn(title).match(YEAR))];
  let before: Period | null = null;
  const spanOf = (title: readonly TableRow[]): Period | null => {
    const near = before && yearOf(before.from);
    const isNear = ({ from }: Period) => !before || Math.abs(daysBetween(before.from, from)) < HALF_YEAR;
    const lent = /20\d\d/u.test(textIn(title))
      ? yearsIn(title).flatMap((year) => titleSpan(title, year) ?? [])
      : (near === null ? yearsIn(above) : [near - 1, near, near + 1])
          .flatMap((year) => titleSpan(title, String(year)) ?? [])
          .filter(isNear);
    const span = titleSpan(title) ?? (lent.length === 1 ? (lent[0] ?? null) : null);
    before = span ?? before;
    return span;
  };
  const top = spanOf(above);
  let last: Period | null = null;
  const tables = heads.map(({ body, days }, at) => {
    const first = last ?? top;
    let span = first;
    last = null;
    const own = rows.slice(body, heads[at + 1]?.start).flatMap(({ number, cells }): readonly TableRow[] => {
      const title = titleCells({ number, cells });
      const named = title && spanOf([{ number, cells: title }]);
      // A title for the next table may have more lines, but no row with hours after it.
      last = named ?? (title ? last : null);
      span = named ?? span;
      return named ? [] : [{ number, cells, span }];
    });
    return { days, first, own };
  });
  return tables.map(({ days, first, own }, at) => {
    const isTwice = tables.some(
      (other, place) => place !== at && other.days === days && other.first?.from === first?.from,
    );
    return isTwice
      ? own.map(({ number, cells, span }) => ({ number, cells, span: span === first ? null : span }))
      : own;
  });
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

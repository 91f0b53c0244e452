import { monthNamed } from '../time/dayNames';
import type { Cell, ReadingContext, Role, Roles, Table, TableRow, Titles } from './importTypes';
import { type DayCell, type Duration, dayCellOf, durationOf, sureDay, timeOf } from './readCell';
import type { PersonCells } from './readPeople';
import { dayWithin } from './titleSpan';

/** What the cells of a row say, before the columns are read as a whole. */
export interface RowFacts {
  readonly number: number;
  readonly dayText: string;
  readonly day: DayCell | null;
  readonly endDay: DayCell | null;
  /** Seconds since midnight. */
  readonly start: number | null;
  readonly end: number | null;
  readonly hasHalves: boolean;
  /** A start or end that is neither a time nor a moment; empty if there is none. */
  readonly unreadTime: string;
  readonly hoursText: string;
  readonly duration: Duration;
  readonly breakText: string;
  readonly pauses: readonly Duration[];
  readonly kind: string;
  /** The state or mark by which the file no longer counts the row; empty if it counts. */
  readonly voidText: string;
  readonly client: string;
  readonly project: string;
  readonly task: string;
  readonly text: string;
  readonly location: string;
  readonly person: PersonCells;
  /** Which rows it sums up: those with its number, all above it, or those of its day; null if it is no sum. */
  readonly sumOf: 'row' | 'rows' | 'day' | null;
}

export const TOTAL =
  /^(?:(?:grand |sub)?total|(?:gesamt|tages|wochen|monats|zwischen|stunden)?summe|(?:ins)?gesamt(?:stunden|zeit)?|sum|[Σ∑])(?![\p{L}\d])|^[\p{L}.]+ (?:summe|(?:ins)?gesamt|total)$/iu;
/** Whether the text behind the word for a sum is empty or names a week, month or day, as in `Summe KW 47`. */
const isSpan = (text: string) =>
  /^:?(?:(?:kw|cw|wk|(?:kalender)?woche|week|monat|month|tag|day)?[\s\d./–-]*)$/iu.test(text) ||
  monthNamed(/^\p{L}+/u.exec(text)?.[0] ?? '') !== undefined;
/** A cell with more characters is no text of a person, and would be slow to read. */
const LONGEST_CELL = 10_000;
/** Our own lists put an apostrophe before a text that a spreadsheet would compute; Kimai puts an apostrophe and a blank. */
const [MARK, KIMAI_MARK] = [/^'(?=[=+\-@])/u, /^' /u];
/** Some tools write a dash or `(no client)` where a name is missing, and how busy the mouse was where others have a task. */
const NO_NAME = /^(?:[-–—]|\((?:no|without|kein|keine|ohne) \p{L}+\))$/iu;
const BUSY = /^\d+ ?%$/u;
/** States of rows that no longer count. */
const VOID =
  /^(?:deleted|gelöscht|cancell?ed|storniert|voided|void|rejected|declined|abgelehnt|zurückgewiesen|verworfen)$/iu;
/** How the question whether a row is deleted is answered; a state is never answered so. */
const YES = /^(?:true|wahr|ja|yes|x|1)$/iu;
/** Some write a dash where an end is missing. */
const NO_TIME = /^[-–]?$/u;
const HALVES = /\d ?[ap]\.? ?m/iu;

/** Whole hours, and minutes in a column of their own; a column that says the same length in minutes adds nothing. */
function withMinutes(hours: Duration, minutes: string): Duration {
  const number = hours && 'number' in hours ? hours.number : hours === null ? 0 : NaN;
  const isRest = /^[0-5]?\d$/u.test(minutes) && Number.isInteger(number);
  return isRest ? { seconds: number * 3600 + Number(minutes) * 60 } : hours;
}

/** The break from its begin to its end. */
function breakBetween(cells: readonly Cell[]): Duration {
  if (cells.every((cell) => cell === '')) return null;
  const [from = null, to = null] = cells.map(timeOf);
  return from === null || to === null ? undefined : { seconds: (to - from + 86_400) % 86_400 };
}

/** Which rows a row sums up by the words in it. With a day it must be nothing else, as a project may be called "Total". */
function sumOf(cells: readonly Cell[], hasDay: boolean, names: number): RowFacts['sumOf'] {
  const totals = cells.map((one) => String(one).trim()).filter((one) => TOTAL.test(one));
  if (!hasDay) return totals.length > 0 ? 'rows' : null;
  const span = totals.map((one) => one.replace(TOTAL, '').trim()).find(isSpan);
  if (names > 1 || span === undefined) return null;
  return span === '' ? 'day' : 'rows';
}

/** Reads the cells of each row by the roles of their columns. */
export function rowFacts(
  body: readonly TableRow[],
  roles: Roles,
  isKimai: boolean,
  hasBreakTimes: boolean,
  { today, timeZone, dayZero }: Pick<ReadingContext, 'today' | 'timeZone'> & Pick<Table, 'dayZero'>,
): readonly RowFacts[] {
  const persons = roles.flatMap((role, at) => (role === 'person' ? [at] : []));
  const breaks = roles.flatMap((role, at) => (role === 'break' ? [at] : []));
  let above: RowFacts | undefined;
  return body.map(({ number, cells, span, titles = {}, isRowSum = false }): RowFacts => {
    const cell = (role: Role) => cells[roles.indexOf(role)] ?? '';
    const text = (role: Role) => String(cell(role)).trim().slice(0, LONGEST_CELL);
    const name = (role: Role) => text(role).replace(NO_NAME, '');
    const named = (role: keyof Titles) => name(role).replace(BUSY, '') || (titles[role] ?? '');
    const pauses = breaks.map((at) => cells[at] ?? '');
    const lengths = pauses.map(durationOf);
    // A day that has but one of its two parts ends where its break would begin.
    const isOnePart = hasBreakTimes && text('end') === '' && pauses[1] === '';
    const [startText, endText, dayText] = [text('start'), text(isOnePart ? 'break' : 'end'), text('day')];
    const [start, end] = [timeOf(startText), timeOf(endText)];
    const dayOf = (typed: Cell) => dayCellOf(typed, today, timeZone, dayZero);
    const startDay = start === null ? dayOf(startText) : null;
    const endDay = end === null ? dayOf(endText) : null;
    const within = span ? dayWithin(span, dayText) : null;
    const [startAt, endAt] = [start ?? startDay?.time ?? null, end ?? endDay?.time ?? null];
    const person = {
      given: text('given-name'),
      surname: text('surname'),
      others: persons.map((at) => String(cells[at] ?? '').trim()).filter((one) => one !== ''),
    };
    // The second part of a day need not repeat it.
    const times = [above?.start ?? Infinity, above?.end ?? Infinity, endAt === null ? -1 : (startAt ?? -1)];
    const follows = dayText === '' && times.every((time, at) => time >= (times[at - 1] ?? 0));
    const first = follows && JSON.stringify(above?.person) === JSON.stringify(person) ? above : null;
    const day = dayOf(cell('day')) ?? (within && sureDay(within, null)) ?? startDay ?? first?.day ?? null;
    const unread = [startAt === null ? startText : '', endAt === null ? endText : ''];
    const names = (['client', 'project', 'task', 'text'] as const).map(name).filter((one) => one !== '');
    above = {
      number,
      dayText: dayText || (first?.dayText ?? startText),
      day,
      endDay: dayOf(text('end-day')) ?? endDay,
      start: startAt,
      end: endAt,
      unreadTime: unread.find((one) => !NO_TIME.test(one)) ?? '',
      hasHalves: HALVES.test(startText) || HALVES.test(endText),
      hoursText: text('hours'),
      duration: withMinutes(durationOf(cell('hours')), text('minutes')),
      breakText: String(pauses[lengths.indexOf(undefined)] ?? cell('break')).trim(),
      pauses: hasBreakTimes ? [isOnePart ? null : breakBetween(pauses)] : lengths,
      kind: text('kind'),
      voidText:
        [text('state'), text('deleted')].find((one) => VOID.test(one)) ??
        YES.exec(text('deleted'))?.[0] ??
        '',
      client: named('client'),
      project: named('project'),
      task: named('task'),
      text: name('text').replace(isKimai ? KIMAI_MARK : MARK, ''),
      location: text('location'),
      person,
      sumOf: isRowSum ? 'row' : sumOf(cells, day !== null, names.length),
    };
    return above;
  });
}

import { type IsoDate, addDays, daysBetween } from '../time/period';
import { momentOf } from '../time/zonedTime';
import type { DayOrder, HoursUnit, ImportRow, RowNote, RowProblem } from './importTypes';
import { lengthOf } from './readCell';
import { lineKeyOf } from './mapping';
import type { RowFacts } from './rowFacts';

/** What was read of the columns as a whole. */
export interface Judging {
  readonly order: DayOrder;
  readonly unit: HoursUnit | null;
  readonly pauseUnit: HoursUnit;
  readonly hasTimes: boolean;
  /** Later days are typing errors. */
  readonly lastDay: IsoDate;
  readonly timeZone: string;
  readonly isTaskInFront: boolean;
  /** The name of a row's person, if that is somebody else. */
  readonly otherAt: (row: RowFacts) => string | null;
}

/** Most characters of a text. */
export const LONGEST_TEXT = 2000;
const TOLERANCE = 60;
const DAY = 86_400;
const FIRST_YEAR = '2000-01-01';
const BREAK = /^(?:(?:.*[ -])?break|\p{L}*pause|true|ja|yes)$/iu;
/** What stands in a column of breaks where there was none. */
const NO_BREAK = /^(?:[-–]|false|nein|no|keine?|none)$/iu;
/** Absences in the column `*` of the common German form: sick, vacation, unpaid vacation, public holiday. */
const ABSENCE_MARK = /^(?:K|U|UU|F)$/u;
const ABSENCE =
  /^(?:\p{L}*urlaub|krank(?:heit|meldung)?|\p{L}*feiertag|(?:\p{L}+[ _])?(?:vacation|holiday|leave|sick)|sick(?:ness|[ _](?:day|leave))|time[ _-]?off|pto|parental|elternzeit|(?:freizeit|zeit|überstunden)ausgleich|gleittag|abwesen(?:d|heit)|absence)$/iu;

const lengths = new Map<string, number>();

/** The seconds of a day on the clock of a zone: an hour more or less if the clocks are changed. */
function dayLength(day: IsoDate, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const midnight = (at: IsoDate) => momentOf(`${at}T00:00:00`, timeZone) ?? Date.parse(at);
  const length = lengths.get(key) ?? (midnight(addDays(day, 1)) - midnight(day)) / 1000;
  lengths.set(key, length);
  return length;
}

/** From begin to end in seconds. Without the day of the end, an earlier end is on the next day. */
export function spanOf(
  { start, end, day, endDay }: Pick<RowFacts, 'start' | 'end' | 'day' | 'endDay'>,
  order: DayOrder,
  timeZone: string,
): number | null {
  const from = day?.[order];
  if (start === null || end === null || !from) return null;
  const named = endDay?.[order];
  const days = named ? daysBetween(from, named) : end < start ? 1 : 0;
  const span = days * DAY + end - start;
  if (days < 0 || days > 1) return span;
  const last = days === 0 ? from : addDays(from, 1);
  if (dayLength(from, timeZone) === DAY && dayLength(last, timeZone) === DAY) return span;
  const moment = (at: IsoDate, time: number) => {
    const clock = new Date(time * 1000).toISOString().slice(11, 19);
    return momentOf(`${time >= DAY ? addDays(at, 1) : at}T${clock}`, timeZone) ?? 0;
  };
  return (moment(last, end) - moment(from, start)) / 1000;
}

/** How long a row is. */
function judgedLength(
  facts: RowFacts,
  judging: Judging,
): { readonly seconds: number | null; readonly notes: readonly RowNote[] } {
  const span = spanOf(facts, judging.order, judging.timeZone);
  const pause = facts.pauses.reduce((sum, one) => sum + (lengthOf(one, judging.pauseUnit) ?? 0), 0);
  const duration = lengthOf(facts.duration, judging.unit ?? 'hours');
  const paused = (of: number): readonly RowNote[] => (of > 0 ? [{ code: 'break', seconds: of }] : []);
  if (span === null || duration === null)
    return span === null ? { seconds: duration, notes: [] } : { seconds: span - pause, notes: paused(pause) };
  if (duration < 0) return { seconds: duration, notes: [] };
  if (Math.abs(span - duration) <= TOLERANCE)
    return { seconds: span, notes: pause > 0 ? [{ code: 'break-inside', seconds: pause }] : [] };
  if (Math.abs(span - pause - duration) <= TOLERANCE) return { seconds: span - pause, notes: paused(pause) };
  const notes =
    duration < span ? paused(span - duration) : [{ code: 'longer', seconds: duration - span } as const];
  return { seconds: duration, notes };
}

function dayProblem(facts: RowFacts, day: IsoDate | null, { order, lastDay }: Judging): RowProblem | null {
  if (!day) return { code: 'no-such-day', cell: facts.dayText };
  if (day < FIRST_YEAR) return { code: 'before-2000' };
  if (day > lastDay) return { code: 'too-late' };
  // A length of several days tells none of each.
  const days = daysBetween(day, facts.endDay?.[order] ?? day);
  return days > (facts.start === null ? 0 : 1) ? { code: 'over-24' } : null;
}

function lengthProblem(facts: RowFacts, seconds: number | null, hasTimes: boolean): RowProblem | null {
  if (seconds === null && facts.unreadTime !== '')
    return { code: 'unreadable-hours', cell: facts.unreadTime };
  // A length in hours is without its break, times are not.
  const isBreakUnread =
    facts.pauses.includes(undefined) && !facts.duration && !NO_BREAK.test(facts.breakText);
  if (seconds !== null && isBreakUnread) return { code: 'unreadable-hours', cell: facts.breakText };
  const isRunning = hasTimes && facts.start !== null && facts.end === null;
  if (isRunning && (seconds === null || seconds === 0)) return { code: 'running' };
  if (facts.duration === undefined && seconds === null)
    return { code: 'unreadable-hours', cell: facts.hoursText };
  if (seconds === null) return { code: 'no-hours' };
  if (seconds < 0) return { code: 'negative' };
  if (seconds === 0) return { code: 'zero' };
  return seconds > DAY ? { code: 'over-24' } : null;
}

function problemOf(facts: RowFacts, row: Omit<ImportRow, 'problem'>, judging: Judging): RowProblem | null {
  const other = judging.otherAt(facts);
  if (other !== null) return { code: 'other', name: other };
  if (facts.voidText !== '') return { code: 'void', cell: facts.voidText };
  const day = dayProblem(facts, row.day, judging);
  if (day) return day;
  if (BREAK.test(facts.kind) || BREAK.test(facts.breakText)) return { code: 'break' };
  const absence = [facts.kind, facts.project, textOf(facts)].find((word) => ABSENCE.test(word));
  if (absence !== undefined) return { code: 'absence', cell: absence };
  if (ABSENCE_MARK.test(facts.kind)) return { code: 'absence', cell: facts.kind };
  return lengthProblem(facts, row.seconds, judging.hasTimes);
}

/** A short name of what a row says; two that differ have the same one in a million million files at most once. */
function rowKey(content: readonly unknown[]): string {
  let [one, other] = [0xde_ad_be_ef, 0x41_c6_ce_57];
  for (const letter of JSON.stringify(content)) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  return [one, other].map((part) => ((part ^ (part >>> 15)) >>> 0).toString(36)).join('');
}

/** The text of a row: else its task, else its project. */
function textOf({ text, task, project }: RowFacts, isTaskInFront = false): string {
  if (text !== '' && task !== '' && isTaskInFront) return `${task}: ${text}`;
  return text || task || project;
}

/** Judges the rows below the header. */
export function judgeRows(all: readonly RowFacts[], judging: Judging): readonly ImportRow[] {
  const firsts = new Map<string, number>();
  const keys = new Map<string, number>();
  const judged = all.map((facts) => judgedLength(facts, judging));
  /** The seconds that the file counts in its sums, row by row. */
  const counted = all.map(({ sumOf, voidText }, at) =>
    sumOf || voidText !== '' ? 0 : (judged[at]?.seconds ?? 0),
  );
  const sumWhere = (isPart: (one: RowFacts, at: number) => boolean) =>
    all.reduce((total, one, at) => (isPart(one, at) ? total + (counted[at] ?? 0) : total), 0);
  /** The sums that a row can be: the first one is compared if none agrees. */
  const totalsOf = ({ sumOf, number, day }: RowFacts, at: number): readonly number[] => {
    const isOfDay = (one: RowFacts) => one.day?.[judging.order] === day?.[judging.order];
    if (sumOf === 'row') return [sumWhere((one) => one.number === number)];
    // Sums of days stand between the rows of the day, or at one of its ends.
    if (sumOf === 'day') return [sumWhere((one, place) => place < at && isOfDay(one)), sumWhere(isOfDay)];
    const isSum = (one: RowFacts) => one.sumOf === 'rows';
    // If the first row is a sum, each one is of the rows below it until the next, or of all.
    if (all[0] && isSum(all[0])) {
      const next = all.findIndex((one, place) => place > at && isSum(one));
      return [sumWhere((_, place) => place > at && (next < 0 || place < next)), sumWhere(() => true)];
    }
    const last = all.slice(0, at).findLastIndex(isSum);
    return [sumWhere((_, place) => place < at), sumWhere((_, place) => place > last && place < at)];
  };
  const rows = all.map((facts, at): ImportRow => {
    const { number, start, client, project, location, sumOf } = facts;
    const day = facts.day?.[judging.order] ?? null;
    const { seconds: length = null, notes = [] } = judged[at] ?? {};
    const isLong = day !== null && length !== null && length > DAY;
    // The whole of the day that has 25 hours is a day like others.
    const seconds = isLong && length <= dayLength(day, judging.timeZone) ? DAY : length;
    const whole = textOf(facts, judging.isTaskInFront);
    const text = whole.slice(0, LONGEST_TEXT);
    const cut: readonly RowNote[] = text === whole ? [] : [{ code: 'cut' }];
    const content = rowKey([day, start, seconds, client, project, facts.task, facts.text]);
    const times = (keys.get(content) ?? 0) + 1;
    const key = times === 1 ? content : `${content}-${times}`;
    const row = {
      line: lineKeyOf(facts),
      number,
      key,
      day,
      start,
      seconds,
      client,
      project,
      text,
      location,
      notes: [...notes, ...cut],
    };
    if (sumOf) {
      const totals = totalsOf(facts, at);
      const isAgreed = totals.some((total) => Math.abs((seconds ?? NaN) - total) <= TOLERANCE);
      const exact = seconds === null ? null : seconds - (totals[0] ?? 0);
      const difference = isAgreed ? 0 : exact;
      const code = sumOf === 'row' ? 'row-total' : 'total';
      return { ...row, seconds: null, problem: { code, sum: seconds, difference } };
    }
    keys.set(content, times);
    const problem = problemOf(facts, row, judging);
    if (problem) return { ...row, problem };
    const same = JSON.stringify([day, start, seconds, client, project, text]);
    const first = firsts.get(same);
    if (first !== undefined) return { ...row, problem: { code: 'equal', row: first } };
    firsts.set(same, number);
    return { ...row, problem: text === '' ? { code: 'no-text' } : null };
  });
  return rows.filter(({ problem }) => problem?.code !== 'row-total' || problem.difference !== 0);
}

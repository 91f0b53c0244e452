import { sumDecimals } from '../decimal';
import { type Group, grouped } from '../grouped';
import type { Id } from '../id';
import { MAX_HOURS_PER_DAY } from '../limits';
import type { IsoDate } from '../time/period';
import { pairKey } from '../work/weekGrid';
import { type WorkPair, type WorkRecord, sumHours } from '../work/workRecord';
import type { ImportRow, RowProblem } from './importTypes';
import { LONGEST_TEXT } from './judgeRows';
import type { MappingLine } from './mapping';
import { markDoubles, marked, textKey } from './markDoubles';

/**
 * Why a record is not ticked. The first two cannot be: `imported` came from an earlier import and is still there, and an
 * equal one is `recorded`.
 */
export type RecordMark =
  | { readonly code: 'imported' | 'recorded' | 'deleted-since' | 'under-5-minutes' | 'after-today' }
  /** The hours of the recorded one. */
  | { readonly code: 'similar'; readonly hours: number | null }
  /** The hours of the day with all that is recorded and new. */
  | { readonly code: 'long-day'; readonly hours: number };

/** A record that can be created. */
export interface NewRecord extends WorkPair {
  /** Stays the same while marks and ticks change. */
  readonly key: string;
  readonly date: IsoDate;
  readonly text: string;
  /** Empty if neither the file nor the default has one: it must be asked. */
  readonly location: string;
  /** Rounded. */
  readonly hours: number;
  /** As the file has them. */
  readonly seconds: number;
  /** In the order of the file. */
  readonly rows: readonly ImportRow[];
  readonly mark: RecordMark | null;
  /** False for what is already recorded. */
  readonly canBeTicked: boolean;
}

/** A row of the file that becomes no record. */
export interface LeftOutRow {
  readonly row: ImportRow;
  readonly problem: RowProblem;
}

export interface NewRecords {
  /** Newest day first, a day in the order of the file. */
  readonly records: readonly NewRecord[];
  readonly leftOut: readonly LeftOutRow[];
}

/** What records are made with. */
export interface RecordFacts {
  readonly lines: readonly MappingLine[];
  /** Typed texts of rows without any, by row number. */
  readonly texts: ReadonlyMap<number, string>;
  /** Numbers of equal rows that count nevertheless. */
  readonly counted: ReadonlySet<number>;
  readonly location: string;
  /** In hours. */
  readonly step: number;
  readonly today: IsoDate;
  /** The user's records down to the first day of the file; null until they are read, when nothing is marked as a double. */
  readonly recorded: readonly WorkRecord[] | null;
  /** The records of earlier imports by the keys of their rows. */
  readonly imported: ReadonlyMap<string, Id>;
}

/** Under so many seconds of a pair on a day, nothing is ticked. */
const SHORTEST = 300;
/** So many rows become records at once. */
const PART_ROWS = 400;
const HOUR = 3600;

interface TakenRow {
  readonly row: ImportRow;
  readonly date: IsoDate;
  readonly seconds: number;
  readonly pair: WorkPair;
  readonly text: string;
  readonly location: string;
  /** Of an earlier import: its record is still there, or deleted since. */
  readonly known: 'imported' | 'deleted-since' | null;
}

/** A row with its place and text, or why it is left out. */
function taken(
  row: ImportRow,
  lines: ReadonlyMap<string, MappingLine>,
  stored: ReadonlySet<string>,
  facts: RecordFacts,
): TakenRow | LeftOutRow {
  const { problem, day: date, seconds } = row;
  const isCounted = problem?.code === 'equal' && facts.counted.has(row.number);
  if (problem && problem.code !== 'no-text' && !isCounted) return { row, problem };
  const typed = (row.text || facts.texts.get(row.number)) ?? '';
  if (typed.trim() === '' || date === null || seconds === null) return { row, problem: { code: 'no-text' } };
  const line = lines.get(row.line);
  if (!line || line.place === 'left-out') return { row, problem: { code: 'line-left-out' } };
  const id = facts.imported.get(row.key);
  const known =
    id === undefined || !facts.recorded ? null : stored.has(String(id)) ? 'imported' : 'deleted-since';
  const text = line.unplaced === '' || line.unplaced === typed ? typed : `${line.unplaced}: ${typed}`;
  return {
    row,
    date,
    seconds,
    pair: line.place,
    text: text.slice(0, LONGEST_TEXT),
    location: row.location || facts.location,
    known,
  };
}

/**
 * Rounds lengths together: their sum to whole steps, half up and at least one, which are shared by largest remainder, then
 * to the longer, then to the earlier.
 *
 * @param seconds of each; positive
 * @param step in seconds
 * @returns the steps of each
 */
export function shareSteps(seconds: readonly number[], step: number): readonly number[] {
  const total = seconds.reduce((sum, one) => sum + one, 0);
  const steps = Math.max(1, Math.floor((total + step / 2) / step));
  if (seconds.length === 1) return [steps];
  const whole = seconds.map((one) => Math.floor((one * steps) / total));
  const rest = seconds.map((one) => (one * steps) % total);
  const of = (all: readonly number[], at: number) => all[at] ?? 0;
  const order = [...seconds.keys()].toSorted(
    (one, two) => of(rest, two) - of(rest, one) || of(seconds, two) - of(seconds, one),
  );
  const more = new Set(order.slice(0, steps - whole.reduce((sum, one) => sum + one, 0)));
  return whole.map((one, at) => one + (more.has(at) ? 1 : 0));
}

/**
 * Rounds the records of a day and pair together: each is made of rows with one text. One that gets no step joins the
 * longest.
 */
function rounded(texts: readonly Group<TakenRow>[], step: number): readonly NewRecord[] {
  const seconds = texts.map((rows) => rows.reduce((sum, row) => sum + row.seconds, 0));
  const steps = shareSteps(seconds, step * HOUR);
  const isShort = seconds.reduce((sum, one) => sum + one, 0) < SHORTEST;
  const longest = seconds.indexOf(Math.max(...seconds));
  return texts.flatMap((own, at): NewRecord | readonly NewRecord[] => {
    if (steps[at] === 0) return [];
    const joined = at === longest ? [own, ...texts.filter((_, other) => steps[other] === 0)] : [own];
    const rows = joined.flat();
    const [{ row, date, pair, location, known }] = own;
    return {
      customerId: pair.customerId,
      customerName: pair.customerName,
      projectId: pair.projectId,
      projectName: pair.projectName,
      key: row.key,
      date,
      text: joined
        .map(([{ text }]) => text)
        .join('; ')
        .slice(0, LONGEST_TEXT),
      location,
      hours: sumDecimals([(steps[at] ?? 0) * step]),
      seconds: rows.reduce((sum, one) => sum + one.seconds, 0),
      rows: rows.map((one) => one.row).toSorted((one, two) => one.number - two.number),
      mark: known ? { code: known } : isShort ? { code: 'under-5-minutes' } : null,
      canBeTicked: true,
    };
  });
}

/** Marks what lies ahead, and days that become longer than a day. */
function markDays(
  drafts: readonly NewRecord[],
  recorded: ReadonlyMap<IsoDate, readonly WorkRecord[]>,
  today: IsoDate,
): readonly NewRecord[] {
  const added = grouped(drafts, ({ date, mark }) => (mark ? null : date));
  return drafts.map((draft) => {
    if (draft.mark) return draft;
    if (draft.date > today) return marked(draft, { code: 'after-today' });
    const hours = sumHours([...(recorded.get(draft.date) ?? []), ...(added.get(draft.date) ?? [])]);
    return hours > MAX_HOURS_PER_DAY ? marked(draft, { code: 'long-day', hours }) : draft;
  });
}

/** Whole days, newest first, in parts of at least so many rows. */
function partsOf(rows: readonly TakenRow[]): readonly (readonly TakenRow[])[] {
  const days = [...grouped(rows, ({ date }) => date)].toSorted(([one], [other]) => (one < other ? 1 : -1));
  const parts: TakenRow[][] = [];
  for (const [, day] of days) {
    const part = parts.at(-1);
    if (part && part.length < PART_ROWS) part.push(...day);
    else parts.push([...day]);
  }
  return parts;
}

/**
 * The records that the rows become; each row is either in one of them or left out. A page can do something else where
 * it yields, which it does not for a file of a few weeks.
 */
export function* newRecordsInParts(
  rows: readonly ImportRow[],
  facts: RecordFacts,
): Generator<undefined, NewRecords> {
  const lines = new Map(facts.lines.map((line) => [line.key, line]));
  const stored = new Set((facts.recorded ?? []).map(({ id }) => String(id)));
  const recorded = grouped(facts.recorded ?? [], ({ date }) => date);
  const all = rows.map((row) => taken(row, lines, stored, facts));
  const own = all.filter((row): row is TakenRow => !('problem' in row));
  const used = new Set(
    own.flatMap(({ known, row }) => (known === 'imported' ? [String(facts.imported.get(row.key))] : [])),
  );
  const first = ({ rows: [row] }: NewRecord) => row?.number ?? 0;
  const records: NewRecord[] = [];
  for (const part of partsOf(own)) {
    if (records.length > 0) yield;
    const pairs = grouped(
      part,
      ({ date, pair, row, known }) =>
        `${date} ${known} ${pair.customerId === null ? row.line : pairKey(pair)}`,
    );
    const drafts = [...pairs.values()].flatMap((pair) =>
      rounded(
        pair.length === 1 ? [pair] : [...grouped(pair, ({ text }) => textKey(text)).values()],
        facts.step,
      ),
    );
    const judged = markDays(markDoubles(drafts, recorded, used), recorded, facts.today);
    records.push(
      ...judged.toSorted((one, two) =>
        one.date === two.date ? first(one) - first(two) : one.date < two.date ? 1 : -1,
      ),
    );
  }
  return { records, leftOut: all.filter((row): row is LeftOutRow => 'problem' in row) };
}

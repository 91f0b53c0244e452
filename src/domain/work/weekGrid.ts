import { sumDecimals } from '../decimal';
import { grouped } from '../grouped';
import type { Id } from '../id';
import { type IsoDate, addDays } from '../time/period';
import { daysOf } from '../time/targets';
import { parseHours } from '../time/typedHours';
import { isWaitingId } from '../changes/waitingEntries';
import {
  type HoursProblem,
  type PairIds,
  type WorkPair,
  type WorkRecord,
  hasTravel,
  hoursProblem,
  isSamePair,
  pairOf,
  sumHours,
} from './workRecord';

/**
 * The content of a cell, which decides how it is edited: an empty cell and a single record are edited in place; several
 * records, and those with travel, open the dialog.
 */
type CellKind = 'empty' | 'single' | 'several' | 'travel';

/** The hours of a pair on a day. */
export interface GridCell {
  /** Unique among the cells of all weeks. */
  readonly key: string;
  readonly date: IsoDate;
  readonly pair: WorkPair;
  readonly kind: CellKind;
  readonly records: readonly WorkRecord[];
  /** Includes hours being saved; null if there are none. */
  readonly hours: number | null;
}

/** A row of the grid with its sum. */
interface GridRow {
  readonly key: string;
  readonly pair: WorkPair;
  /** Monday to Sunday. */
  readonly cells: readonly GridCell[];
  readonly hours: number;
}

/** The sum of a column. */
interface GridDay {
  readonly date: IsoDate;
  readonly hours: number;
  readonly hasEntries: boolean;
}

/** A calendar week as rows of customer and project and columns of days, with sums. */
export interface WeekGrid {
  readonly rows: readonly GridRow[];
  readonly days: readonly GridDay[];
  readonly hours: number;
}

/** Names a pair; ids are compared as text. */
export function pairKey({ customerId, projectId }: PairIds): string {
  const text = (id: Id | null) => (id === null ? null : String(id));
  return JSON.stringify([text(customerId), text(projectId)]);
}

/** Names a cell. */
export function cellKey(date: IsoDate, pair: PairIds): string {
  return `${date} ${pairKey(pair)}`;
}

/** Records by the keys of their cells. */
export function recordsByCell(records: readonly WorkRecord[]): ReadonlyMap<string, readonly WorkRecord[]> {
  return grouped(records, (record) => cellKey(record.date, record));
}

/** The pairs of some days, the most recently used first; those of one day in the order of the list. */
export function pairsWithin(records: readonly WorkRecord[], from: IsoDate, to: IsoDate): readonly WorkPair[] {
  const found = new Map<string, WorkPair & { readonly date: IsoDate }>();
  for (const record of records) {
    const { date, customerName, projectName } = record;
    if (date < from || date > to) continue;
    const before = found.get(pairKey(record));
    found.set(pairKey(record), {
      ...pairOf(record),
      customerName: before?.customerName || customerName,
      projectName: before?.projectName || projectName,
      date: before && before.date > date ? before.date : date,
    });
  }
  return [...found.values()].toSorted((one, other) => other.date.localeCompare(one.date)).map(pairOf);
}

/** The first pairs, followed by those of the others that are not among them. */
export function mergedPairs(first: readonly WorkPair[], others: readonly WorkPair[]): readonly WorkPair[] {
  const keys = new Set(first.map(pairKey));
  const news = others.filter((pair) => !keys.has(pairKey(pair)));
  return news.length === 0 ? first : [...first, ...news];
}

/** The rows of a week: its pairs and those of the week before. */
export function gridPairs(records: readonly WorkRecord[], monday: IsoDate): readonly WorkPair[] {
  return pairsWithin(records, addDays(monday, -7), addDays(monday, 6));
}

function kindOf(records: readonly WorkRecord[]): CellKind {
  if (records.some(hasTravel)) return 'travel';
  // A call cannot change a record that waits in the outbox.
  if (records.length > 1 || records.some(({ id }) => isWaitingId(id))) return 'several';
  return records.length === 1 ? 'single' : 'empty';
}

/**
 * @param records all records of the week, and perhaps others
 * @param pairs the rows in their order; any other pair of the week gets a row after them, so that the sums always cover
 *   all records
 */
export function weekGrid(
  records: readonly WorkRecord[],
  monday: IsoDate,
  pairs: readonly WorkPair[],
): WeekGrid {
  const sunday = addDays(monday, 6);
  const dates = daysOf({ from: monday, to: sunday });
  const byCell = recordsByCell(records);

  const cellOf = (date: IsoDate, pair: WorkPair): GridCell => {
    const key = cellKey(date, pair);
    const own = byCell.get(key) ?? [];
    const isKnown = own.some(({ hours }) => hours !== null);
    const hours = isKnown ? sumHours(own) : null;
    return { key, date, pair, kind: kindOf(own), records: own, hours };
  };

  const rows = mergedPairs(pairs, pairsWithin(records, monday, sunday)).map((pair) => {
    const cells = dates.map((date) => cellOf(date, pair));
    return { key: pairKey(pair), pair, cells, hours: sumHours(cells) };
  });
  return summedUp(rows, dates);
}

function summedUp(rows: readonly GridRow[], dates: readonly IsoDate[]): WeekGrid {
  const days = dates.map((date, at) => {
    const column = rows.flatMap(({ cells }) => cells[at] ?? []);
    const hasEntries = column.some(({ records, hours }) => records.length > 0 || hours !== null);
    return { date, hours: sumHours(column), hasEntries };
  });
  return { rows, days, hours: sumDecimals(days.map(({ hours }) => hours)) };
}

/**
 * The grid with the hours that are being saved, in their cells and in every sum. All other rows and cells stay the same
 * objects, so that they need not be rendered again.
 *
 * @param saving hours by the keys of their cells
 */
export function withSaving(grid: WeekGrid, saving: ReadonlyMap<string, number>): WeekGrid {
  if (saving.size === 0) return grid;
  const rows = grid.rows.map((row) => {
    if (!row.cells.some(({ key }) => saving.has(key))) return row;
    const cells = row.cells.map((cell) => {
      const hours = saving.get(cell.key);
      return hours === undefined ? cell : { ...cell, hours };
    });
    return { ...row, cells, hours: sumHours(cells) };
  });
  return summedUp(
    rows,
    grid.days.map(({ date }) => date),
  );
}

/** The effect of a typed text on a cell. */
export type CellEdit =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'create'; readonly hours: number }
  | { readonly kind: 'change'; readonly record: WorkRecord; readonly hours: number }
  | { readonly kind: 'delete'; readonly record: WorkRecord }
  | {
      readonly kind: 'refused';
      readonly problem: Exclude<HoursProblem, 'missing'> | 'ambiguous' | 'changed';
    };

/** The content of a cell as text, to notice a change from elsewhere. */
export function cellState({ records }: GridCell): string {
  return JSON.stringify(records.map(({ id, hours }) => [String(id), hours]));
}

/**
 * The effect of a typed text on a cell. An empty text empties it; 0 in an empty cell does nothing, because the cell is
 * already empty.
 *
 * @param step hours are multiples of this
 * @param seen the content of the cell when typing began: a change from elsewhere since then is not overwritten unseen
 */
export function readCell(
  text: string,
  cell: GridCell,
  step: number,
  seen: string = cellState(cell),
): CellEdit {
  const [record] = cell.records;
  const stored = record?.hours ?? null;
  const typed = parseHours(text, stored);
  const hours = typed.kind === 'hours' ? typed.hours : undefined;
  if (hours === stored || (typed.kind === 'empty' && stored === null)) return { kind: 'nothing' };
  if (seen !== cellState(cell) || cell.records.length > 1) return { kind: 'refused', problem: 'changed' };
  if (typed.kind === 'ambiguous') return { kind: 'refused', problem: 'ambiguous' };
  if (typed.kind === 'empty') return record ? { kind: 'delete', record } : { kind: 'nothing' };
  const problem = hoursProblem(hours, step, stored);
  if (hours === undefined || problem !== undefined) {
    return {
      kind: 'refused',
      problem: problem === 'missing' || problem === undefined ? 'not-a-number' : problem,
    };
  }
  if (record) return { kind: 'change', record, hours };
  return hours === 0 ? { kind: 'nothing' } : { kind: 'create', hours };
}

/** The record whose description a new one of that pair takes: the latest that has one. */
export function latestOf(pair: PairIds, records: readonly WorkRecord[]): WorkRecord | undefined {
  return records
    .filter((record) => isSamePair(record, pair) && record.description.trim() !== '')
    .toSorted((one, other) => other.date.localeCompare(one.date))[0];
}

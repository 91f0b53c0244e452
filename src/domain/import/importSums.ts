import { grouped } from '../grouped';
import { sumDecimals } from '../decimal';
import { type IsoDate, calendarWeek, earlierOf, monthOf, monthOfDay } from '../time/period';
import { type WorkRecord, sumHours } from '../work/workRecord';
import type { ImportRow, RowProblem } from './importTypes';
import type { NewRecord, NewRecords, RecordMark } from './newRecords';

/** Ticks that the user changed, by the keys of records. */
export type Ticks = ReadonlyMap<string, boolean>;

/** Whether a record will be created. */
export function isTicked({ key, mark, canBeTicked }: NewRecord, ticks: Ticks): boolean {
  return canBeTicked && (ticks.get(key) ?? mark === null);
}

/** A row that is not taken over. `unticked`: by the user. */
export interface NotTakenRow {
  readonly row: ImportRow;
  readonly problem: RowProblem | RecordMark | { readonly code: 'unticked' };
}

/**
 * The rows that are not taken over, in the order of the file.
 *
 * @param created the keys of rows of which records were created meanwhile
 */
export function notTakenRows(
  { records, leftOut }: NewRecords,
  ticks: Ticks,
  created: ReadonlySet<string> = new Set(),
): readonly NotTakenRow[] {
  const unticked = records
    .filter((record) => !isTicked(record, ticks))
    .flatMap(({ rows, mark }) =>
      rows.map((row) => ({ row, problem: mark ?? ({ code: 'unticked' } as const) })),
    );
  return [...leftOut, ...unticked]
    .filter(({ row }) => !created.has(row.key))
    .toSorted((one, other) => one.row.number - other.row.number);
}

const two = (part: number) => String(part).padStart(2, '0');

/** `8:02:00`, or `8:02`: a length as tools write it. */
export function clockText(seconds: number, hasSeconds = true): string {
  const all = hasSeconds ? Math.abs(seconds) : Math.round(Math.abs(seconds) / 60) * 60;
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60];
  return `${hours}:${two(minutes)}${hasSeconds ? `:${two(all % 60)}` : ''}`;
}

const secondsOf = (all: readonly { readonly seconds: number | null }[]) =>
  all.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);

/** The weeks of records, newest first; seconds and hours are those of ticked ones. */
export function importWeeks(records: readonly NewRecord[], ticks: Ticks) {
  // There are many records of a day, and its week takes long to find.
  const mondays = new Map(records.map(({ date }) => [date, date]));
  for (const date of mondays.keys()) mondays.set(date, calendarWeek(date).monday);
  return [...grouped(records, ({ date }) => mondays.get(date) ?? date)].map(([monday, group]) => {
    const ticked = group.filter((record) => isTicked(record, ticks));
    const [seconds, hours] = [secondsOf(ticked), sumHours(ticked)];
    return { week: calendarWeek(monday), records: group, ticked: ticked.length, seconds, hours };
  });
}

/**
 * The day from which recorded hours are compared and added up: the first of the month of the first row that can become a
 * record; null if there is none.
 */
export function comparedFrom(rows: readonly Pick<ImportRow, 'day' | 'problem'>[]): IsoDate | null {
  const days = rows.flatMap(({ day, problem }) =>
    day && (!problem || problem.code === 'no-text' || problem.code === 'equal') ? [day] : [],
  );
  return days.length === 0 ? null : monthOf(monthOfDay(days.reduce(earlierOf))).from;
}

/** The months of records, newest first: what is recorded and added, and both. */
export function importMonths(records: readonly NewRecord[], ticks: Ticks, recorded: readonly WorkRecord[]) {
  const before = grouped(recorded, ({ date }) => monthOfDay(date));
  return [...grouped(records, ({ date }) => monthOfDay(date))].map(([month, group]) => {
    const [old, added] = [before.get(month) ?? [], group.filter((record) => isTicked(record, ticks))].map(
      sumHours,
    );
    return { month, recorded: old ?? 0, added: added ?? 0, afterwards: sumDecimals([old ?? 0, added ?? 0]) };
  });
}

/**
 * From the file to what is new, in seconds: `file` − `others` − `leftOut` − `notTicked` = `added`, which is rounded in
 * hours. Sums of the file are in none.
 */
export function importFigures({ records, leftOut }: NewRecords, ticks: Ticks) {
  const [ticked, notTicked] = [true, false].map((is) =>
    records.filter((record) => isTicked(record, ticks) === is),
  );
  const rowsOf = (isOther: boolean): readonly ImportRow[] =>
    leftOut.filter(({ problem }) => (problem.code === 'other') === isOther).map(({ row }) => row);
  const [others, left] = [secondsOf(rowsOf(true)), secondsOf(rowsOf(false))];
  const [added, open] = [secondsOf(ticked ?? []), secondsOf(notTicked ?? [])];
  const file = others + left + open + added;
  return { file, others, leftOut: left, notTicked: open, added, hours: sumHours(ticked ?? []) };
}

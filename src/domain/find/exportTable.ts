import { sumDecimals } from '../decimal';
import { hundredthsOf, roundHalfAway } from '../hundredths';

/**
 * The kind of a column's values: days as `yyyy-mm-dd`, euros in cents, percent as a part of 1. Hours, euros and numbers
 * are added up. A text in a column of numbers stays a text, such as "unknown".
 */
export type ColumnKind = 'text' | 'date' | 'hours' | 'euro' | 'number' | 'percent';

/** A column of a file. */
export interface FileColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  /** In characters; missing: as usual for its kind. */
  readonly width?: number;
}

/** A column of a list, and its value for each entry; null if an entry has none. */
export interface ExportColumn<Entry> extends FileColumn {
  readonly valueOf: (entry: Entry) => FileValue;
}

export type FileValue = string | number | null;

/** A column of a list. @param width in characters, if it is not as usual for its kind */
export function columnOf<Entry>(
  title: string,
  kind: ColumnKind,
  valueOf: (entry: Entry) => FileValue,
  width?: number,
): ExportColumn<Entry> {
  return { title, kind, valueOf, ...(width !== undefined && { width }) };
}

/** Cells of a table; rows count from 0, without the head. */
export interface CellRange {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

/** A cell that is the sum of others: a spreadsheet has it as a formula beside its value. */
export interface SumCell {
  readonly row: number;
  readonly column: number;
  readonly of: readonly CellRange[];
}

/** Rows that are written to a file or on paper: plain data, which a worker can be sent. */
export interface FileTable {
  readonly columns: readonly FileColumn[];
  readonly rows: readonly (readonly FileValue[])[];
  /** Sentences below the rows, such as how far the list was read. */
  readonly notes: readonly string[];
  /** Cells among the rows that are sums of others. */
  readonly sums?: readonly SumCell[];
}

/** The entries of a list as rows of a file. */
export function fileTable<Entry>(
  columns: readonly ExportColumn<Entry>[],
  entries: readonly Entry[],
  notes: readonly string[] = [],
): FileTable {
  return {
    columns: columns.map(({ valueOf: _valueOf, ...column }) => column),
    rows: entries.map((entry) => columns.map(({ valueOf }) => valueOf(entry))),
    notes,
  };
}

/** The sum of a column; null for texts, days and parts. */
export function columnSum({ columns, rows }: Pick<FileTable, 'columns' | 'rows'>, at: number): number | null {
  const kind = columns[at]?.kind ?? 'text';
  if (kind === 'text' || kind === 'date' || kind === 'percent') return null;
  return sumDecimals(rows.map((row) => (typeof row[at] === 'number' ? row[at] : 0)));
}

/** Whether a sum of hours differs from the sum of its parts, if all of them are rounded to hundredths as they are shown. */
export function isRoundedApart(hours: readonly number[]): boolean {
  const shown = (value: number) => roundHalfAway(hundredthsOf(value));
  return shown(sumDecimals(hours)) !== hours.reduce((sum, value) => sum + shown(value), 0);
}

/** A table with a note, if it shows a sum of hours that differs from that of the rounded hours that it shows. */
export function withRoundingNote(table: FileTable, note: string): FileTable {
  const { columns, rows, sums } = table;
  const whole = columns.map((_, at): SumCell['of'] => [{ rows: [0, rows.length - 1], columns: [at, at] }]);
  const parts = (sums?.map(({ of }) => of) ?? whole).map((of) =>
    of.flatMap((range) =>
      rows
        .slice(range.rows[0], range.rows[1] + 1)
        .flatMap((row) => row.slice(range.columns[0], range.columns[1] + 1))
        .filter((value) => typeof value === 'number'),
    ),
  );
  const isOfHours = (at: number) => columns[sums?.[at]?.column ?? at]?.kind === 'hours';
  const isApart = parts.some((values, at) => isOfHours(at) && isRoundedApart(values));
  return isApart ? { ...table, notes: [...table.notes, note] } : table;
}

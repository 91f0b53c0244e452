import { sumDecimals } from '../decimal';

/** The kind of a column's values: days as `yyyy-mm-dd`, euros in cents. All but texts and days are added up. */
export type ColumnKind = 'text' | 'date' | 'hours' | 'euro' | 'number';

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

/** Rows that are written to a file or on paper: plain data, which a worker can be sent. */
export interface FileTable {
  readonly columns: readonly FileColumn[];
  readonly rows: readonly (readonly FileValue[])[];
  /** Sentences below the rows, such as how far the list was read. */
  readonly notes: readonly string[];
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

/** The sum of a column; null for texts and days. */
export function columnSum({ columns, rows }: Pick<FileTable, 'columns' | 'rows'>, at: number): number | null {
  const kind = columns[at]?.kind ?? 'text';
  if (kind === 'text' || kind === 'date') return null;
  return sumDecimals(rows.map((row) => Number(row[at] ?? 0)));
}

import { type CellRange, type FileTable, type SumCell, columnOf, fileTable } from '../find/exportTable';
import { hoursOfHundredths } from '../hundredths';
import type { PivotQuestion, PivotRow, ReportPivot, RowKind } from './pivot';
import type { ReportSettings } from './reportAddress';
import { type TableColumn, tableColumns } from './tableColumns';

type NameColumn = 'person' | 'customer' | 'project';

/** The words of a report's table in a file or on paper, with the heads of the columns that name the rows. */
export interface ReportTableWords extends Readonly<Record<NameColumn, string>> {
  readonly rowName: (row: PivotRow) => string;
  readonly titleOf: (column: TableColumn) => string;
  /** The name of the row with the sums. */
  readonly sum: string;
}

/** The columns that name the rows. Those after the first one are left out if no shown row has them. */
const NAMES: Readonly<Record<RowKind, readonly NameColumn[]>> = {
  person: ['person'],
  customer: ['customer'],
  project: ['project', 'customer'],
  'customer-project': ['customer', 'project'],
  'person-project': ['person', 'project', 'customer'],
};

/** A row that the table shows. */
export interface ShownRow {
  readonly row: PivotRow;
  /** The row whose child it is. */
  readonly parent: PivotRow | null;
  readonly isOpen: boolean;
}

/** The rows that the table shows: all rows, and the children of open ones. */
export function shownRows(rows: readonly PivotRow[], open: readonly string[]): readonly ShownRow[] {
  return rows.flatMap((row) => {
    const isOpen = row.children.length > 0 && open.includes(row.path);
    const children = isOpen ? row.children : [];
    return [
      { row, parent: null, isOpen },
      ...children.map((child): ShownRow => ({ row: child, parent: row, isOpen: false })),
    ];
  });
}

/**
 * The table of a report as the screen shows it: its rows with the children of open ones, and a last row with the sums.
 *
 * @param pivot with its rows in the order of the table
 */
export function reportTable(
  pivot: ReportPivot,
  { rows: kind, compared }: Pick<PivotQuestion, 'rows' | 'compared'>,
  { measure, open }: Pick<ReportSettings, 'measure' | 'open'>,
  words: ReportTableWords,
): FileTable {
  const shown = shownRows(pivot.rows, open);
  const isFlat = kind === 'project' || shown.some(({ parent }) => parent !== null);
  const names = isFlat ? NAMES[kind] : NAMES[kind].slice(0, 1);
  const values = tableColumns(pivot, measure, compared !== null);
  const nameOf = (name: NameColumn, { row, parent }: ShownRow) => {
    if (row.level === 'total') return name === names[0] ? words.sum : '';
    if (row.level === name) return words.rowName(row);
    if (parent?.level === name) return words.rowName(parent);
    return name === 'customer' && row.level === 'project' ? row.customerName : '';
  };
  const columns = [
    ...names.map((name) => columnOf(words[name], 'text', (one: ShownRow) => nameOf(name, one))),
    ...values.map((column) =>
      columnOf(words.titleOf(column), column.kind, ({ row }: ShownRow) => {
        const value = column.valueOf(row);
        return column.kind === 'hours' && value !== null ? hoursOfHundredths(value) : value;
      }),
    ),
  ];
  const total = { row: pivot.total, parent: null, isOpen: false };
  return { ...fileTable(columns, [...shown, total]), sums: sumCells(shown, values, names.length) };
}

/**
 * The cells that are sums: the total of a row adds up its columns of time; the cells of the last row and of open rows add up
 * other rows.
 */
function sumCells(
  shown: readonly ShownRow[],
  values: readonly TableColumn[],
  names: number,
): readonly SumCell[] {
  if (shown.length === 0) return [];
  const times = values.filter(({ id }) => id === 'time').length;
  const across: CellRange['columns'] = [names, names + times - 1];
  const down = [
    { row: shown.length, of: runsOf(shown, null) },
    ...shown.flatMap(({ row }, at) => {
      const of = runsOf(shown, row);
      return of.length > 0 ? [{ row: at, of }] : [];
    }),
  ];
  const sums: SumCell[] = [];
  for (const [at, { id, isSum }] of values.entries()) {
    const column = names + at;
    if (id === 'total' && isSum)
      for (let row = 0; row <= shown.length; row += 1)
        sums.push({ row, column, of: [{ rows: [row, row], columns: across }] });
    else if (isSum)
      for (const { row, of } of down)
        sums.push({ row, column, of: of.map((rows) => ({ rows, columns: [column, column] })) });
  }
  return sums;
}

/** The places of the children of a row, as runs without a gap. */
function runsOf(shown: readonly ShownRow[], parent: PivotRow | null): CellRange['rows'][] {
  const runs: CellRange['rows'][] = [];
  for (const [at, one] of shown.entries()) {
    if (one.parent !== parent) continue;
    const last = runs.at(-1);
    if (last?.[1] === at - 1) runs[runs.length - 1] = [last[0], at];
    else runs.push([at, at]);
  }
  return runs;
}

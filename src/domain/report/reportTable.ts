import type { CellRange, ColumnKind, FileColumn, FileTable, FileValue, SumCell } from '../find/exportTable';
import type { PivotRow, ReportPivot, RowKind } from './pivot';
import type { ReportSettings } from './reportAddress';
import type { TimeColumn } from './reportColumns';
import { type Hundredths, hoursOfHundredths } from '../hundredths';
import { type Measure, type Sums, changeIn, isAdditive, measured, unpaidHours } from './sums';

/** The words of a report's table in a file or on paper. */
export interface ReportTableWords {
  /** The heads of the columns that name the rows. */
  readonly person: string;
  readonly customer: string;
  readonly project: string;
  readonly rowName: (row: PivotRow) => string;
  readonly columnName: (column: TimeColumn) => string;
  /** The head of the values. */
  readonly measure: string;
  /** The head of the sums of columns of time. */
  readonly total: string;
  /** The name of the row with the sums. */
  readonly sum: string;
  readonly share: string;
  /** The compared period; null if there is none. */
  readonly compared: string | null;
  readonly change: string;
  readonly budget: string;
  readonly used: string;
  readonly revenue: string;
  readonly hours: string;
  readonly unpaid: string;
  readonly unknownRevenue: string;
}

type NameColumn = 'person' | 'customer' | 'project';

/** The columns that name the rows. Those after the first one are left out if no shown row has them. */
const NAMES: Readonly<Record<RowKind, readonly NameColumn[]>> = {
  person: ['person'],
  customer: ['customer'],
  project: ['project', 'customer'],
  'customer-project': ['customer', 'project'],
  'person-project': ['person', 'project', 'customer'],
};

/** A column with values. With `isSum`, the values of its rows add up. */
interface ValueColumn extends FileColumn {
  readonly isSum: boolean;
  readonly valueOf: (row: PivotRow) => FileValue;
}

/** A shown row, and the row of which it is a child. */
interface ShownRow {
  readonly row: PivotRow;
  readonly parent: PivotRow | null;
}

/**
 * The table of a report as the screen shows it: its rows with the children of open ones, and a last row with the sums.
 *
 * @param pivot with its rows in the order of the table
 */
export function reportTable(
  pivot: ReportPivot,
  { rows: kind, measure, open }: Pick<ReportSettings, 'rows' | 'measure' | 'open'>,
  words: ReportTableWords,
): FileTable {
  const shown = pivot.rows.flatMap((row): ShownRow[] => [
    { row, parent: null },
    ...(open.includes(row.path) ? row.children.map((child) => ({ row: child, parent: row })) : []),
  ]);
  const [firstName, ...moreNames] = NAMES[kind];
  const isFlat = kind === 'project' || shown.some(({ parent }) => parent !== null);
  const names = [firstName, ...(isFlat ? moreNames : [])].filter((name) => name !== undefined);
  const values = valueColumns(pivot, measure, words);
  const nameOf = (name: NameColumn, { row, parent }: ShownRow) => {
    if (row.level === name) return words.rowName(row);
    if (parent?.level === name) return words.rowName(parent);
    return name === 'customer' && row.level === 'project' ? row.customerName : '';
  };
  const { total } = pivot;
  return {
    columns: [
      ...names.map((name): FileColumn => ({ title: words[name], kind: 'text' })),
      ...values.map(({ title, kind: of }) => ({ title, kind: of })),
    ],
    rows: [
      ...shown.map((one) => [
        ...names.map((name) => nameOf(name, one)),
        ...values.map(({ valueOf }) => valueOf(one.row)),
      ]),
      [
        ...names.map((_name, at) => (at === 0 ? words.sum : '')),
        ...values.map(({ valueOf }) => valueOf(total)),
      ],
    ],
    notes: [],
    sums: sumCells(shown, values, { names: names.length, times: timesOf(pivot, measure) }),
  };
}

/** How many columns of time add up to the total; 0 without such columns. */
const timesOf = ({ by, columns }: ReportPivot, measure: Measure) =>
  by === 'total' || !isAdditive(measure) ? 0 : columns.length;

const KINDS: Readonly<Record<Measure, ColumnKind>> = {
  hours: 'hours',
  travel: 'hours',
  budget: 'percent',
  rate: 'euro',
};

const hoursOf = (hundredths: Hundredths | null) =>
  hundredths === null ? null : hoursOfHundredths(hundredths);

function valueColumns(pivot: ReportPivot, measure: Measure, words: ReportTableWords): readonly ValueColumn[] {
  const kind = KINDS[measure];
  const isSum = isAdditive(measure);
  const shown = (value: number | null) => (isSum ? hoursOf(value) : value);
  const of = (title: string, sumsOf: (row: PivotRow) => Sums | undefined): ValueColumn => ({
    title,
    kind,
    isSum,
    valueOf: (row) => shown(measured(sumsOf(row), measure, row.budget)),
  });
  const isTotal = pivot.by === 'total';
  const times = isTotal
    ? []
    : pivot.columns.map((column, at) => of(words.columnName(column), ({ cells }) => cells[at]));
  const total = of(isTotal ? words.measure : words.total, (row) => row.total);
  const change: ValueColumn = {
    title: words.change,
    kind,
    isSum,
    valueOf: (row) => shown(changeIn(row, measure)?.difference ?? null),
  };
  const compared =
    isTotal && words.compared !== null ? [of(words.compared, (row) => row.before), change] : [];
  const rest = measureColumns(pivot, measure, words);
  // The used part of a budget is the last column.
  return [...times, total, ...(measure === 'budget' ? [...compared, ...rest] : [...rest, ...compared])];
}

/** The columns beside the total, which depend on the measure. */
function measureColumns(
  pivot: ReportPivot,
  measure: Measure,
  words: ReportTableWords,
): readonly ValueColumn[] {
  const column = (
    title: string,
    kind: ColumnKind,
    isSum: boolean,
    valueOf: ValueColumn['valueOf'],
  ): ValueColumn => ({ title, kind, isSum, valueOf });
  if (measure === 'budget')
    return [
      column(words.budget, 'hours', false, ({ budget }) => hoursOf(budget && budget.budget)),
      column(words.used, 'percent', false, ({ budget }) => budget && budget.usedByEnd / budget.budget),
    ];
  if (measure === 'rate')
    return [
      column(words.revenue, 'euro', true, ({ total }) => (total.paidHours === 0 ? null : total.paid)),
      column(words.hours, 'hours', true, ({ total }) => hoursOf(total.hours)),
      column(words.unpaid, 'hours', true, ({ total }) => hoursOf(unpaidHours(total))),
      ...(pivot.total.total.unknownRevenue === 0
        ? []
        : [column(words.unknownRevenue, 'hours', true, ({ total }) => hoursOf(total.unknownRevenue))]),
    ];
  const whole = measured(pivot.total.total, measure, null);
  return [
    column(words.share, 'percent', false, ({ total }) => {
      const part = measured(total, measure, null);
      return part === null || !whole ? null : part / whole;
    }),
  ];
}

/**
 * The cells that are sums: the total of a row adds up its columns of time; the cells of the last row and of open rows add up
 * other rows.
 */
function sumCells(
  shown: readonly ShownRow[],
  values: readonly ValueColumn[],
  { names, times }: { readonly names: number; readonly times: number },
): readonly SumCell[] {
  if (shown.length === 0) return [];
  const across: CellRange['columns'] = [names, names + times - 1];
  const down = [
    { row: shown.length, of: runsOf(shown, null) },
    ...shown.flatMap(({ row }, at) => {
      const of = runsOf(shown, row);
      return of.length > 0 ? [{ row: at, of }] : [];
    }),
  ];
  const sums: SumCell[] = [];
  for (const [at, { isSum }] of values.entries()) {
    const column = names + at;
    if (times > 0 && at === times)
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

import type { ColumnKind } from '../find/exportTable';
import type { PivotRow, ReportPivot } from './pivot';
import type { TimeColumn } from './reportColumns';
import { type Measure, type Sums, changeIn, isAdditive, measured, unpaidHours } from './sums';

/**
 * What a column of the report's table shows. The total is `total` beside columns of time, and `measure` without them. The
 * screen shows `budget`, `hours` and `unknownRevenue` as remarks beside other columns, or not at all.
 */
export type ColumnId =
  | 'time'
  | 'total'
  | 'measure'
  | 'before'
  | 'change'
  | 'share'
  | 'budget'
  | 'used'
  | 'revenue'
  | 'hours'
  | 'unpaid'
  | 'unknownRevenue';

/** A column of the report's table besides the names of its rows, on the screen, on paper and in files. */
export interface TableColumn {
  readonly id: ColumnId;
  /** The name of the column in the address, for sorting and for the entries of a cell; empty if it has neither. */
  readonly key: string;
  readonly kind: ColumnKind;
  /** Whether the values of rows add up. */
  readonly isSum: boolean;
  /** The value of a row, not rounded: hours in hundredths, amounts in cents, and parts of 1. */
  readonly valueOf: (row: PivotRow) => number | null;
  /** The sums of a cell that can be opened; missing for columns without entries. */
  readonly sumsOf?: (row: PivotRow) => Sums | undefined;
  /** The days of a column of time. */
  readonly time?: TimeColumn;
}

const KINDS: Readonly<Record<Measure, ColumnKind>> = {
  hours: 'hours',
  travel: 'hours',
  budget: 'percent',
  rate: 'euro',
};

/** The kind of a measure's values. */
export const kindOf = (measure: Measure): ColumnKind => KINDS[measure];

/** The columns of the report's table in their order. Columns of time are not compared. */
export function tableColumns(
  pivot: ReportPivot,
  measure: Measure,
  isCompared: boolean,
): readonly TableColumn[] {
  const same = { kind: kindOf(measure), isSum: isAdditive(measure) };
  const valueIn = (sums: Sums | undefined, { budget }: PivotRow) => measured(sums, measure, budget);
  const cells = (id: ColumnId, key: string, sumsOf: (row: PivotRow) => Sums | undefined): TableColumn => ({
    id,
    key,
    ...same,
    sumsOf,
    valueOf: (row) => valueIn(sumsOf(row), row),
  });
  const isByTime = pivot.by !== 'total';
  const times = Array.from(pivot.columns, (time, at): TableColumn => ({
    ...cells('time', time.key, (row) => row.cells[at]),
    time,
  }));
  const total = cells(isByTime ? 'total' : 'measure', 'total', (row) => row.total);
  const comparison: readonly TableColumn[] = [
    { id: 'before', key: 'before', ...same, valueOf: (row) => valueIn(row.before, row) },
    { id: 'change', key: 'change', ...same, valueOf: (row) => changeIn(row, measure)?.difference ?? null },
  ];
  const compared = isByTime || !isCompared ? [] : comparison;
  const own = columnsOfMeasure(pivot, measure);
  // The used part of a budget is the last column.
  const rest = measure === 'budget' ? [...compared, ...own] : [...own, ...compared];
  return [...(isByTime ? times : []), total, ...rest];
}

/** The columns beside the total, which depend on the measure. */
function columnsOfMeasure({ total: whole }: ReportPivot, measure: Measure): readonly TableColumn[] {
  const plain = (id: ColumnId, kind: ColumnKind, valueOf: TableColumn['valueOf']): TableColumn => ({
    id,
    key: '',
    kind,
    isSum: false,
    valueOf,
  });
  const amount = (id: ColumnId, kind: ColumnKind, valueOf: (sums: Sums) => number | null): TableColumn => ({
    ...plain(id, kind, ({ total }) => valueOf(total)),
    isSum: true,
  });
  if (measure === 'budget') {
    const used = plain('used', 'percent', ({ budget }) => budget && budget.usedByEnd / budget.budget);
    return [plain('budget', 'hours', ({ budget }) => budget && budget.budget), { ...used, key: 'used' }];
  }
  if (measure === 'rate')
    return [
      amount('revenue', 'euro', ({ paid, paidHours }) => (paidHours === 0 ? null : paid)),
      amount('hours', 'hours', ({ hours }) => hours),
      amount('unpaid', 'hours', unpaidHours),
      ...(whole.total.unknownRevenue === 0
        ? []
        : [amount('unknownRevenue', 'hours', ({ unknownRevenue }) => unknownRevenue)]),
    ];
  const all = measured(whole.total, measure, null);
  const shareOf = ({ total }: PivotRow) => {
    const part = measured(total, measure, null);
    return part === null || !all ? null : part / all;
  };
  return [plain('share', 'percent', shareOf)];
}

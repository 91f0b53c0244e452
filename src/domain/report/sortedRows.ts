import type { Sorting } from '../find/findQuery';
import type { Language } from '../language';
import type { PivotRow, ReportPivot } from './pivot';
import { type Measure, changeIn, measured } from './sums';

/** The columns by which every report can be sorted, besides its columns of time. */
const SORT_COLUMNS = ['name', 'total', 'before', 'change', 'used'] as const;

/** The order of a report that was not sorted: the largest first. */
export const USUAL_ORDER: Sorting = { by: 'total', isDown: true };

/**
 * Sorts the rows of a report at each level; rows with the same value are sorted by name. Hours without a project and rows
 * without a value come last in both directions. If the report does not have the wanted column, the usual order is used.
 */
export function sortedRows(
  { rows, columns }: ReportPivot,
  measure: Measure,
  wanted: Sorting | null,
  language: Language,
): readonly PivotRow[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const names: readonly string[] = SORT_COLUMNS;
  const at = columns.findIndex(({ key }) => key === wanted?.by);
  const sort = wanted && (at >= 0 || names.includes(wanted.by)) ? wanted : USUAL_ORDER;
  const direction = sort.isDown ? -1 : 1;

  const valueOf = ({ cells, total, before, budget }: PivotRow): number | null => {
    const value = measured(total, measure, budget);
    const earlier = measured(before, measure, budget);
    if (sort.by === 'total') return value;
    if (sort.by === 'before') return earlier;
    if (sort.by === 'change') return changeIn({ total, before, budget }, measure)?.difference ?? null;
    if (sort.by === 'used') return budget && budget.usedByEnd / budget.budget;
    return measured(cells[at], measure, budget);
  };
  const byName = (one: PivotRow, other: PivotRow) =>
    collator.compare(one.name ?? '', other.name ?? '') ||
    collator.compare(one.customerName, other.customerName) ||
    (one.path < other.path ? -1 : 1);
  const ordered = (level: readonly PivotRow[]): readonly PivotRow[] =>
    level
      .map((row) => ({ row, isLast: !row.name, value: sort.by === 'name' ? 0 : valueOf(row) }))
      .sort((one, other) => {
        if (one.isLast !== other.isLast) return one.isLast ? 1 : -1;
        if ((one.value === null) !== (other.value === null)) return one.value === null ? 1 : -1;
        const order = ((one.value ?? 0) - (other.value ?? 0)) * direction;
        return order || byName(one.row, other.row) * (sort.by === 'name' ? direction : 1);
      })
      .map(({ row }) => withChildren(row, ordered(row.children)));
  return ordered(rows);
}

const withChildren = (row: PivotRow, children: readonly PivotRow[]): PivotRow => ({ ...row, children });

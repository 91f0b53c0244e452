import type { Sorting } from '../find/findQuery';
import type { Language } from '../language';
import type { PivotRow } from './pivot';
import type { TableColumn } from './tableColumns';

/** The order of a report that was not sorted: the largest first. */
export const USUAL_ORDER: Sorting = { by: 'total', isDown: true };

/** The order of a report: the wanted one, or the usual one if its table does not have that column. */
export function orderOf(columns: readonly TableColumn[], wanted: Sorting | null): Sorting {
  const isThere = wanted?.by === 'name' || columns.some(({ key }) => key !== '' && key === wanted?.by);
  return wanted && isThere ? wanted : USUAL_ORDER;
}

/**
 * Sorts the rows of a report at each level; rows with the same value are sorted by name. Hours without a project and rows
 * without a value come last in both directions.
 */
export function sortedRows(
  rows: readonly PivotRow[],
  columns: readonly TableColumn[],
  wanted: Sorting | null,
  language: Language,
): readonly PivotRow[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sort = orderOf(columns, wanted);
  const direction = sort.isDown ? -1 : 1;
  const column = columns.find(({ key }) => key === sort.by);
  const byName = (one: PivotRow, other: PivotRow) =>
    collator.compare(one.name ?? '', other.name ?? '') ||
    collator.compare(one.customerName, other.customerName) ||
    (one.path < other.path ? -1 : 1);
  const ordered = (level: readonly PivotRow[]): readonly PivotRow[] =>
    level
      .map((row) => ({ row, isLast: !row.name, value: column ? column.valueOf(row) : 0 }))
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

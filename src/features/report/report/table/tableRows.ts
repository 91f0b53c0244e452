import type { PivotRow } from '@/domain/report/pivot';

/** A row of the table. */
export interface TableRow {
  readonly row: PivotRow;
  /** The row whose child it is. */
  readonly parent: PivotRow | null;
  readonly isOpen: boolean;
}

/** The rows of the table: all rows, and the children of open ones. */
export function tableRows(rows: readonly PivotRow[], open: readonly string[]): readonly TableRow[] {
  return rows.flatMap((row) => {
    const isOpen = row.children.length > 0 && open.includes(row.path);
    const own: TableRow = { row, parent: null, isOpen };
    if (!isOpen) return [own];
    return [own, ...row.children.map((child): TableRow => ({ row: child, parent: row, isOpen: false }))];
  });
}

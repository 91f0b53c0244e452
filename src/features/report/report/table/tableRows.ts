import type { PivotRow } from '@/domain/report/pivot';

/** A row as the table shows it. */
export interface TableRow {
  readonly row: PivotRow;
  /** Below which it is. */
  readonly parent: PivotRow | null;
  readonly isOpen: boolean;
}

/** The rows in order, with the children of those that are open. */
export function tableRows(rows: readonly PivotRow[], open: readonly string[]): readonly TableRow[] {
  return rows.flatMap((row) => {
    const isOpen = row.children.length > 0 && open.includes(row.path);
    const own: TableRow = { row, parent: null, isOpen };
    if (!isOpen) return [own];
    return [own, ...row.children.map((child): TableRow => ({ row: child, parent: row, isOpen: false }))];
  });
}

import type { TimeSheetSums } from '@/domain/sheets/timeSheet';
import { drawTable } from '@/shared/pdf/drawTable';
import type { Pen } from '@/shared/pdf/pen';
import type { TableLook } from '@/shared/pdf/tableLook';
import { type ReportRow, reportCells, reportColumns } from './reportColumns';

/** Fourteen columns need smaller letters than those of other tables. */
const LOOK: TableLook = {
  size: 7.5,
  padding: { side: 1.4, top: 1.5, bottom: 1 },
  mostOfWord: 0,
  total: { larger: 0, line: 'above' },
  moreAbove: 0,
};

/**
 * Draws the table of records with its header on every page and the row labelled Summe at its end. If what
 * follows does not fit below it, the last three rows, or the last lines of a tall one, move to the next page with the
 * sum, because a page with only sums would be useless.
 * @param following height of what follows on the same page, in millimetres
 * @param onRow called with the number of rows drawn so far
 * @returns where the table ends, in millimetres from the top of its last page
 */
export function drawRecordsTable(
  pen: Pen,
  rows: readonly ReportRow[],
  sums: TimeSheetSums,
  following: number,
  onRow: (drawn: number) => void,
): number {
  const { body, summary } = reportCells(rows, sums);
  const [title = '', ...total] = summary;
  return drawTable(pen, reportColumns, {
    body,
    total: ['', ...total],
    title,
    nothing: 'Keine Einträge im Zeitraum',
    top: 58,
    following,
    withTotal: 3,
    look: LOOK,
    onRow,
  });
}

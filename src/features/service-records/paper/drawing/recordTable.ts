import { groupsOf } from '@/domain/service-records/recordChoice';
import type { ServiceRecordPaper, ServiceRow } from '@/domain/service-records/serviceRecord';
import type { Pen } from '@/shared/pdf/pen';
import { SUM_HEIGHT, tableWriter } from '@/shared/pdf/tableWriter';
import { cellOf, columnsOf, hoursPrinter, orderOf } from './recordColumns';
import type { RecordWords } from './recordWords';

const byDay = (one: ServiceRow, other: ServiceRow) => one.date.localeCompare(other.date);

/**
 * Draws the table with its head on every page, group heads and the total. The total, with what follows it, is never
 * without a row on its page, and no group head is without its first row.
 * @param top where the table begins on the first page
 * @param following height of what follows on the page of the total, in millimetres
 * @returns where the table ends
 */
export function drawRecordTable(
  pen: Pen,
  paper: ServiceRecordPaper,
  words: RecordWords,
  { top, following }: { readonly top: number; readonly following: number },
): number {
  const print = hoursPrinter(paper);
  const columns = columnsOf(paper, words);
  const sumsOf = ({ hours, travel }: { readonly hours: number; readonly travel: number }) =>
    columns.map(({ key }) => {
      if (key === 'hours') return print(hours);
      return key === 'travel' && travel !== 0 ? print(travel) : '';
    });
  const groups = groupsOf(paper.data.rows, paper.layout.order);
  const cellsOf = (row: ServiceRow) =>
    columns.map(({ key }) => pen.typeface.printable(cellOf(row, key, print)));
  const total = sumsOf(paper.data.sums);
  const texts = { body: paper.data.rows.map(cellsOf), total };
  const table = tableWriter(pen, columns, texts, top);
  const closing = SUM_HEIGHT + following;
  const parts = groups.flatMap((group) =>
    group.rows
      .toSorted(byDay)
      .flatMap((row, index) =>
        table.partsOf(cellsOf(row)).map((part) => ({ part, group, isFirst: index === 0 && part.isFirst })),
      ),
  );
  for (const { part, group, isFirst } of parts) {
    const isLast = part === parts.at(-1)?.part;
    const headHeight = isFirst && group.project !== null ? SUM_HEIGHT : 0;
    const isNextPage = table.reserve(headHeight + part.height + (isLast ? closing : 0));
    if (group.project !== null && (isFirst || isNextPage)) {
      const order = orderOf(paper, group.project);
      const note = isFirst ? order && `${words.order} ${order}` : words.goesOn;
      table.sums(group.project || words.noProject, note, isFirst ? sumsOf(group.sums) : [], 'group');
    }
    table.row(part, isNextPage);
  }
  if (parts.length === 0) table.reserve(closing);
  table.sums(words.total, '', total, 'total');
  return table.end();
}

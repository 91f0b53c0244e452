import { groupsOf } from '@/domain/service-records/recordChoice';
import type { ServiceRecordPaper, ServiceRow } from '@/domain/service-records/serviceRecord';
import { type GroupHead, drawTable } from '@/shared/pdf/drawTable';
import type { Pen } from '@/shared/pdf/pen';
import { cellOf, columnsOf, hoursPrinter, orderOf } from './recordColumns';
import type { RecordWords } from './recordWords';

const byDay = (one: ServiceRow, other: ServiceRow) => one.date.localeCompare(other.date);

/**
 * Draws the table with its head on every page, group heads and the total.
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
  const body: string[][] = [];
  const heads = new Map<number, GroupHead>();
  for (const { project, rows, sums } of groupsOf(paper.data.rows, paper.layout.order)) {
    if (project !== null) {
      const order = orderOf(paper, project);
      const note = order && `${words.order} ${order}`;
      heads.set(body.length, { title: project || words.noProject, note, sums: sumsOf(sums) });
    }
    for (const row of rows.toSorted(byDay)) body.push(columns.map(({ key }) => cellOf(row, key, print)));
  }
  const total = sumsOf(paper.data.sums);
  const { total: title, goesOn } = words;
  return drawTable(pen, columns, { body, heads, goesOn, title, total, top, following });
}

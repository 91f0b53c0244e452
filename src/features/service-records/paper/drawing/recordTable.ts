import { groupsOf } from '@/domain/service-records/recordChoice';
import type { RecordColumn, ServiceRecordPaper, ServiceRow } from '@/domain/service-records/serviceRecord';
import { formatDate } from '@/shared/i18n/format';
import type { PdfColumn } from '@/shared/pdf/columnWidths';
import { type GroupHead, drawTable } from '@/shared/pdf/drawTable';
import type { Pen } from '@/shared/pdf/pen';
import { decimalsFor, formatDecimal } from '@/shared/pdf/printedFormats';
import type { RecordWords } from './recordWords';

type ColumnKey = 'date' | 'project' | 'hours' | RecordColumn;

/** A column of the table. */
type PaperColumn = PdfColumn & { readonly key: ColumnKey };

const ALL: readonly Omit<PaperColumn, 'title'>[] = [
  { key: 'date', align: 'left', weight: 0, most: 24 },
  { key: 'person', align: 'left', weight: 1.2, most: 60 },
  { key: 'project', align: 'left', weight: 1.5, most: 60 },
  { key: 'description', align: 'left', weight: 4, most: 180 },
  { key: 'place', align: 'left', weight: 1, most: 50 },
  { key: 'travel', align: 'right', weight: 0, most: 26 },
  { key: 'hours', align: 'right', weight: 0, most: 26 },
];

/** The columns of a record. Where no group names the project of its rows, it has a column, unless there is only one. */
function columnsOf({ data, layout }: ServiceRecordPaper, words: RecordWords): PaperColumn[] {
  const hasProjects = layout.order === 'date' && new Set(data.rows.map(({ project }) => project)).size > 1;
  const optional = new Map<ColumnKey, boolean>([['project', hasProjects]]);
  for (const key of ['person', 'description', 'place', 'travel'] as const)
    optional.set(key, layout.columns.includes(key));
  const shown = ALL.filter(({ key }) => optional.get(key) ?? true);
  const isNarrow = shown.every(({ weight }) => weight === 0);
  return shown.map(({ key, align, weight, most }) => ({
    key,
    title: words.columns[key],
    align,
    // Without wide columns, the first one takes what is left.
    weight: isNarrow && key === 'date' ? 1 : weight,
    most,
  }));
}

/** The order number of a project; empty if it has none. */
export function orderOf({ orders }: ServiceRecordPaper, project: string): string {
  return Object.hasOwn(orders, project) ? (orders[project] ?? '') : '';
}

/** Prints the hours of a record, all with the same number of decimals: two, or three if that is what was signed. */
function hoursPrinter({ data }: ServiceRecordPaper): (hours: number) => string {
  const decimals = decimalsFor(
    [data.sums.hours, data.sums.travel, ...data.rows.flatMap(({ hours, travel }) => [hours, travel])],
    2,
  );
  return (hours) => formatDecimal(hours, decimals, data.language);
}

/** The text of a cell. Travel of zero hours is left out. */
function cellOf(row: ServiceRow, key: ColumnKey, print: (hours: number) => string): string {
  if (key === 'date') return formatDate(row.date);
  if (key === 'hours') return print(row.hours);
  if (key === 'travel') return row.travel === 0 ? '' : print(row.travel);
  return row[key];
}

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

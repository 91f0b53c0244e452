import type { RecordColumn, ServiceRecordPaper, ServiceRow } from '@/domain/service-records/serviceRecord';
import { formatDate } from '@/shared/i18n/format';
import type { PdfColumn } from '@/shared/pdf/columnWidths';
import { decimalsFor, formatDecimal } from '@/shared/pdf/printedFormats';
import type { RecordWords } from './recordWords';

type ColumnKey = 'date' | 'project' | 'hours' | RecordColumn;

/** A column of the table. */
interface PaperColumn extends PdfColumn {
  readonly key: ColumnKey;
}

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
export function columnsOf({ data, layout }: ServiceRecordPaper, words: RecordWords): PaperColumn[] {
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
export function hoursPrinter({ data }: ServiceRecordPaper): (hours: number) => string {
  const decimals = decimalsFor(
    [data.sums.hours, data.sums.travel, ...data.rows.flatMap(({ hours, travel }) => [hours, travel])],
    2,
  );
  return (hours) => formatDecimal(hours, decimals, data.language);
}

/** The text of a cell. Travel of zero hours is left out. */
export function cellOf(row: ServiceRow, key: ColumnKey, print: (hours: number) => string): string {
  if (key === 'date') return formatDate(row.date);
  if (key === 'hours') return print(row.hours);
  if (key === 'travel') return row.travel === 0 ? '' : print(row.travel);
  return row[key];
}

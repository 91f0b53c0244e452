import type { TimeSheetRow, TimeSheetSums } from '@/domain/sheets/timeSheet';
import { formatDate } from '@/shared/i18n/format';
import { decimalsFor, formatAmount, formatDecimal } from '@/shared/pdf/germanFormats';
import { FONT_SIZE, PADDING } from './planLastPage';
import type { ReportPen } from './reportPen';
import type { Weight } from './typeface';

/** A row of the report, without the receipt, which gets a page of its own. */
export type ReportRow = Omit<TimeSheetRow, 'receipt'>;

/** A column of the table. */
interface ReportColumn {
  readonly key: keyof ReportRow;
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Its share of the width that the short columns leave; 0 for short columns. */
  readonly weight: number;
  /** Its maximum width, in millimetres. */
  readonly most: number;
}

/** The columns in order, named as the fields of the service; its last field, FileLink, becomes a page. */
export const reportColumns: readonly ReportColumn[] = [
  { key: 'date', title: 'Datum', align: 'left', weight: 0, most: 22 },
  { key: 'location', title: 'Ort', align: 'left', weight: 1, most: 60 },
  { key: 'departure', title: 'Von', align: 'right', weight: 0, most: 14 },
  { key: 'arrival', title: 'Bis', align: 'right', weight: 0, most: 14 },
  { key: 'hours', title: 'AStd', align: 'right', weight: 0, most: 18 },
  { key: 'travelHours', title: 'RStd', align: 'right', weight: 0, most: 18 },
  { key: 'customer', title: 'Kunde', align: 'left', weight: 1.5, most: 80 },
  { key: 'project', title: 'Projekt', align: 'left', weight: 1.5, most: 80 },
  { key: 'activity', title: 'Tätigkeit', align: 'left', weight: 3, most: 160 },
  { key: 'distanceKm', title: 'kM', align: 'right', weight: 0, most: 18 },
  { key: 'foodAllowance', title: 'VSatz', align: 'right', weight: 0, most: 20 },
  { key: 'receiptNumber', title: 'BelNr', align: 'right', weight: 0, most: 20 },
  { key: 'expenseType', title: 'Art', align: 'left', weight: 0.9, most: 40 },
  { key: 'amount', title: 'Betrag', align: 'right', weight: 0, most: 24 },
];

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };
type Decimals = Readonly<Record<'hours' | 'travelHours' | 'distanceKm', number>>;

/** The texts of all cells in column order, and those of the row labelled Summe. */
export function reportCells(
  rows: readonly ReportRow[],
  sums: TimeSheetSums,
): { body: string[][]; summary: string[] } {
  const decimalsOf = (key: keyof Decimals, least: number) =>
    decimalsFor([...rows.map((row) => row[key]), sums[key]], least);
  const decimals = {
    hours: decimalsOf('hours', 2),
    travelHours: decimalsOf('travelHours', 2),
    distanceKm: decimalsOf('distanceKm', 0),
  };
  const isSummed = (key: keyof ReportRow): key is keyof TimeSheetSums => key in sums;
  const cellOf = (row: ReportRow, key: keyof ReportRow): string => {
    if (key === 'date') return formatDate(row.date);
    return isSummed(key) ? numberText(row, key, decimals) : (row[key] ?? '');
  };
  const sumOf = (key: keyof ReportRow): string => {
    if (key === 'date') return 'Summe';
    return isSummed(key) ? numberText(sums, key, decimals) : '';
  };
  return {
    body: rows.map((row) => reportColumns.map(({ key }) => cellOf(row, key))),
    summary: reportColumns.map(({ key }) => sumOf(key)),
  };
}

function numberText(from: Nullable<TimeSheetSums>, key: keyof TimeSheetSums, decimals: Decimals): string {
  if (key === 'foodAllowance' || key === 'amount') {
    const amount = from[key];
    return amount === null ? '' : formatAmount(amount);
  }
  const value = from[key];
  return value === null ? '' : formatDecimal(value, decimals[key]);
}

/** Widths are sums of fractions, so a cell as wide as its column must not break because of rounding. */
const SLACK = 0.05;

/** The widths of the columns in millimetres, by their widest cells. */
export function widthsOf(
  pen: ReportPen,
  body: readonly string[][],
  summary: readonly string[],
  total: number,
): number[] {
  const padding = PADDING.left + PADDING.right + SLACK;
  const widest = (texts: Iterable<string>, weight: Weight) => {
    let most = 0;
    for (const text of texts) {
      for (const line of text.split('\n'))
        most = Math.max(most, pen.widthOf(line, { size: FONT_SIZE, weight }));
    }
    return most;
  };
  return columnWidths(
    reportColumns.map(({ title, weight, most }, index) => {
      const least = widest([title, summary[index] ?? ''], 'bold') + padding;
      const natural = widest(
        body.map((cells) => cells[index] ?? ''),
        'regular',
      );
      return { weight, most, least: Math.min(least, most), natural: Math.min(natural + padding, most) };
    }),
    total,
  );
}

/** The widths that a column needs. */
interface ColumnDemand {
  /** Width of its widest cell, in millimetres. */
  readonly natural: number;
  /** Its share if there is not enough room for all; 0 for columns whose cells should not wrap. */
  readonly weight: number;
  /** Its maximum width, however wide its cells are. */
  readonly most: number;
  /** Its minimum width: that of its heading. */
  readonly least: number;
}

/**
 * Distributes the width of the table: short columns (dates, times, numbers) get the width they need, the others share
 * the rest by weight. Width that a column does not need goes to the others, so that the table is always as wide as the
 * page.
 */
export function columnWidths(demands: readonly ColumnDemand[], total: number): number[] {
  const widths = demands.map(({ natural, weight, most, least }) =>
    weight === 0 ? Math.min(Math.max(natural, least), most) : 0,
  );
  let room = total - widths.reduce((sum, width) => sum + width, 0);

  let open = demands.map((demand, index) => ({ ...demand, index })).filter(({ weight }) => weight > 0);
  for (;;) {
    const weights = open.reduce((sum, { weight }) => sum + weight, 0);
    const share = room / weights;
    // Columns that need less than their share are settled first, which leaves more for the others. If all need more,
    // those whose heading is wider than their share are settled, which leaves less.
    const content = open.filter(({ natural, weight, least }) => Math.max(natural, least) <= share * weight);
    const settled = content.length > 0 ? content : open.filter(({ least, weight }) => least > share * weight);
    if (settled.length === 0) break;
    for (const { index, natural, least } of settled) {
      const width = content.length > 0 ? Math.max(natural, least) : least;
      widths[index] = width;
      room -= width;
    }
    open = open.filter((demand) => !settled.includes(demand));
    if (open.length === 0) break;
  }

  // Columns that are still open share what is left. If all fit, the rest is spread over all of them.
  const rest = open.length > 0 ? open : demands.map((demand, index) => ({ ...demand, index }));
  const weights = rest.reduce((sum, { weight }) => sum + weight, 0);
  for (const { index, weight } of rest) widths[index] = (widths[index] ?? 0) + (room * weight) / weights;
  return widths;
}

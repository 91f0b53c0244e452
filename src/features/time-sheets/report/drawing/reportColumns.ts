import type { TimeSheetRow, TimeSheetSums } from '@/domain/sheets/timeSheet';
import { formatDate } from '@/shared/i18n/format';
import type { PdfColumn } from '@/shared/pdf/columnWidths';
import { decimalsFor, formatAmount, formatDecimal } from '@/shared/pdf/printedFormats';

/** A row of the report, without the receipt, which gets a page of its own. */
export type ReportRow = Omit<TimeSheetRow, 'receipt'>;

/** A column of the table. */
interface ReportColumn extends PdfColumn {
  readonly key: keyof ReportRow;
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

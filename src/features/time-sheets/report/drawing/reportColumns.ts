import type { Cents } from '@/domain/money/money';
import type { TimeSheetRow, TimeSheetSums } from '@/domain/sheets/timeSheet';
import { formatDate } from '@/shared/i18n/format';
import { decimalsFor, formatAmount, formatDecimal } from '../germanFormats';

/** A row of the report, without the receipt, which gets a page of its own. */
export type ReportRow = Omit<TimeSheetRow, 'receipt'>;

type ColumnKey =
  | 'date'
  | 'location'
  | 'departure'
  | 'arrival'
  | 'hours'
  | 'travelHours'
  | 'customer'
  | 'project'
  | 'activity'
  | 'distanceKm'
  | 'foodAllowance'
  | 'receiptNumber'
  | 'expenseType'
  | 'amount';

/** A column of the table. */
export interface ReportColumn {
  readonly key: ColumnKey;
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Its share of the width that the short columns leave; 0 for short columns. */
  readonly weight: number;
  /** Its maximum width, in millimetres. */
  readonly most: number;
}

/** The columns of section 3 in order; FileLink, the last field, becomes a page. */
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

type Cells = Readonly<Record<ColumnKey, string>>;

const EMPTY: Cells = {
  date: '',
  location: '',
  departure: '',
  arrival: '',
  hours: '',
  travelHours: '',
  customer: '',
  project: '',
  activity: '',
  distanceKm: '',
  foodAllowance: '',
  receiptNumber: '',
  expenseType: '',
  amount: '',
};

type Numbers = Pick<TimeSheetSums, 'hours' | 'travelHours' | 'distanceKm'>;

function decimalsOf(rows: readonly ReportRow[]): Numbers {
  return {
    hours: decimalsFor(
      rows.map((row) => row.hours),
      2,
    ),
    travelHours: decimalsFor(
      rows.map((row) => row.travelHours),
      2,
    ),
    distanceKm: decimalsFor(
      rows.map((row) => row.distanceKm),
      0,
    ),
  };
}

const amountText = (amount: Cents | null) => (amount === null ? '' : formatAmount(amount));
const decimalText = (value: number | null, decimals: number) =>
  value === null ? '' : formatDecimal(value, decimals);

function numberCells(row: Nullable<TimeSheetSums>, decimals: Numbers) {
  return {
    hours: decimalText(row.hours, decimals.hours),
    travelHours: decimalText(row.travelHours, decimals.travelHours),
    distanceKm: decimalText(row.distanceKm, decimals.distanceKm),
    foodAllowance: amountText(row.foodAllowance),
    amount: amountText(row.amount),
  };
}

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

function cellsOf(row: ReportRow, decimals: Numbers): Cells {
  return {
    date: formatDate(row.date),
    location: row.location,
    departure: row.departure ?? '',
    arrival: row.arrival ?? '',
    customer: row.customer,
    project: row.project,
    activity: row.activity,
    receiptNumber: row.receiptNumber,
    expenseType: row.expenseType,
    ...numberCells(row, decimals),
  };
}

const inOrder = (cells: Cells) => reportColumns.map(({ key }) => cells[key]);

/** The texts of all cells in column order, and those of the row labelled Summe (section 9). */
export function reportCells(
  rows: readonly ReportRow[],
  sums: TimeSheetSums,
): { body: string[][]; summary: string[] } {
  const decimals = decimalsOf(rows);
  return {
    body: rows.map((row) => inOrder(cellsOf(row, decimals))),
    summary: inOrder({ ...EMPTY, date: 'Summe', ...numberCells(sums, decimals) }),
  };
}

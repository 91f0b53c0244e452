import type { CellObject } from 'xlsx';
import { type IsoDate, daysBetween, isoDate } from '@/domain/time/period';
import type { ExportRow } from './exportRows';

/** Excel's limit of characters per cell. */
const LONGEST_TEXT = 32_767;

/** The day from which Excel counts. */
const DAY_ZERO = isoDate('1899-12-30');

/** `18.11.2026`; the dots are escaped, because some readers take a bare one after minutes or months for fractions. */
const DAY_FORMAT = String.raw`dd\.mm\.yyyy`;

/** A text cell: its type keeps user input from ever becoming a formula. */
export function text(value: string): CellObject {
  return { t: 's', v: value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT - 1)}…` : value };
}

/** A day is a number with a date format, so that no time zone can shift it. */
function day(value: IsoDate | null): CellObject {
  return value === null ? { t: 'z' } : { t: 'n', v: daysBetween(DAY_ZERO, value), z: DAY_FORMAT };
}

export function hours(value: number | null): CellObject {
  return value === null ? { t: 'z' } : { t: 'n', v: value, z: '#,##0.00' };
}

interface ExportColumn {
  /** The key of its title below `exportDialog.columns`. */
  readonly key: keyof ExportRow;
  /** In characters. */
  readonly width: number;
  readonly cell: (row: ExportRow) => CellObject;
  /** The sum in the last row, if there is one. */
  readonly summed?: (row: ExportRow) => number;
}

/** The columns of the spreadsheet, from left to right. */
export const exportColumns: readonly ExportColumn[] = [
  { key: 'date', width: 12, cell: (row) => day(row.date) },
  { key: 'employee', width: 24, cell: (row) => text(row.employee) },
  { key: 'customer', width: 28, cell: (row) => text(row.customer) },
  { key: 'project', width: 28, cell: (row) => text(row.project) },
  { key: 'description', width: 60, cell: (row) => text(row.description) },
  { key: 'location', width: 18, cell: (row) => text(row.location) },
  { key: 'hours', width: 10, cell: (row) => hours(row.hours), summed: (row) => row.hours },
  {
    key: 'travelTime',
    width: 12,
    cell: (row) => hours(row.travelTime),
    summed: (row) => row.travelTime ?? 0,
  },
];

import { strToU8, unzipSync, zipSync } from 'fflate';
import { type CellObject, type DenseWorkSheet, write } from 'xlsx';
import { sumDecimals } from '@/domain/decimal';
import { type IsoDate, daysBetween, isoDate } from '@/domain/time/period';
import type { ExportRow } from './exportRows';

/** The texts of the sheet in the user's language. */
export interface WorkbookTexts {
  /** Name of the sheet. */
  readonly sheet: string;
  /** Titles of the eight columns: date, employee, customer, project, description, location, hours, travel time. */
  readonly columns: readonly string[];
  readonly total: string;
}

/** Widths of the columns, in characters. */
const widths = [12, 24, 28, 28, 60, 18, 10, 12];

/** Excel's limit of characters per cell. */
const LONGEST_TEXT = 32_767;

/** The day from which Excel counts. */
const DAY_ZERO = isoDate('1899-12-30');

/** How many rows are written between two progress reports. */
const ROWS_PER_STEP = 5000;

/** A text cell: its type keeps user input from ever becoming a formula. */
function text(value: string): CellObject {
  return { t: 's', v: value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT - 1)}…` : value };
}

/** `18.11.2026`; the dots are escaped, because some readers take a bare one after minutes or months for fractions. */
const DAY_FORMAT = String.raw`dd\.mm\.yyyy`;

/** A day is a number with a date format, so that no time zone can shift it. */
function day(value: IsoDate | null): CellObject {
  return value === null ? { t: 'z' } : { t: 'n', v: daysBetween(DAY_ZERO, value), z: DAY_FORMAT };
}

function hours(value: number | null): CellObject {
  return value === null ? { t: 'z' } : { t: 'n', v: value, z: '#,##0.00' };
}

function rowOf(row: ExportRow): CellObject[] {
  return [
    day(row.date),
    text(row.employee),
    text(row.customer),
    text(row.project),
    text(row.description),
    text(row.location),
    hours(row.hours),
    hours(row.travelTime),
  ];
}

/** A formula with its cached value, for readers that do not calculate. */
function totalOf(column: 'G' | 'H', values: readonly number[]): CellObject {
  const last = values.length + 1;
  return { ...hours(sumDecimals(values)), f: `SUM(${column}2:${column}${last})` };
}

function sheetOf(
  rows: readonly ExportRow[],
  { columns, total }: WorkbookTexts,
  onProgress: (share: number) => void,
): DenseWorkSheet {
  const cells: CellObject[][] = [columns.map(text)];
  for (const [index, row] of rows.entries()) {
    cells.push(rowOf(row));
    if (index % ROWS_PER_STEP === 0) onProgress(index / rows.length);
  }
  const last = rows.length + 1;
  const blank = columns.slice(1, 6).map((): CellObject => ({ t: 'z' }));
  cells.push([
    text(total),
    ...blank,
    totalOf(
      'G',
      rows.map((row) => row.hours),
    ),
    totalOf(
      'H',
      rows.map((row) => row.travelTime ?? 0),
    ),
  ]);
  return {
    '!type': 'sheet',
    '!ref': `A1:H${last + 1}`,
    '!data': cells,
    '!cols': widths.map((wch) => ({ wch })),
    '!autofilter': { ref: `A1:H${last}` },
  };
}

/** The file in which the library stores the sheet, and the start of its view. */
const SHEET_FILE = 'xl/worksheets/sheet1.xml';
const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN_VIEW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';

/** The view is near the beginning; the rows after it are megabytes, so only this much is searched. */
const HEAD_BYTES = 4096;

/** Freezes the header row by patching the sheet's XML, because the library has no option for it. */
function withFrozenHeader(sheet: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const head = new TextDecoder('latin1').decode(sheet.subarray(0, HEAD_BYTES));
  const at = head.indexOf(VIEW);
  // Without this element the file is still fine, only the header scrolls away; a test checks that the element exists.
  if (at < 0) return sheet;
  const frozen = strToU8(FROZEN_VIEW);
  const result = new Uint8Array(sheet.length - VIEW.length + frozen.length);
  result.set(sheet.subarray(0, at));
  result.set(frozen, at);
  result.set(sheet.subarray(at + VIEW.length), at + frozen.length);
  return result;
}

/** Progress once all rows are in the sheet; the remaining work is not reported row by row. */
const ROWS_SHARE = 0.4;

/**
 * Writes the rows as an .xlsx file: typed cells, a frozen header with a filter, and totals of hours and travel time.
 *
 * @param onProgress called with a share from 0 to 1
 */
export function writeWorkbook(
  rows: readonly ExportRow[],
  texts: WorkbookTexts,
  onProgress: (share: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const sheet = sheetOf(rows, texts, (share) => onProgress(share * ROWS_SHARE));
  const plain: Uint8Array<ArrayBuffer> = write(
    { SheetNames: [texts.sheet], Sheets: { [texts.sheet]: sheet } },
    // Compressed below, once the sheet is complete. The type `array` would build a string first, character by
    // character.
    { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: false },
  );
  onProgress(0.7);
  const files = unzipSync(plain);
  const written = files[SHEET_FILE];
  if (written) files[SHEET_FILE] = withFrozenHeader(written);
  // Level 6, the default, takes twice as long for a file that is 7 % smaller.
  return zipSync(files, { level: 3 });
}

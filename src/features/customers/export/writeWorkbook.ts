import { strToU8, unzipSync, zipSync } from 'fflate';
import { type CellObject, type DenseWorkSheet, write } from 'xlsx';
import { sumDecimals } from '@/domain/decimal';
import { exportColumns, hours, text } from './exportColumns';
import type { ExportRow } from './exportRows';

/** The texts of the sheet in the user's language. */
export interface WorkbookTexts {
  /** Name of the sheet. */
  readonly sheet: string;
  /** The titles of `exportColumns`, in their order. */
  readonly columns: readonly string[];
  readonly total: string;
}

/** How many rows are written between two progress reports. */
const ROWS_PER_STEP = 5000;

/** The letter of a column. */
const letterOf = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at);

const lastLetter = letterOf(exportColumns.length - 1);

/** The sum of a column: a formula with its cached value, for readers that do not calculate. */
function totalOf(at: number, values: readonly number[]): CellObject {
  const letter = letterOf(at);
  return { ...hours(sumDecimals(values)), f: `SUM(${letter}2:${letter}${values.length + 1})` };
}

function sheetOf(
  rows: readonly ExportRow[],
  { columns, total }: WorkbookTexts,
  onProgress: (share: number) => void,
): DenseWorkSheet {
  const cells: CellObject[][] = [columns.map(text)];
  for (const [index, row] of rows.entries()) {
    cells.push(exportColumns.map(({ cell }) => cell(row)));
    if (index % ROWS_PER_STEP === 0) onProgress(index / rows.length);
  }
  const last = rows.length + 1;
  cells.push(
    exportColumns.map(({ summed }, at) => {
      if (at === 0) return text(total);
      return summed ? totalOf(at, rows.map(summed)) : { t: 'z' };
    }),
  );
  return {
    '!type': 'sheet',
    '!ref': `A1:${lastLetter}${last + 1}`,
    '!data': cells,
    '!cols': exportColumns.map(({ width }) => ({ wch: width })),
    '!autofilter': { ref: `A1:${lastLetter}${last}` },
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

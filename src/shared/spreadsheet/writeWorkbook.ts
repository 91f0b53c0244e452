import { strToU8, unzipSync, zipSync } from 'fflate';
import { type CellObject, type DenseWorkSheet, write } from 'xlsx';
import { type FileTable, columnSum } from '@/domain/find/exportTable';
import { cellOf, text, widths } from './cells';

/** The texts of the sheet in the user's language. */
export interface WorkbookTexts {
  /** Name of the sheet. */
  readonly sheet: string;
  readonly total: string;
}

/** How many rows are written between two progress reports. */
const ROWS_PER_STEP = 5000;

/** The letter of a column. */
const letterOf = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at);

/** The row of totals: formulas with their cached values, for readers that do not calculate. */
function totalsOf(table: FileTable, total: string): CellObject[] {
  return table.columns.map(({ kind }, at) => {
    if (at === 0) return text(total);
    const sum = columnSum(table, at);
    if (sum === null) return { t: 'z' };
    const letter = letterOf(at);
    return { ...cellOf(kind, sum), f: `SUM(${letter}2:${letter}${table.rows.length + 1})` };
  });
}

function sheetOf(
  table: FileTable,
  { total }: WorkbookTexts,
  onProgress: (share: number) => void,
): DenseWorkSheet {
  const { columns, rows, notes } = table;
  const cells: CellObject[][] = [columns.map(({ title }) => text(title))];
  for (const [index, row] of rows.entries()) {
    cells.push(columns.map(({ kind }, at) => cellOf(kind, row[at] ?? null)));
    if (index % ROWS_PER_STEP === 0) onProgress(index / rows.length);
  }
  cells.push(totalsOf(table, total));
  if (notes.length > 0) cells.push([], ...notes.map((note) => [text(note)]));
  const lastLetter = letterOf(columns.length - 1);
  return {
    '!type': 'sheet',
    '!ref': `A1:${lastLetter}${cells.length}`,
    '!data': cells,
    '!cols': columns.map(({ kind, width }) => ({ wch: width ?? widths[kind] })),
    '!autofilter': { ref: `A1:${lastLetter}${rows.length + 1}` },
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

/** A name that spreadsheet programs take: without some characters, and with 31 at most. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/gu, ' ').slice(0, 31);

/** Progress once all rows are in the sheet; the remaining work is not reported row by row. */
const ROWS_SHARE = 0.4;

/**
 * Writes a table as an .xlsx file: typed cells, a frozen header with a filter, totals, and the notes below them.
 *
 * @param onProgress called with a share from 0 to 1
 */
export function writeWorkbook(
  table: FileTable,
  texts: WorkbookTexts,
  onProgress: (share: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const sheet = sheetOf(table, texts, (share) => onProgress(share * ROWS_SHARE));
  const name = sheetName(texts.sheet);
  const plain: Uint8Array<ArrayBuffer> = write(
    { SheetNames: [name], Sheets: { [name]: sheet } },
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

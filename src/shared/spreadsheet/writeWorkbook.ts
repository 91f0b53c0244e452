import { strToU8, unzipSync, zipSync } from 'fflate';
import { type CellObject, type DenseWorkSheet, write } from 'xlsx';
import { type CellRange, type FileTable, columnSum } from '@/domain/find/exportTable';
import { cellOf, text, widths } from './cells';

/** The texts of the sheet in the user's language. */
export interface WorkbookTexts {
  /** Name of the sheet. */
  readonly sheet: string;
  readonly total: string;
}

/** A sheet of a spreadsheet. */
export interface FileSheet {
  readonly name: string;
  readonly table: FileTable;
  /** The word before the sums below the rows; null if they have no such line. */
  readonly total: string | null;
}

/** How many rows are written between two progress reports. */
const ROWS_PER_STEP = 5000;

/** The letters of a column: A to Z, AA and so on. */
function lettersOf(at: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (at % 26));
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last;
}

/** Cells as a formula names them; the head is the first row of the sheet. */
function rangeName({ rows, columns }: CellRange): string {
  const [first, last] = [`${lettersOf(columns[0])}${rows[0] + 2}`, `${lettersOf(columns[1])}${rows[1] + 2}`];
  return first === last ? first : `${first}:${last}`;
}

/** Limits of Excel and LibreOffice: arguments of a function, and characters of a formula with its equals sign. */
const MOST_ARGUMENTS = 255;
const LONGEST_FORMULA = 8192;

/** The sum of cells as a formula; undefined if no spreadsheet takes one that long, and the cell has its value alone. */
function sumOf(ranges: readonly CellRange[]): string | undefined {
  const names = ranges.map(rangeName);
  const parts = Array.from({ length: Math.ceil(names.length / MOST_ARGUMENTS) }, (_, at) =>
    names.slice(at * MOST_ARGUMENTS, (at + 1) * MOST_ARGUMENTS),
  );
  const formula = parts.map((part) => `SUM(${part.join(',')})`).join('+');
  return formula.length < LONGEST_FORMULA ? formula : undefined;
}

/** The row of totals: formulas with their cached values, for readers that do not calculate. */
function totalsOf(table: FileTable, total: string): CellObject[] {
  return table.columns.map(({ kind }, at) => {
    if (at === 0) return text(total);
    const sum = columnSum(table, at);
    if (sum === null) return { t: 'z' };
    const f = sumOf([{ rows: [0, table.rows.length - 1], columns: [at, at] }]);
    return { ...cellOf(kind, sum), ...(f !== undefined && { f }) };
  });
}

function sheetOf({ table, total }: FileSheet, onRow: () => void): DenseWorkSheet {
  const { columns, rows, notes, sums = [] } = table;
  const cells: CellObject[][] = [columns.map(({ title }) => text(title))];
  for (const row of rows) {
    cells.push(columns.map(({ kind }, at) => cellOf(kind, row[at] ?? null)));
    onRow();
  }
  for (const { row, column, of } of sums) {
    const cell = cells[row + 1]?.[column];
    const f = sumOf(of);
    if (cell && f !== undefined) cell.f = f;
  }
  if (total !== null && rows.length > 0) cells.push(totalsOf(table, total));
  if (notes.length > 0) cells.push([], ...notes.map((note) => [text(note)]));
  const lastLetters = lettersOf(columns.length - 1);
  return {
    '!type': 'sheet',
    '!ref': `A1:${lastLetters}${cells.length}`,
    '!data': cells,
    '!cols': columns.map(({ kind, width }) => ({ wch: width ?? widths[kind] })),
    '!autofilter': { ref: `A1:${lastLetters}${rows.length + 1}` },
  };
}

/** The files in which the library stores the sheets, and the start of the view of each. */
const SHEET_FILE = /^xl\/worksheets\/sheet\d+\.xml$/u;
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

/** Progress once all rows are in the sheets; the remaining work is not reported row by row. */
const ROWS_SHARE = 0.4;

/**
 * Writes a table as an .xlsx file: typed cells, a frozen header with a filter, totals, and the notes below them.
 *
 * @param onProgress called with a share from 0 to 1
 */
export function writeWorkbook(
  table: FileTable,
  { sheet, total }: WorkbookTexts,
  onProgress?: (share: number) => void,
): Uint8Array<ArrayBuffer> {
  return writeSheets([{ name: sheet, table, total }], onProgress);
}

/** Writes several tables into one .xlsx file, a sheet each. */
export function writeSheets(
  sheets: readonly FileSheet[],
  onProgress: (share: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const count = sheets.reduce((sum, { table }) => sum + table.rows.length, 0);
  let done = 0;
  const countRow = () => {
    if (done % ROWS_PER_STEP === 0) onProgress((done / count) * ROWS_SHARE);
    done += 1;
  };
  const named = sheets.map((sheet) => [sheetName(sheet.name), sheetOf(sheet, countRow)] as const);
  const plain: Uint8Array<ArrayBuffer> = write(
    { SheetNames: named.map(([name]) => name), Sheets: Object.fromEntries(named) },
    // Compressed below, once the sheets are complete. The type `array` would build a string first, character by
    // character.
    { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: false },
  );
  onProgress(0.7);
  const files = unzipSync(plain);
  for (const [name, file] of Object.entries(files))
    if (SHEET_FILE.test(name)) files[name] = withFrozenHeader(file);
  // Level 6, the default, takes twice as long for a file that is 7 % smaller.
  return zipSync(files, { level: 3 });
}

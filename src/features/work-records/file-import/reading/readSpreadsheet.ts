import { type CellObject, SSF, type WorkSheet, read } from 'xlsx';
import { hasGrid } from '@/domain/import/gridTable';
import { headerAt } from '@/domain/import/header';
import { clockText } from '@/domain/import/importSums';
import type { Cell, FileFormat, Table } from '@/domain/import/importTypes';
import { MOST_ROWS } from '@/domain/import/readTable';
import { DAY_ZERO, durationOf } from '@/domain/import/readCell';
import { type IsoDate, addDays, isoDate } from '@/domain/time/period';

/** More rows than a file may have below its header, so that too many are noticed. */
const READ_ROWS = MOST_ROWS + 21;
const MOST_UNPACKED = 50_000_000;
const DAY_S = 86_400;
/** The last day that a spreadsheet knows, in the year 9999. */
const LAST_DAY = 2_958_465;

/** That of old spreadsheets for the Mac is four years later. */
const DAY_ZERO_1904 = isoDate('1904-01-01');

const WORKBOOK = /^xl\/workbook\d*\.xml$/u;
const DIRECTORY_END = 0x06_05_4b_50;
const DIRECTORY_ENTRY = 0x02_01_4b_50;

/** Whether an archive has a workbook (Office 365 numbers its name) and is small: the package takes any bytes for one. */
function isWorkbook(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== DIRECTORY_END) end -= 1;
  if (end < 0) return false;
  const names: string[] = [];
  let unpacked = 0;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) return false;
    const length = view.getUint16(at + 28, true);
    unpacked += view.getUint32(at + 24, true);
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names.some((name) => WORKBOOK.test(name)) && unpacked <= MOST_UNPACKED;
}

/** A number with the format of a day or a time. */
function timeCell(value: number, format: string, zero: IsoDate): string {
  const seconds = Math.round(Math.abs(value) * DAY_S);
  if (!/[yd]|m{3}/iu.test(format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/gu, '')))
    return `${value < 0 ? '-' : ''}${clockText(seconds)}`;
  const day = addDays(zero, Math.floor(seconds / DAY_S));
  return seconds % DAY_S === 0 ? day : `${day} ${clockText(seconds % DAY_S)}`;
}

function cellOf(cell: CellObject | undefined, zero: IsoDate): Cell {
  if (!cell || cell.t === 'e' || cell.v === undefined) return '';
  if (typeof cell.v !== 'number') return String(cell.v);
  // The package makes this of a moment that it cannot read.
  if (Number.isNaN(cell.v)) return '';
  const format = String(cell.z ?? 'General');
  return SSF.is_date(format) && cell.v < LAST_DAY ? timeCell(cell.v, format, zero) : cell.v;
}

/** Whether a cell across rows is that of each of them: a day or a text, but hours would count several times. */
const isOfEachRow = (cell: Cell) =>
  typeof cell === 'string' && (durationOf(cell) === undefined || /\d\.\d+\.\d/u.test(cell));

/**
 * The rows of a spreadsheet's sheet: the chosen one, else the first with a known header, else the first.
 *
 * @returns null for another archive, and one that is too large unpacked
 */
export function readSpreadsheet(
  bytes: Uint8Array<ArrayBuffer>,
  chosen: string | undefined,
): (Table & { readonly format: FileFormat }) | null {
  if (!isWorkbook(bytes)) return null;
  const book = read(bytes, {
    dense: true,
    sheetRows: READ_ROWS,
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  });
  const dayZero = book.Workbook?.WBProps?.date1904 === true ? DAY_ZERO_1904 : DAY_ZERO;
  const rowsOf = (sheet: WorkSheet | undefined) => {
    const rows = Array.from(sheet?.['!data'] ?? [], (row) =>
      Array.from(row ?? [], (cell) => cellOf(cell, dayZero)),
    );
    for (const { s, e } of sheet?.['!merges'] ?? []) {
      const cell = rows[s.r]?.[s.c] ?? '';
      if (!isOfEachRow(cell)) continue;
      for (const cells of rows.slice(s.r + 1, e.r + 1)) if (s.c < cells.length) cells[s.c] = cell;
    }
    return rows.flatMap((cells, at) =>
      cells.some((cell) => String(cell).trim() !== '') ? [{ number: at + 1, cells }] : [],
    );
  };
  const hidden = new Map(book.Workbook?.Sheets?.map(({ name, Hidden = 0 }) => [name, Hidden]));
  // Hidden sheets come last, so that the first one is a sheet that the user has seen.
  const sheets = book.SheetNames.toSorted((one, other) => (hidden.get(one) ?? 0) - (hidden.get(other) ?? 0));
  const tables = sheets.map((name) => ({ name, rows: rowsOf(book.Sheets[name]) }));
  const sheet =
    tables.find(({ name }) => name === chosen) ??
    tables.find(({ rows }) => headerAt(rows) >= 0 || hasGrid(rows)) ??
    tables[0];
  if (!sheet) return null;
  return {
    rows: sheet.rows,
    openQuotes: [],
    dayZero,
    format: { kind: 'spreadsheet', sheet: sheet.name, sheets },
  };
}

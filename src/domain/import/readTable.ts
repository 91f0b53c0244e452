import type { FileFormat, Table, TableRow } from './importTypes';

/** Most rows and columns of a file. */
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 60;

type Separator = Extract<FileFormat, { kind: 'text' }>['separator'];

/** The comma is tried last, because numbers and texts contain commas, too. */
const SEPARATORS: readonly Separator[] = [';', '\t', '|', ','];
/** The lines that decide about the separator. */
const LOOKED_AT = 10;
/** A quote that is not closed within so many characters is a letter. */
const LONGEST_QUOTED = 10_000;

/** Without it a row is blank, whatever separates its cells. */
const CONTENT = /[^\s,;|"]/u;

/** What stands in quotes, and the place after them. Without a closing quote null. */
function quotedAt(text: string, start: number): { readonly cell: string; readonly end: number } | null {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0 || end - start > LONGEST_QUOTED) return null;
  const cell = text
    .slice(start + 1, end)
    .replaceAll('""', '"')
    .replaceAll(/\r\n?/gu, '\n');
  return { cell, end: end + 1 };
}

/** The rows of a text whose cells are separated like that. */
function rowsOf(text: string, separator: Separator, most = Infinity): Table {
  const rows: TableRow[] = [];
  const openQuotes: number[] = [];
  const ends = new RegExp(String.raw`[\r\n${separator === '|' ? String.raw`\|` : separator}]|$`, 'gu');
  let cells: string[] = [];
  let at = 0;
  for (let number = 1; at <= text.length && number <= most;) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : null;
    if (text[at] === '"' && !quoted && openQuotes.at(-1) !== number) openQuotes.push(number);
    ends.lastIndex = quoted?.end ?? at;
    const end = ends.exec(text)?.index ?? text.length;
    // One column more than a file may have shows that it has too many.
    if (cells.length <= MOST_COLUMNS) cells.push((quoted?.cell ?? '') + text.slice(quoted?.end ?? at, end));
    at = end + 1;
    if (text[end] === separator) continue;
    if (cells.some((cell) => CONTENT.test(cell))) rows.push({ number, cells });
    cells = [];
    number += 1;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
  }
  return { rows, openQuotes };
}

/** How many of the first lines a separator divides, and into how many columns in all. */
function fitOf(text: string, separator: Separator) {
  const widths = rowsOf(text, separator, LOOKED_AT).rows.map(({ cells }) => cells.length);
  const columns = widths.reduce((sum, width) => sum + width, 0);
  return { separator, divided: widths.filter((width) => width > 1).length, columns };
}

/**
 * Reads a text as a table. The separator is the one that divides the most of the first lines, then the one with the most
 * columns; quotes are those of RFC 4180.
 */
export function readTable(text: string): Table & { readonly separator: Separator } {
  const [best] = SEPARATORS.map((one) => fitOf(text, one)).toSorted(
    (a, b) => b.divided - a.divided || b.columns - a.columns,
  );
  const separator = best && best.divided > 0 ? best.separator : ',';
  return { separator, ...rowsOf(text, separator) };
}

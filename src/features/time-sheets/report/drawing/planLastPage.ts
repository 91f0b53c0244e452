import { lineHeight } from './reportPen';

/** Letters of the table, in points. */
export const FONT_SIZE = 7.5;
/** Letters stand high in their lines, so there is more room above them than below. */
export const PADDING = { left: 1.4, right: 1.4, top: 1.5, bottom: 1 } as const;
/** A sum at the top of a page wants some of its rows above it. */
const ROWS_WITH_SUM = 3;
/** Of a row that is too long to go along, its last lines do. */
const LINES_WITH_SUM = 3;

/** How high a row of so many lines will be; autotable says so only when it has drawn it. */
export function rowHeight(lines: number): number {
  return Math.max(1, lines) * lineHeight(FONT_SIZE) + PADDING.top + PADDING.bottom;
}

/** Room for rows, in millimetres. */
interface Room {
  /** On the first page below the heading of the table. */
  readonly first: number;
  /** On a page after that. */
  readonly next: number;
  /** What stands below the last row and on its page: the sum, and what follows it. */
  readonly below: number;
}

/** Where a table may break so that its sum is not alone. */
interface TableEnd {
  /** The rows; the last one may be in two parts. */
  readonly body: string[][];
  /** Index of the first row that stays with the sum; 0 where the table is drawn in one go. */
  readonly split: number;
  /** The row at `split` is the second part of the one before it. */
  readonly isCut: boolean;
  /** Height of the rows from `split` on and all that belongs below them. */
  readonly needed: number;
}

/**
 * Decides which rows go along when the sum and what follows it do not fit on the page any more: the last three, or as
 * many as fit on a page together; of a row that alone is too long, its last lines.
 *
 * @param linesOf the lines into which the cells of a row break
 */
export function planLastPage(
  body: string[][],
  linesOf: (row: readonly string[]) => string[][],
  { first, next, below }: Room,
): TableEnd {
  const heightOf = (row: readonly string[]) =>
    rowHeight(Math.max(...linesOf(row).map(({ length }) => length)));
  const last = body.slice(-ROWS_WITH_SUM);
  const heights = last.map(heightOf);
  const neededFor = (count: number) =>
    heights.slice(heights.length - count).reduce((sum, height) => sum + height, below);

  const isShort = body.length <= ROWS_WITH_SUM;
  if (isShort && neededFor(last.length) <= first) return { body, split: 0, isCut: false, needed: below };
  // A page with nothing but the heading says nothing either, so the first row stays there.
  for (let count = Math.min(ROWS_WITH_SUM, body.length - 1); count > 0; count -= 1) {
    const needed = neededFor(count);
    if (needed <= next) return { body, split: body.length - count, isCut: false, needed };
  }
  return withCutRow(body, linesOf, below);
}

/** Cuts the last row above its last lines; the second part says the date, its first cell, again. */
function withCutRow(
  body: string[][],
  linesOf: (row: readonly string[]) => string[][],
  below: number,
): TableEnd {
  const row = body.at(-1) ?? [];
  const cells = linesOf(row);
  const lines = Math.max(0, ...cells.map(({ length }) => length));
  if (lines < 2) return { body, split: 0, isCut: false, needed: below };
  const at = Math.max(1, lines - LINES_WITH_SUM);
  const head = cells.map((cell) => cell.slice(0, at).join('\n'));
  const tail = cells.map((cell, index) => (index === 0 ? (row[0] ?? '') : cell.slice(at).join('\n')));
  return {
    body: [...body.slice(0, -1), head, tail],
    split: body.length,
    isCut: true,
    needed: rowHeight(lines - at) + below,
  };
}

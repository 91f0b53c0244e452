import type { CellLook } from '@/shared/pdf/columnWidths';
import { lineHeight } from '@/shared/pdf/pen';

/** Fourteen columns need smaller letters than other tables. */
export const LOOK: CellLook = { size: 7.5, padding: { side: 1.4, top: 1.5, bottom: 1 }, mostOfWord: 0 };
/** How many rows stay with the sum if it moves to the next page. */
const ROWS_WITH_SUM = 3;
/** When the last row is too tall to move to the next page, only its last lines move. */
const LINES_WITH_SUM = 3;

/** The height of a row with this many lines; autotable only knows it after drawing. */
export function rowHeight(lines: number): number {
  return Math.max(1, lines) * lineHeight(LOOK.size) + LOOK.padding.top + LOOK.padding.bottom;
}

/** The room for rows, in millimetres. */
interface Room {
  /** On the first page, below the heading of the table. */
  readonly first: number;
  /** On every further page. */
  readonly next: number;
  /** The height of what follows the last row on its page: the sum, and what comes after it. */
  readonly below: number;
}

/** Where a table may break so that its sum does not end up alone. */
interface TableEnd {
  /** The rows; the last one may be split in two. */
  readonly body: string[][];
  /** Index of the first row that stays with the sum; 0 if the table is drawn in one go. */
  readonly split: number;
  /** Whether the row at `split` is the second part of the one before it. */
  readonly isCut: boolean;
  /** The height of the rows from `split` on and of everything below them. */
  readonly needed: number;
}

/**
 * Decides which rows move to the next page with the sum if it does not fit below them: the last three, or as many of
 * them as fit on a page; if the last row alone is too tall, only its last lines.
 * @param linesOf breaks the cells of a row into lines
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
  // A page with only the heading would be useless, so the first row stays there.
  for (let count = Math.min(ROWS_WITH_SUM, body.length - 1); count > 0; count -= 1) {
    const needed = neededFor(count);
    if (needed <= next) return { body, split: body.length - count, isCut: false, needed };
  }
  return withCutRow(body, linesOf, below);
}

/** Splits the last row above its last lines; the second part repeats the date, its first cell. */
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

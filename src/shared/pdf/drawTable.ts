import { type PdfColumn, type TableTexts, type CellLook, widthsOf } from './columnWidths';
import { type Pen, type Color, CONTENT_BOTTOM, CONTENT_TOP, colors, lineHeight, margin } from './pen';
import { rightOf } from './letterhead';
import type { Weight } from './typeface';

/** What stands above the rows of a group. */
export interface GroupHead {
  readonly title: string;
  readonly note: string;
  readonly sums: readonly string[];
}

interface WholeTable extends TableTexts {
  /** The heads of groups, by the indexes of their first rows; and what stands beside a head that is repeated on a page. */
  readonly heads?: ReadonlyMap<number, GroupHead>;
  readonly goesOn?: string;
  /** The title of the total. */
  readonly title: string;
  /** Where the table begins. */
  readonly top: number;
  /** The height of what follows on the page of the total, in millimetres. */
  readonly following?: number;
}

/**
 * Draws a table of rows and their total. Neither the total, with what follows it, nor a head is without a row on its page.
 * @returns where it ends
 */
export function drawTable(pen: Pen, columns: readonly PdfColumn[], of: WholeTable): number {
  const { heads, goesOn = '', title, top, following = 0 } = of;
  const print = (cells: readonly string[]) => cells.map((text) => pen.typeface.printable(text));
  const texts = { body: of.body.map(print), total: print(of.total) };
  const table = tableWriter(pen, columns, texts, top);
  const parts = texts.body.flatMap(table.partsOf);
  const below = SUM_HEIGHT + following;
  let drawn = 0;
  let group: GroupHead | undefined;
  for (const part of parts) {
    const head = part.isFirst ? heads?.get(drawn) : undefined;
    group = head ?? group;
    const height = part.height + (part === parts.at(-1) ? below : 0);
    const isNextPage = table.reserve(height + (head ? SUM_HEIGHT : 0));
    if (head) table.sums(head.title, head.note, head.sums, 'group');
    else if (group && isNextPage) table.sums(group.title, goesOn, [], 'group');
    table.row(part, isNextPage);
    if (part.isLast) drawn += 1;
  }
  if (parts.length === 0) table.reserve(below);
  table.sums(title, '', texts.total, 'total');
  return table.end();
}

const look: CellLook = { size: 9, padding: { side: 1.6, top: 1.9, bottom: 1.5 }, mostOfWord: 24 };
const { size, padding } = look;
/** From the top of a line to its baseline. */
const ASCENT = size * 0.34;
const HEAD_HEIGHT = lineHeight(size) + padding.top + padding.bottom;
/** Group heads and the total have more room above. */
const MORE_ABOVE = 1.7;
/** The height of a group head, and of the total. */
const SUM_HEIGHT = HEAD_HEIGHT + MORE_ABOVE;
/** The total has so much larger letters, in points. */
const TOTAL_LARGER = 0.75;
/** Between the title of a group and its order number. */
const NOTE_GAP = 1.4;
/** A taller row is cut into parts of at most this many lines, so that the last one has room beside the signatures. */
const MOST_LINES = 20;

/** The cells of a row, each broken into lines. */
type Cells = readonly (readonly string[])[];

/** What is drawn without a break: a row or a part of one. */
interface RowPart {
  readonly cells: Cells;
  /** The height that it needs at most, in millimetres. */
  readonly height: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Cuts a row into parts of equal height. Each has the first cell, the date. */
function partsOf(cells: Cells): RowPart[] {
  const lines = Math.max(1, ...cells.map(({ length }) => length));
  const count = Math.ceil(lines / MOST_LINES);
  const each = Math.ceil(lines / count);
  return Array.from({ length: Math.ceil(lines / each) }, (_, part) => {
    const [from, to] = [part * each, Math.min(lines, (part + 1) * each)];
    const [isFirst, isLast] = [from === 0, to === lines];
    return {
      cells: cells.map((cell, index) => (index === 0 ? cell : cell.slice(from, to))),
      height: (to - from) * lineHeight(size) + padding.top + (isLast ? padding.bottom : 0),
      isFirst,
      isLast,
    };
  });
}

/** The columns with their widths and left edges. */
interface Grid {
  readonly columns: readonly PdfColumn[];
  readonly widths: readonly number[];
  readonly lefts: readonly number[];
}

function gridOf(pen: Pen, columns: readonly PdfColumn[], texts: TableTexts): Grid {
  const widths = widthsOf(pen, columns, texts, look, rightOf(pen) - margin.side);
  const lefts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, width) => sum + width, margin.side),
  );
  return { columns, widths, lefts };
}

/** Writes cells, each at its end of its column. */
function cellWriter(pen: Pen, { columns, widths, lefts }: Grid) {
  return (cells: Cells, baseline: number, weight: Weight, color: Color = colors.text) => {
    for (const [index, lines] of cells.entries()) {
      const { align = 'left' } = columns[index] ?? {};
      const [left = 0, width = 0] = [lefts[index], widths[index]];
      const x = align === 'left' ? left + padding.side : left + width - padding.side;
      const style = { size, weight, align, color, most: width - 2 * padding.side };
      for (const [line, text] of lines.entries()) {
        if (text !== '') pen.write(text, x, baseline + line * lineHeight(size), style);
      }
    }
  };
}

/** Writes a table of these columns from `top` on. They are as wide as its texts need. */
function tableWriter(pen: Pen, columns: readonly PdfColumn[], texts: TableTexts, top: number) {
  const { doc } = pen;
  const right = rightOf(pen);
  const bottom = doc.internal.pageSize.getHeight() - CONTENT_BOTTOM;
  const grid = gridOf(pen, columns, texts);
  const { widths, lefts } = grid;
  const write = cellWriter(pen, grid);
  let y = top;
  let isHeadDrawn = false;

  const rule = (width: number, color: Color) =>
    pen.line({ x: margin.side, y }, { x: right, y }, width, color);

  const drawHead = () => {
    doc.setFillColor(...colors.petrolSoft);
    doc.rect(margin.side, y, right - margin.side, HEAD_HEIGHT, 'F');
    const titles = columns.map(({ title }) => [title]);
    write(titles, y + padding.top + ASCENT, 'bold', colors.petrol);
    y += HEAD_HEIGHT;
    rule(0.3, colors.petrol);
    isHeadDrawn = true;
  };

  return {
    /** Breaks the cells of a row into lines, and cuts a tall row into parts. */
    partsOf: (row: readonly string[]) =>
      partsOf(row.map((text, index) => pen.linesOf(text, (widths[index] ?? 0) - 2 * padding.side, { size }))),
    /** Where the table ends so far. */
    end: () => y,
    /**
     * Makes room for what belongs together: on this page, else on the next one, below the head of the table.
     * @returns whether it is the next page
     */
    reserve: (height: number): boolean => {
      const isNext = y + (isHeadDrawn ? 0 : HEAD_HEIGHT) + height > bottom;
      if (isNext) {
        doc.addPage();
        y = CONTENT_TOP;
      }
      if (isNext || !isHeadDrawn) drawHead();
      return isNext;
    },
    /** Draws a row or a part of one. The first cell, its date, is repeated on the next page. */
    row: ({ cells, height, isFirst, isLast }: RowPart, isNextPage: boolean) => {
      const isTop = isFirst || isNextPage;
      write(isTop ? cells : [[], ...cells.slice(1)], y + (isTop ? padding.top : 0) + ASCENT, 'regular');
      y += height - (isTop ? 0 : padding.top);
      if (isLast) rule(0.1, colors.hairline);
    },
    /** Draws a title with its sums: a group head, or the total. */
    sums: (title: string, note: string, sums: readonly string[], kind: 'group' | 'total') => {
      const isTotal = kind === 'total';
      const style = { size: size + (isTotal ? TOTAL_LARGER : 0), weight: 'bold' } as const;
      const baseline = y + padding.top + MORE_ABOVE + ASCENT;
      const firstSum = columns.findIndex((_, index) => (sums[index] ?? '') !== '');
      const left = margin.side + padding.side;
      const room = (lefts[firstSum] ?? right) - left - padding.side;
      writeTitle(pen, [title, note], { x: left, y: baseline, room, style });
      for (const [index, sum] of sums.entries()) {
        const x = (lefts[index] ?? 0) + (widths[index] ?? 0) - padding.side;
        if (sum !== '') pen.write(sum, x, baseline, { ...style, align: 'right' });
      }
      y += SUM_HEIGHT;
      if (isTotal) rule(0.4, colors.petrol);
      else rule(0.15, colors.line);
    },
  };
}

interface TitlePlace {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly style: { readonly size: number; readonly weight: Weight };
}

/** Writes a title with a quiet note behind it; a long title leaves half of the room to the note. */
function writeTitle(
  pen: Pen,
  [title, note]: readonly [string, string],
  { x, y, room, style }: TitlePlace,
): void {
  const noteStyle = { size: 8, color: colors.quiet } as const;
  const noteWidth = note === '' ? 0 : pen.widthOf(pen.typeface.printable(note), noteStyle) + NOTE_GAP;
  const most = Math.max(room / 2, room - noteWidth);
  pen.write(title, x, y, { ...style, most });
  if (note === '') return;
  const width = Math.min(most, pen.widthOf(pen.typeface.printable(title), style)) + NOTE_GAP;
  pen.write(note, x + width, y, { ...noteStyle, most: room - width });
}

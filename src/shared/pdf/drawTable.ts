import { type PdfColumn, type TableTexts, widthsOf } from './columnWidths';
import { type Pen, type Color, CONTENT_BOTTOM, CONTENT_TOP, colors, lineHeight, margin } from './pen';
import { rightOf } from './letterhead';
import { type TableLook, USUAL_LOOK, headHeight } from './tableLook';
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
  /** The title of the total, and what stands in place of rows. */
  readonly title: string;
  readonly nothing?: string;
  /** Where the table begins. */
  readonly top: number;
  /** The height of what follows on the page of the total, in millimetres. */
  readonly following?: number;
  /** So many rows stay on the page of the total, as far as they fit on one. */
  readonly withTotal?: number;
  readonly look?: TableLook;
  /** Called with the number of rows drawn so far. */
  readonly onRow?: (drawn: number) => void;
}

/**
 * Draws a table of rows and their total. Neither the total, with what follows it, nor a head is without a row on its page.
 * @returns where it ends
 */
export function drawTable(pen: Pen, columns: readonly PdfColumn[], of: WholeTable): number {
  const {
    heads,
    goesOn = '',
    title,
    nothing,
    top,
    following = 0,
    withTotal = 1,
    look = USUAL_LOOK,
    onRow,
  } = of;
  const print = (cells: readonly string[]) => cells.map((text) => pen.typeface.printable(text));
  const texts = { body: of.body.map(print), total: print(of.total) };
  const table = tableWriter(pen, columns, texts, top, look);
  const parts = texts.body.flatMap(table.partsOf);
  const sumHeight = headHeight(look) + look.moreAbove;
  const below = sumHeight + following;
  const most = pen.doc.internal.pageSize.getHeight() - CONTENT_TOP - CONTENT_BOTTOM - headHeight(look);
  // A page with only the head would be useless, so the first row stays on it.
  const last = parts.slice(Math.max(parts.length > 1 ? 1 : 0, parts.length - withTotal));
  const heightOf = (some: typeof parts) => some.reduce((sum, { height }) => sum + height, below);
  while (last.length > 1 && heightOf(last) > most) last.shift();
  let drawn = 0;
  let group: GroupHead | undefined;
  for (const part of parts) {
    const head = part.isFirst ? heads?.get(drawn) : undefined;
    group = head ?? group;
    const height = part === last[0] ? heightOf(last) : part.height;
    const isNextPage = table.reserve(height + (head ? sumHeight : 0));
    if (head) table.sums(head.title, head.note, head.sums, 'group');
    else if (group && isNextPage) table.sums(group.title, goesOn, [], 'group');
    table.row(part, isNextPage);
    drawn += part.isLast ? 1 : 0;
    onRow?.(drawn);
  }
  if (parts.length === 0) {
    table.reserve(sumHeight + below);
    if (nothing !== undefined) table.sums(nothing, '', [], 'group');
  }
  table.sums(title, '', texts.total, 'total');
  return table.end();
}

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
function partsOf(cells: Cells, { size, padding }: TableLook): RowPart[] {
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

/** A column with its place, in millimetres. */
interface PlacedColumn extends PdfColumn {
  readonly left: number;
  readonly width: number;
}

function placedColumns(
  pen: Pen,
  columns: readonly PdfColumn[],
  texts: TableTexts,
  look: TableLook,
): PlacedColumn[] {
  const widths = widthsOf(pen, columns, texts, look, rightOf(pen) - margin.side);
  let right = margin.side;
  return columns.map((column, index) => {
    const [left, width] = [right, widths[index] ?? 0];
    right += width;
    return Object.assign({ left, width }, column);
  });
}

/** Writes cells, each at its end of its column. */
function cellWriter(pen: Pen, columns: readonly PlacedColumn[], { size, padding }: TableLook) {
  return (cells: Cells, baseline: number, weight: Weight, color: Color = colors.text) => {
    for (const [index, { align, left, width }] of columns.entries()) {
      const x = align === 'left' ? left + padding.side : left + width - padding.side;
      const style = { size, weight, align, color, most: width - 2 * padding.side };
      for (const [line, text] of (cells[index] ?? []).entries()) {
        if (text !== '') pen.write(text, x, baseline + line * lineHeight(size), style);
      }
    }
  };
}

/** Writes a table of these columns from `top` on. They are as wide as its texts need. */
function tableWriter(
  pen: Pen,
  columns: readonly PdfColumn[],
  texts: TableTexts,
  top: number,
  look: TableLook,
) {
  const { doc } = pen;
  const { size, padding, total, moreAbove } = look;
  /** From the top of a line to its baseline. */
  const ascent = size * 0.34;
  const right = rightOf(pen);
  const bottom = doc.internal.pageSize.getHeight() - CONTENT_BOTTOM;
  const placed = placedColumns(pen, columns, texts, look);
  const write = cellWriter(pen, placed, look);
  let y = top;
  let isHeadDrawn = false;

  const rule = (width: number, color: Color) =>
    pen.line({ x: margin.side, y }, { x: right, y }, width, color);

  const drawHead = () => {
    doc.setFillColor(...colors.petrolSoft);
    doc.rect(margin.side, y, right - margin.side, headHeight(look), 'F');
    const titles = columns.map(({ title }) => [title]);
    write(titles, y + padding.top + ascent, 'bold', colors.petrol);
    y += headHeight(look);
    rule(0.3, colors.petrol);
    isHeadDrawn = true;
  };

  return {
    /** Breaks the cells of a row into lines, and cuts a tall row into parts. */
    partsOf: (row: readonly string[]) =>
      partsOf(
        placed.map(({ width }, index) => pen.linesOf(row[index] ?? '', width - 2 * padding.side, { size })),
        look,
      ),
    /** Where the table ends so far. */
    end: () => y,
    /**
     * Makes room for what belongs together: on this page, else on the next one, below the head of the table.
     * @returns whether it is the next page
     */
    reserve: (height: number): boolean => {
      const isNext = y + (isHeadDrawn ? 0 : headHeight(look)) + height > bottom;
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
      write(isTop ? cells : [[], ...cells.slice(1)], y + (isTop ? padding.top : 0) + ascent, 'regular');
      y += height - (isTop ? 0 : padding.top);
      if (isLast) rule(0.1, colors.hairline);
    },
    /** Draws a title with its sums: a group head, or the total. */
    sums: (title: string, note: string, sums: readonly string[], kind: 'group' | 'total') => {
      const isTotal = kind === 'total';
      if (isTotal && total.line === 'above') rule(0.4, colors.petrol);
      const style = { size: size + (isTotal ? total.larger : 0), weight: 'bold' } as const;
      const baseline = y + padding.top + moreAbove + ascent;
      const firstSum = placed.find((_, index) => (sums[index] ?? '') !== '');
      const left = margin.side + padding.side;
      const room = (firstSum?.left ?? right) - left - padding.side;
      writeTitle(pen, [title, note], { x: left, y: baseline, room, style });
      for (const [index, column] of placed.entries()) {
        const x = column.left + column.width - padding.side;
        if (sums[index]) pen.write(sums[index], x, baseline, { ...style, align: 'right' });
      }
      y += headHeight(look) + moreAbove;
      if (!isTotal) rule(0.15, colors.line);
      else if (total.line === 'below') rule(0.4, colors.petrol);
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

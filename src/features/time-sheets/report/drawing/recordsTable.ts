import { type UserOptions, autoTable } from 'jspdf-autotable';
import type { TimeSheetSums } from '@/domain/sheets/timeSheet';
import { LOOK, planLastPage, rowHeight } from './planLastPage';
import { widthsOf } from '@/shared/pdf/columnWidths';
import { type ReportRow, reportCells, reportColumns } from './reportColumns';
import {
  type Color,
  type Pen,
  CONTENT_BOTTOM,
  colors,
  CONTENT_TOP,
  margin,
  wrapText,
} from '@/shared/pdf/pen';
import type { Weight } from '@/shared/pdf/typeface';

/** Where the table begins on the first page, in millimetres. */
const FIRST_TOP = 58;
/** The height of one line of titles. */
const HEAD_HEIGHT = rowHeight(1);
const NOTHING = 'Keine Einträge im Zeitraum';

/** jsPDF-autotable needs mutable arrays. */
const rgb = (color: Color): [number, number, number] => [...color];

type LineBreaker = (text: string | string[], room: number) => string[];

/** Breaks the lines of a cell; autotable itself lets long words run into the next column. */
function breaker(pen: Pen, weight: Weight): LineBreaker {
  const widthOf = (text: string) => pen.widthOf(text, { size: LOOK.size, weight });
  return (text, room) => {
    const lines = Array.isArray(text) ? text : [text];
    return lines.flatMap((line) => wrapText(line, room, widthOf));
  };
}

/** The date of a row, its first cell. */
function dateOf(row: unknown): string[] {
  const first: unknown = Array.isArray(row) ? row[0] : undefined;
  return typeof first === 'string' ? [first] : [];
}

/** Clears the date in the second part of a split row if both parts are on one page, because the date is right above. */
function clearDate(row: string[] | undefined): void {
  if (row) row[0] = '';
}

/** The fonts, colours and widths of the table. */
function looksOf(
  { typeface }: Pen,
  widths: readonly number[],
  breakRegular: LineBreaker,
  breakBold: LineBreaker,
): UserOptions {
  return {
    styles: {
      font: typeface.names.regular,
      fontSize: LOOK.size,
      textColor: rgb(colors.text),
      cellPadding: { ...LOOK.padding, horizontal: LOOK.padding.side },
      overflow: breakRegular,
    },
    headStyles: {
      font: typeface.names.bold,
      fontStyle: 'normal',
      textColor: rgb(colors.petrol),
      fillColor: rgb(colors.petrolSoft),
      overflow: breakBold,
    },
    footStyles: { font: typeface.names.bold, fontStyle: 'normal', overflow: breakBold },
    columnStyles: Object.fromEntries(
      reportColumns.map(({ align: halign }, index) => [
        index,
        { halign, cellWidth: widths[index] ?? 'auto' },
      ]),
    ),
  };
}

/** Breaks each cell of a row into lines, for columns of these widths. */
function lineCounter(widths: readonly number[]) {
  return (row: readonly string[], breakLines: LineBreaker): string[][] =>
    row.map((text, index) => {
      const room = (widths[index] ?? 0) - 2 * LOOK.padding.side;
      return breakLines(text.split('\n'), room);
    });
}

type Ruler = (y: number, look: 'quiet' | 'strong') => void;

/** Draws lines from margin to margin: below a row, and around the sum. */
function ruler(pen: Pen, right: number): Ruler {
  return (y, look) => {
    const [width, color] =
      look === 'quiet' ? ([0.1, colors.hairline] as const) : ([0.4, colors.petrol] as const);
    pen.line({ x: margin.side, y }, { x: right, y }, width, color);
  };
}

/**
 * Draws the table of records with its header on every page and the row labelled Summe at its end. If what
 * follows does not fit below it, the last rows, or the last lines of a tall one, move to the next page with the sum,
 * because a page with only sums would be useless.
 * @param following height of what follows on the same page, in millimetres
 * @param onRow called with the number of rows drawn so far
 * @returns where the table ends, in millimetres from the top of its last page
 */
export function drawRecordsTable(
  pen: Pen,
  rows: readonly ReportRow[],
  sums: TimeSheetSums,
  following: number,
  onRow: (drawn: number) => void,
): number {
  const { doc, typeface } = pen;
  const { body: cells, summary } = reportCells(rows, sums);
  for (const row of cells) row.forEach((text, index) => (row[index] = typeface.printable(text)));
  const right = doc.internal.pageSize.getWidth() - margin.side;
  const bottom = doc.internal.pageSize.getHeight() - CONTENT_BOTTOM;
  const texts = { body: cells, total: summary };
  const widths = widthsOf(pen, reportColumns, texts, LOOK, right - margin.side);
  const [breakRegular, breakBold] = [breaker(pen, 'regular'), breaker(pen, 'bold')];
  const looks = looksOf(pen, widths, breakRegular, breakBold);

  const linesOf = lineCounter(widths);
  const sumLines = Math.max(...linesOf(summary, breakBold).map(({ length }) => length));
  const { body, split, isCut, needed } = planLastPage(cells, (row) => linesOf(row, breakRegular), {
    first: bottom - FIRST_TOP - HEAD_HEIGHT,
    next: bottom - CONTENT_TOP - HEAD_HEIGHT,
    below: rowHeight(sumLines) + following,
  });
  const drawRule = ruler(pen, right);

  let end = FIRST_TOP;
  /** Draws the rows from one index up to another; the last ones with the sum. */
  const drawRows = (from: number, to: number, options: { readonly showHead: 'everyPage' | 'never' }) => {
    const isLast = to === body.length;
    autoTable(doc, {
      theme: 'plain',
      startY: end,
      margin: { top: CONTENT_TOP, bottom: CONTENT_BOTTOM, left: margin.side, right: margin.side },
      rowPageBreak: 'avoid',
      ...options,
      showFoot: isLast ? 'lastPage' : 'never',
      ...looks,
      head: [reportColumns.map(({ title, align: halign }) => ({ content: title, styles: { halign } }))],
      body: body.length > 0 ? body.slice(from, to) : [[{ content: NOTHING, colSpan: reportColumns.length }]],
      foot: [
        summary.map((content, index) => ({
          content,
          styles: { halign: reportColumns[index]?.align ?? 'left' },
        })),
      ],
      willDrawCell: ({ cell, column, row, section, cursor }) => {
        // The rest of a row from the page before has a negative index; it repeats its date.
        const goesOn = section === 'body' && row.index < 0;
        if (goesOn && column.index === 0) cell.text = dateOf(row.raw);
        // Many cells are empty, and drawing an empty text costs as much as any other.
        if (section === 'body' && cell.text.length === 1 && cell.text[0] === '') return false;
        if (column.index !== 0 || !cursor) return true;
        const y = section === 'foot' ? cursor.y : cursor.y + row.height;
        const isOpen = isCut && section === 'body' && from + row.index === split - 1;
        if (!isOpen) drawRule(y, section === 'body' ? 'quiet' : 'strong');
        if (section === 'body' && !goesOn) onRow(Math.min(from + row.index, rows.length));
        return true;
      },
      didDrawPage: ({ cursor }) => {
        end = cursor?.y ?? end;
      },
    });
  };

  if (split === 0) {
    drawRows(0, body.length, { showHead: 'everyPage' });
    return end;
  }
  drawRows(0, split, { showHead: 'everyPage' });
  const fits = end + needed <= bottom;
  if (fits && isCut) clearDate(body[split]);
  if (!fits) {
    if (isCut) drawRule(end, 'quiet');
    doc.addPage();
    end = CONTENT_TOP;
  }
  drawRows(split, body.length, { showHead: fits ? 'never' : 'everyPage' });
  return end;
}

import type { Receipt } from '@/domain/money/expense';
import { bytesOfDataUrl } from '@/shared/files/dataUrl';
import type { DrawnPage } from '@/shared/files/drawPdf';
import { formatDate } from '@/shared/i18n/format';
import { formatAmount } from '@/shared/pdf/printedFormats';
import type { PdfReceipts } from '../pdfReceipts';
import {
  type Box,
  type PictureProblem,
  type PictureReading,
  addPicture,
  fitInto,
  uprightSize,
} from '@/shared/pdf/pictures/picture';
import { pictureOfDrawnJpeg } from '@/shared/pdf/pictures/drawnPicture';
import { readPicture } from '@/shared/pdf/pictures/readPicture';
import type { ReportRow } from './reportColumns';
import { type Pen, CONTENT_BOTTOM, MM_PER_POINT, colors, CONTENT_TOP, margin } from '@/shared/pdf/pen';

/** At most three times its size on a screen, so that a tiny picture is not blown up. */
const MOST_PER_PIXEL = (3 * 25.4) / 96;

const PROBLEMS: Readonly<Record<PictureProblem, string>> = {
  empty: 'Die Datei ist leer.',
  unknown: 'Die Datei ist kein Bild, das hier gezeigt werden kann (PNG oder JPEG).',
  truncated: 'Die Datei ist unvollständig.',
  damaged: 'Die Datei ist beschädigt.',
  size: 'Das Bild hat keine oder zu viele Bildpunkte.',
};

const PDF_PROBLEMS = {
  damaged: 'Die PDF-Datei lässt sich nicht lesen: Sie ist beschädigt oder unvollständig.',
  locked: 'Die PDF-Datei lässt sich nicht lesen: Sie ist durch ein Kennwort geschützt.',
  noLibrary: 'Was zum Lesen von PDF-Dateien gebraucht wird, ließ sich nicht laden.',
} as const;

/** Where the pages of a PDF come from. */
interface PdfSources {
  /** Loads the library for PDF receipts; null if it cannot be loaded. */
  readonly getPdfs: () => Promise<PdfReceipts | null>;
  /** Draws a page that cannot be taken over as it is, from 0; null if that is not possible. */
  readonly drawnPage: (index: number) => Promise<DrawnPage | null>;
}

/**
 * Draws the portrait page of a receipt, titled with its number. Images are scaled to fit without
 * distortion. A PDF gets one page for each of its own. A file that cannot be read gets a page that says so.
 * @returns why the receipt is not shown; null if it is
 */
export async function drawReceiptPages(
  pen: Pen,
  row: ReportRow,
  receipt: Receipt,
  { getPdfs, drawnPage }: PdfSources,
): Promise<'pdf' | PictureProblem | null> {
  const bytes = bytesOfDataUrl(receipt.path) ?? new Uint8Array();
  const reading = await readPicture(bytes);
  if (reading.kind === 'picture') {
    const room = addReceiptPage(pen, row);
    const { picture } = reading;
    addPicture(pen.doc, picture, fitInto(uprightSize(picture), room, MOST_PER_PIXEL));
    return null;
  }
  const pdfs = reading.kind === 'pdf' ? await getPdfs() : null;
  const pdf = (await pdfs?.open(bytes)) ?? 'noLibrary';
  // A file that cannot be opened, or not with all its pages, is drawn.
  const first =
    pdf === 'noLibrary' || (typeof pdf !== 'string' && pdf.isComplete) ? null : await drawnPage(0);
  const open = typeof pdf === 'string' || first ? null : pdf;
  if (!first && !open) {
    const problem = PDF_PROBLEMS[typeof pdf === 'string' ? pdf : 'damaged'];
    drawNote(pen, noteOf(reading, receipt, problem), addReceiptPage(pen, row));
    return reading.kind === 'pdf' ? 'pdf' : reading.problem;
  }
  const count = first?.count ?? open?.pages.length ?? 0;
  let problem: 'pdf' | null = null;
  for (let index = 0; index < count; index += 1) {
    const room = addReceiptPage(pen, row, count > 1 ? `Blatt ${index + 1} von ${count}` : '');
    const page = open?.pages[index];
    const drawn = page?.isWhole === true ? null : index === 0 && first ? first : await drawnPage(index);
    if (drawn) {
      const { jpeg, pixels } = drawn;
      addPicture(pen.doc, pictureOfDrawnJpeg(jpeg, pixels), fitInto(drawn, room, MM_PER_POINT));
    } else if (pdfs && open && page) {
      pdfs.place(open, index, pen.doc.getNumberOfPages() - 1, fitInto(page, room, MM_PER_POINT));
    } else {
      problem = 'pdf';
      drawNote(pen, noteOf({ kind: 'pdf' }, receipt, PDF_PROBLEMS.damaged), room);
    }
  }
  return problem;
}

/** Adds a portrait page with a title and returns the box that is left for the receipt. */
function addReceiptPage(pen: Pen, row: ReportRow, part = ''): Box {
  const { doc } = pen;
  doc.addPage('a4', 'portrait');
  const { pageSize } = doc.internal;
  const width = pageSize.getWidth() - 2 * margin.side;

  const title = row.receiptNumber === '' ? 'Beleg ohne Nummer' : `Beleg ${row.receiptNumber}`;
  const style = { size: 16, weight: 'bold' } as const;
  let y = pen.writeWrapped(title, margin.side, CONTENT_TOP + 7, width, style);
  const about = [
    formatDate(row.date),
    row.expenseType,
    row.amount === null ? '' : `${formatAmount(row.amount)} EUR`,
    part,
    row.activity,
  ].filter((text) => text !== '');
  const quiet = { size: 9, color: colors.quiet } as const;
  y = pen.writeWrapped(shortened(about.join(' · ')), margin.side, y - 1, width, quiet) + 1;
  const height = pageSize.getHeight() - CONTENT_BOTTOM - y;
  return { x: margin.side, y, width, height };
}

/** The table has the whole row, so the receipt page only repeats a line or two. */
const MOST_LETTERS = 220;

function shortened(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()} …` : text;
}

function noteOf(
  reading: Exclude<PictureReading, { kind: 'picture' }>,
  { filename }: Receipt,
  pdfProblem: string,
): string[] {
  const name = filename === '' ? [] : [`Datei: ${filename}`];
  return reading.kind === 'pdf'
    ? ['Dieser Beleg liegt als eigene PDF-Datei vor und ist hier nicht enthalten.', pdfProblem, ...name]
    : ['Der Beleg kann nicht gezeigt werden.', PROBLEMS[reading.problem], ...name];
}

function drawNote(pen: Pen, [first = '', ...others]: readonly string[], { y: top, width: room }: Box): void {
  const left = margin.side + 5;
  let y = pen.writeWrapped(first, left, top + 8, room - 10, { size: 10.5, weight: 'bold' });
  for (const text of others) {
    y = pen.writeWrapped(text, left, y + 0.8, room - 10, { size: 9.5, color: colors.quiet });
  }
  pen.line({ x: margin.side, y: top + 3 }, { x: margin.side, y: y - 1 }, 0.8, colors.petrol);
}

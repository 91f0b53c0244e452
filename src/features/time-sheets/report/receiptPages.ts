import type { Receipt } from '@/domain/expense';
import { formatDate } from '@/shared/i18n/format';
import { formatAmount } from './germanFormats';
import { CONTENT_BOTTOM, contentTop, margin } from './page';
import { addPicture, fitInto } from './pictures/addPicture';
import type { PictureProblem, PictureReading } from './pictures/picture';
import { bytesOfDataUrl, readPicture } from './pictures/readPicture';
import type { ReportRow } from './reportColumns';
import { type ReportPen, colors } from './reportPen';

/** Three times its size on a screen: a tiny picture does not become a poster. */
const MOST_PER_PIXEL = (3 * 25.4) / 96;

const PROBLEMS: Readonly<Record<PictureProblem, string>> = {
  empty: 'Die Datei ist leer.',
  unknown: 'Die Datei ist kein Bild, das hier gezeigt werden kann (PNG oder JPEG).',
  truncated: 'Die Datei ist unvollständig.',
  damaged: 'Die Datei ist beschädigt.',
  size: 'Das Bild hat keine oder zu viele Bildpunkte.',
};

/**
 * Draws the portrait page of a receipt, titled with its number (section 9). Images are scaled to fit without
 * distortion. A PDF is named, as it cannot be put into another one here; a file that cannot be read gets a page
 * that says so.
 *
 * @returns why the receipt is not shown; null when it is
 */
export async function drawReceiptPage(
  pen: ReportPen,
  row: ReportRow,
  receipt: Receipt,
): Promise<'pdf' | PictureProblem | null> {
  const reading = await readPicture(bytesOfDataUrl(receipt.path));
  const { doc } = pen;
  doc.addPage('a4', 'portrait');
  const { pageSize } = doc.internal;
  const room = pageSize.getWidth() - 2 * margin.side;

  const title = row.receiptNumber === '' ? 'Beleg ohne Nummer' : `Beleg ${row.receiptNumber}`;
  let y = pen.writeWrapped(title, margin.side, contentTop.receipt + 7, room, { size: 16, weight: 'bold' });
  const about = [
    formatDate(row.date),
    row.expenseType,
    row.amount === null ? '' : `${formatAmount(row.amount)} EUR`,
    row.activity,
  ].filter((text) => text !== '');
  const style = { size: 9, color: colors.quiet } as const;
  y = pen.writeWrapped(shortened(about.join(' · ')), margin.side, y - 1, room, style);

  const top = y + 1;
  if (reading.kind === 'picture') {
    const height = pageSize.getHeight() - CONTENT_BOTTOM - top;
    const { picture } = reading;
    addPicture(
      doc,
      picture,
      fitInto(picture, { x: margin.side, y: top, width: room, height }, MOST_PER_PIXEL),
    );
    return null;
  }
  drawNote(pen, noteOf(reading, receipt), top, room);
  return reading.kind === 'pdf' ? 'pdf' : reading.problem;
}

/** The row itself is in the table; a page of a receipt repeats a line or two of it. */
const MOST_LETTERS = 220;

function shortened(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).trimEnd()} …` : text;
}

function noteOf(reading: Exclude<PictureReading, { kind: 'picture' }>, { filename }: Receipt): string[] {
  const name = filename === '' ? [] : [`Datei: ${filename}`];
  return reading.kind === 'pdf'
    ? ['Dieser Beleg liegt als eigene PDF-Datei vor und ist hier nicht enthalten.', ...name]
    : ['Der Beleg kann nicht gezeigt werden.', PROBLEMS[reading.problem], ...name];
}

function drawNote(
  pen: ReportPen,
  [first = '', ...others]: readonly string[],
  top: number,
  room: number,
): void {
  const left = margin.side + 5;
  let y = pen.writeWrapped(first, left, top + 8, room - 10, { size: 10.5, weight: 'bold' });
  for (const text of others) {
    y = pen.writeWrapped(text, left, y + 0.8, room - 10, { size: 9.5, color: colors.quiet });
  }
  pen.line({ x: margin.side, y: top + 3 }, { x: margin.side, y: y - 1 }, 0.8, colors.petrol);
}

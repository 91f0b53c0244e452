import { type Side, type ServiceRecordPaper, SIDES } from '@/domain/service-records/serviceRecord';
import { rightOf } from '@/shared/pdf/letterhead';
import { type Pen, colors, margin } from '@/shared/pdf/pen';
import type { Picture } from '@/shared/pdf/pictures/picture';
import { formatMoment } from '@/shared/pdf/printedFormats';
import { SIGNATURE, drawSignaturePicture } from '@/shared/pdf/signatureBox';
import type { RecordWords } from './recordWords';

/** Millimetres between the two signatures. */
const BETWEEN = 14;
/** From the end of the table to the sentence for whom is signed, from there to the line, and below the line. */
const ABOVE = 12;
const TO_LINE = SIGNATURE.height + 3.5;
const TO_NAME = 4.6;
const TO_MOMENT = 9.2;

/** The height of both signatures below the table, in millimetres. */
export const CLOSING_HEIGHT = ABOVE + TO_LINE + TO_MOMENT + 1;

interface Closing {
  readonly paper: ServiceRecordPaper;
  readonly timeZone: string;
  /** The picture of each side that signed; null if it cannot be shown. */
  readonly pictures: ReadonlyMap<Side, Picture | null>;
  readonly words: RecordWords;
}

/** Draws the places of both signatures beside each other; a missing one is a line for a pen. */
export function drawRecordClosing(
  pen: Pen,
  end: number,
  { paper, timeZone, pictures, words }: Closing,
): void {
  const { company, customer, language } = paper.data;
  const width = (rightOf(pen) - margin.side - BETWEEN) / 2;
  for (const [index, side] of SIDES.entries()) {
    const left = margin.side + index * (width + BETWEEN);
    const top = end + ABOVE;
    const line = top + TO_LINE;
    const quiet = { size: 8, color: colors.quiet, most: width } as const;
    const who = { company, customer: customer.name }[side];
    pen.write(words.signedFor(who), left, top, { ...quiet, size: 9 });
    pen.line({ x: left, y: line }, { x: left + width, y: line }, 0.2, colors.text);
    const signature = paper.signatures.find((one) => one.side === side);
    if (!signature) {
      pen.write(words.forPen, left, line + TO_NAME, quiet);
      continue;
    }
    drawSignaturePicture(pen, pictures.get(side) ?? null, { x: left, y: line }, words.unreadable);
    pen.write(signature.name, left, line + TO_NAME, { size: 9, weight: 'bold', most: width });
    pen.write(formatMoment(signature.at, timeZone, language), left, line + TO_MOMENT, quiet);
  }
}

import type { Reimbursement, TimeSheetSignature } from '@/domain/sheets/timeSheet';
import { formatAmount, formatMoment } from '@/shared/pdf/printedFormats';
import { type Pen, CONTENT_BOTTOM, CONTENT_TOP, colors, lineHeight, margin } from '@/shared/pdf/pen';
import type { Picture } from '@/shared/pdf/pictures/picture';
import { SIGNATURE, drawSignaturePicture } from '@/shared/pdf/signatureBox';
import type { ReportInput } from '../reportMessages';

const SUMMARY_WIDTH = 92;
/** The width of the signature time on the line; the image comes after it. */
const MOMENT_WIDTH = 46;
/** The distance from the top of the summary to the signature line. */
const LINE_AT = SIGNATURE.height + 3;
const BELOW_LINE = 4.5;
const ABOVE = 7;
/** The amounts end where those of the table end. */
const INSET = 1.4;
const mailStyle = { size: 8, color: colors.quiet } as const;

/** The height of the closing below the table, in millimetres. */
export function closingHeight(pen: Pen, signature: TimeSheetSignature | null): number {
  const mailLines = pen.linesOf(signature?.mail ?? '', SIGNATURE.width, mailStyle).length;
  return ABOVE + LINE_AT + BELOW_LINE + mailLines * lineHeight(mailStyle.size);
}

/**
 * Draws the footer summary and the signature line below the table, always together: on a new page if they do not fit
 * (R-8.24, R-8.26).
 * @param end where the table ends
 * @param picture the signature with the aspect ratio of its box; null leaves the space for a pen
 */
export function drawClosing(
  pen: Pen,
  end: number,
  reimbursement: Reimbursement,
  { signature, timeZone }: Pick<ReportInput, 'signature' | 'timeZone'>,
  picture: Picture | null,
): void {
  const { doc } = pen;
  let top = end + ABOVE;
  if (end + closingHeight(pen, signature) > doc.internal.pageSize.getHeight() - CONTENT_BOTTOM) {
    doc.addPage();
    top = CONTENT_TOP + 4;
  }
  drawSummary(pen, top, reimbursement);
  const moment = signature && formatMoment(signature.signedAt, timeZone);
  drawSignature(pen, top + LINE_AT, signature && { ...signature, moment: moment ?? '' }, picture);
}

function drawSummary(pen: Pen, top: number, { expenses, foodAllowance, total }: Reimbursement): void {
  const right = pen.doc.internal.pageSize.getWidth() - margin.side;
  const left = right - SUMMARY_WIDTH;
  let y = top + 4;
  for (const [label, amount] of [
    ['Erstattung Auslagen', expenses],
    ['Verpflegungsmehraufwand', foodAllowance],
  ] as const) {
    pen.write(label, left + INSET, y, { size: 9 });
    pen.write(`${formatAmount(amount)} EUR`, right - INSET, y, { size: 9, align: 'right' });
    pen.line({ x: left, y: y + 2.2 }, { x: right, y: y + 2.2 }, 0.1, colors.line);
    y += 7;
  }
  pen.write('Gesamt', left + INSET, y + 0.4, { size: 10.5, weight: 'bold' });
  pen.write(`${formatAmount(total)} EUR`, right - INSET, y + 0.4, {
    size: 10.5,
    weight: 'bold',
    align: 'right',
  });
  pen.line({ x: left, y: y + 3.2 }, { x: right, y: y + 3.2 }, 0.35, colors.petrol);
}

/**
 * Draws the line with "Datum / Unterschrift" below it, the time and the image on it, and the mail address below. Payroll
 * finds the time and the mail again by their places (`printedSheet.ts`).
 */
function drawSignature(
  pen: Pen,
  line: number,
  signature: (TimeSheetSignature & { readonly moment: string }) | null,
  picture: Picture | null,
): void {
  const left = margin.side;
  const imageLeft = left + MOMENT_WIDTH;
  const right = imageLeft + SIGNATURE.width + 2;
  pen.line({ x: left, y: line }, { x: right, y: line }, 0.2, colors.text);
  pen.write('Datum / Unterschrift', left, line + BELOW_LINE, { size: 8, color: colors.quiet });
  if (!signature) return;

  pen.write(signature.moment, left, line - 2, { size: 9, most: MOMENT_WIDTH - 2 });
  pen.writeWrapped(signature.mail, imageLeft, line + BELOW_LINE, SIGNATURE.width, mailStyle);
  if (picture || signature.image !== '')
    drawSignaturePicture(pen, picture, { x: imageLeft, y: line }, 'Die Unterschrift ist nicht lesbar.');
}

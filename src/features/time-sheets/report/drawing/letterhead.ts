import { type Letterhead, drawCompany, periodText } from '@/shared/pdf/letterhead';
import { type Pen, colors, margin } from '@/shared/pdf/pen';
import type { ReportInput } from '../reportMessages';

/** Draws the header of the first page: company with logo, address and links, heading, employee and period. */
export function drawFirstHead(pen: Pen, input: ReportInput, letterhead: Letterhead): void {
  drawCompany(pen, letterhead);
  pen.write('Arbeitszeitnachweis', margin.side, 41, { size: 20, weight: 'bold' });
  const label = { size: 9, color: colors.quiet } as const;
  const value = { size: 9, weight: 'bold', most: 180 } as const;
  let x: number = margin.side;
  for (const [name, text] of [
    ['Name', input.person.name],
    ['Zeitraum', periodText(input.period)],
  ] as const) {
    pen.write(name, x, 49.5, label);
    x += pen.widthOf(name, label) + 2;
    pen.write(text, x, 49.5, value);
    x += Math.min(pen.widthOf(pen.typeface.printable(text), value), value.most) + 10;
  }
}

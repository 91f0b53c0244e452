import type { Period } from '@/domain/time/period';
import type { Company } from '@/shared/hosting/company';
import { formatDate } from '@/shared/i18n/format';
import { type Picture, addPicture, fitInto, uprightSize } from './pictures/picture';
import { type Pen, CONTENT_BOTTOM, colors, margin } from './pen';

/** `01.11.2026 – 30.11.2026`: on paper that is signed both days have all of their date, unlike on the screen. */
export function periodText({ from, to }: Period): string {
  return `${formatDate(from)} – ${formatDate(to)}`;
}

/** What the head of each page shows of the company. */
export interface Letterhead {
  readonly company: Company;
  /** The configured logo; null draws the mark instead. */
  readonly logo: Picture | null;
}

/** The mark of Tagwerk, a T of three strips, for companies without a logo. */
function drawMark({ doc }: Pen, x: number, y: number, size: number): void {
  const unit = size / 28;
  doc.setFillColor(...colors.petrol);
  doc.roundedRect(x, y, size, size, 7 * unit, 7 * unit, 'F');
  doc.setFillColor(...colors.white);
  for (const [left, width, height] of [
    [6, 4.6, 4.4],
    [11.7, 4.6, 14.2],
    [17.4, 4.6, 4.4],
  ] as const) {
    doc.rect(x + left * unit, y + 7 * unit, width * unit, height * unit, 'F');
  }
}

/** The maximum width of the links; the other half belongs to the company. */
const LINKS_MOST = 120;
/** The gap between texts on one line. */
const GAP = 6;

/** Draws the logo with its upper left corner at the margin and returns where the text beside it begins. */
function drawLogo(pen: Pen, logo: Picture | null, y: number, height: number): number {
  if (!logo) {
    drawMark(pen, margin.side, y, height);
    return margin.side + height + 3.5;
  }
  const room = { x: margin.side, y, width: height * 4, height };
  const box = { ...fitInto(uprightSize(logo), room, height), x: margin.side };
  addPicture(pen.doc, logo, box);
  return margin.side + box.width + 3.5;
}

/** `xing.com/pages/nordfeld`: an address in a short form for paper. */
function shortAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return host.replace(/^www\./u, '') + decodeURI(pathname).replace(/\/$/u, '');
}

const linkStyle = { size: 7, color: colors.quiet, align: 'right' } as const;

/** Draws the links at the right margin and returns how wide they are. */
function drawSocialLinks(pen: Pen, { links }: Company, y: number): number {
  const right = pen.doc.internal.pageSize.getWidth() - margin.side;
  let widest = 0;
  for (const [index, { network, url }] of links.entries()) {
    const baseline = y + index * 3.6;
    const text = pen.typeface.printable(`${network}: ${shortAddress(url)}`);
    const width = Math.min(pen.widthOf(text, linkStyle), LINKS_MOST);
    pen.write(text, right, baseline, { ...linkStyle, most: LINKS_MOST });
    pen.doc.link(right - width, baseline - 2.6, width, 3.4, { url });
    widest = Math.max(widest, width);
  }
  return widest;
}

/** The right margin of the page. */
export const rightOf = ({ doc }: Pen): number => doc.internal.pageSize.getWidth() - margin.side;

/** Draws the header of the first page: logo, company, address and links. */
export function drawCompany(pen: Pen, { company, logo }: Letterhead): void {
  const right = rightOf(pen);
  const textLeft = drawLogo(pen, logo, 11, 12);
  const most = right - drawSocialLinks(pen, company, 13.2) - GAP - textLeft;
  pen.write(company.name, textLeft, 16.2, { size: 11, weight: 'bold', most });
  pen.write(company.address, textLeft, 21.4, { size: 8, color: colors.quiet, most });
  pen.line({ x: margin.side, y: 29 }, { x: right, y: 29 }, 0.5, colors.petrol);
}

/** The line under the header of the pages after the first. */
const HEAD_LINE = 21;

/** Draws the header of the other pages: logo, company, and what the PDF is about. */
export function drawNextHead(pen: Pen, { company, logo }: Letterhead, about: string): void {
  const right = rightOf(pen);
  const textLeft = drawLogo(pen, logo, 10, 7.5);
  const companyStyle = { size: 8.5, weight: 'bold' } as const;
  const aboutStyle = { size: 8, color: colors.quiet, align: 'right' } as const;
  const taken =
    pen.widthOf(pen.typeface.printable(company.name), companyStyle) +
    pen.widthOf(pen.typeface.printable(about), aboutStyle);
  const isBeside = textLeft + taken + GAP <= right;
  const most = right - textLeft;
  pen.write(company.name, textLeft, isBeside ? 15 : 13, { ...companyStyle, most });
  pen.write(about, right, isBeside ? 15 : 18.5, { ...aboutStyle, most });
  pen.line({ x: margin.side, y: HEAD_LINE }, { x: right, y: HEAD_LINE }, 0.3, colors.petrol);
}

/**
 * Draws the footer of a page: the company, and which page it is.
 * @param about stands between both
 */
export function drawFoot(pen: Pen, company: Company, number: string, about = ''): void {
  const right = rightOf(pen);
  const line = pen.doc.internal.pageSize.getHeight() - CONTENT_BOTTOM + 4;
  pen.line({ x: margin.side, y: line }, { x: right, y: line }, 0.2, colors.line);
  const sender = [company.name, company.address].filter((text) => text !== '').join(' · ');
  const style = { size: 7.5, color: colors.quiet } as const;
  const most = right - margin.side - pen.widthOf(number, style) - GAP;
  const aboutWidth = about === '' ? 0 : pen.widthOf(pen.typeface.printable(about), style) + GAP;
  const senderStyle = { ...style, most: most - aboutWidth };
  pen.write(sender, margin.side, line + 4.5, senderStyle);
  if (about !== '') {
    const end = margin.side + Math.min(pen.widthOf(pen.typeface.printable(sender), style), senderStyle.most);
    // In the middle of what is left.
    pen.write(about, end + (margin.side + most - end - aboutWidth + GAP) / 2, line + 4.5, style);
  }
  pen.write(number, right, line + 4.5, { ...style, align: 'right' });
}

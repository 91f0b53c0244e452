import { jsPDF } from 'jspdf';
import { type Pen, LINE_HEIGHT, createPen } from './pen';
import type { PdfFlaw } from './pdfOutcome';
import { readPicture } from './pictures/readPicture';
import { type PdfFonts, addTypeface } from './typeface';

/** What viewers say of a PDF. */
interface PdfProperties {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** The company. */
  readonly creator: string;
  readonly language: 'de-DE' | 'en-GB';
  readonly createdAt: Date;
}

/** A new document of A4 in millimetres, and the pen that writes into it. */
export function createPdf(
  orientation: 'landscape' | 'portrait',
  fonts: PdfFonts,
  { language, createdAt, ...properties }: PdfProperties,
): Pen {
  const doc = new jsPDF({ orientation, unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  doc.setLineHeightFactor(LINE_HEIGHT);
  doc.setProperties(properties);
  doc.setLanguage(language);
  doc.setCreationDate(createdAt);
  doc.viewerPreferences({ DisplayDocTitle: true });
  return createPen(doc, addTypeface(doc, fonts));
}

/** Reads the logo of the company; null without one, and if it cannot be shown, which is a flaw. */
export async function readLogo(logo: Uint8Array | null, flaws: Pick<PdfFlaw[], 'push'>) {
  const reading = logo && (await readPicture(logo));
  if (reading?.kind === 'picture') return reading.picture;
  if (reading) flaws.push({ kind: 'logo' });
  return null;
}

/** The words that could not be written; asked when all is written. */
export function letterFlaws({ typeface: { missing, unfetched } }: Pen): PdfFlaw[] {
  return [
    ...(missing.size > 0 ? [{ kind: 'letters', words: [...missing] } as const] : []),
    ...(unfetched.size > 0 ? [{ kind: 'fonts', words: [...unfetched] } as const] : []),
  ];
}

/** Draws heads and feet; last, because the number of pages is only known at the end. Returns this number. */
export function drawOnEachPage(pen: Pen, draw: (page: number, pages: number) => void): number {
  const pages = pen.doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pen.doc.setPage(page);
    draw(page, pages);
  }
  return pages;
}

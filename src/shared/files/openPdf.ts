import {
  PDFDocument,
  type PDFEmbeddedPage,
  type PDFPage,
  type PageBoundingBox,
  ParseSpeeds,
  type TransformationMatrix,
} from '@cantoo/pdf-lib';

/** The size of an upright page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A PDF whose pages can be put into another one, or why they cannot. */
export type PdfReading =
  | { readonly kind: 'open'; readonly document: PDFDocument; readonly pages: readonly PageSize[] }
  /** Damaged as a whole or in a page, or without pages. */
  | { readonly kind: 'damaged' }
  /** It cannot be read without its password. */
  | { readonly kind: 'locked' };

// Damaged objects are reported as an error of the file, not on the console.
const reading = { throwOnInvalidObject: true, warnOnInvalidObjects: false, updateMetadata: false } as const;

/** The visible part of a page. */
function visiblePart(page: PDFPage): PageBoundingBox {
  const { x, y, width, height } = page.getCropBox();
  return { left: x, bottom: y, right: x + width, top: y + height };
}

/** Quarter turns clockwise by which a viewer turns the page. */
function turnsOf(page: PDFPage): number {
  return ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4;
}

/** The size of a page as a viewer shows it. */
export function uprightSizeOf(page: PDFPage): PageSize {
  const { width, height } = page.getCropBox();
  return turnsOf(page) % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Turns the visible part upright, with its lower left corner at 0, 0. */
function uprightMatrix(page: PDFPage): TransformationMatrix {
  const { left, bottom, right, top } = visiblePart(page);
  switch (turnsOf(page)) {
    case 1:
      return [0, -1, 1, 0, -bottom, right];
    case 2:
      return [-1, 0, 0, -1, right, top];
    case 3:
      return [0, 1, -1, 0, top, -left];
    default:
      return [1, 0, 0, 1, -left, -bottom];
  }
}

/** Embeds a page into a document, to be drawn there; null for a blank page. */
export async function embedPage(source: PDFPage, into: PDFDocument): Promise<PDFEmbeddedPage | null> {
  // A page without contents is blank: there is nothing to embed.
  if (source.node.Contents() === undefined) return null;
  const embedded = await into.embedPage(source, visiblePart(source), uprightMatrix(source));
  await embedded.embed();
  return embedded;
}

/**
 * Embeds every page into a document that is discarded. The library reads contents only then, and a page that it cannot
 * read would break the finished report.
 *
 * @throws for a page that cannot be embedded
 */
async function tryOut(document: PDFDocument): Promise<void> {
  const scratch = await PDFDocument.create();
  for (const page of document.getPages()) await embedPage(page, scratch);
}

/** Whether a file refers to the dictionary that says how it is locked. */
function saysEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes('/Encrypt');
}

/** Parses a PDF that is not locked. */
export async function parsePdf(bytes: ArrayBuffer | Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { ...reading, parseSpeed: ParseSpeeds.Fastest });
}

/**
 * Opens a locked PDF with an empty password, which works if only printing or changing is forbidden.
 *
 * @returns null if reading needs a password
 */
async function unlocked(bytes: Uint8Array): Promise<PDFDocument | null> {
  try {
    // Otherwise the library takes the dictionary that says how the file is locked for an invalid object.
    const options = { ...reading, throwOnInvalidObject: false, parseSpeed: ParseSpeeds.Fastest };
    return await PDFDocument.load(bytes, { ...options, password: '' });
  } catch {
    return null;
  }
}

/**
 * Opens a PDF so that its pages can be shown in another one. The library is large: import this module only when there
 * is a PDF.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfReading> {
  try {
    const document = saysEncrypted(bytes) ? await unlocked(bytes) : await parsePdf(bytes);
    if (!document) return { kind: 'locked' };
    const pages = document.getPages().map(uprightSizeOf);
    if (pages.length === 0 || pages.some(({ width, height }) => !(width > 0 && height > 0))) {
      return { kind: 'damaged' };
    }
    await tryOut(document);
    return { kind: 'open', document, pages };
  } catch {
    return { kind: 'damaged' };
  }
}

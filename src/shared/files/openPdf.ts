import {
  PDFDocument,
  type PDFEmbeddedPage,
  type PDFPage,
  type PageBoundingBox,
  ParseSpeeds,
  type TransformationMatrix,
} from '@cantoo/pdf-lib';

/** How large a page is when it is read upright, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A PDF whose pages can be put into another one, or why they cannot. */
export type PdfReading =
  | { readonly kind: 'open'; readonly document: PDFDocument; readonly pages: readonly PageSize[] }
  /** Broken as a whole or in a page, or without pages. */
  | { readonly kind: 'damaged' }
  /** Nobody reads it without its password. */
  | { readonly kind: 'locked' };

// Damaged objects are an error of the file and no matter for the console.
const reading = { throwOnInvalidObject: true, warnOnInvalidObjects: false, updateMetadata: false } as const;

/** The part of a page that is meant to be seen. */
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

/** Puts a page into a document as something that can be drawn there; null for a blank sheet. */
export async function embedPage(source: PDFPage, into: PDFDocument): Promise<PDFEmbeddedPage | null> {
  // A page without contents is a blank sheet: nothing to put there.
  if (source.node.Contents() === undefined) return null;
  const embedded = await into.embedPage(source, visiblePart(source), uprightMatrix(source));
  await embedded.embed();
  return embedded;
}

/**
 * Puts every page into a document that is thrown away. The library reads contents only then, and what it cannot read
 * would take the finished report along.
 *
 * @throws for a page that cannot be put anywhere
 */
async function tryOut(document: PDFDocument): Promise<void> {
  const scratch = await PDFDocument.create();
  for (const page of document.getPages()) await embedPage(page, scratch);
}

/** A locked file names the dictionary that says how it is locked. */
function saysEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes('/Encrypt');
}

/** Parses a PDF that is not locked. */
export async function parsePdf(bytes: ArrayBuffer | Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { ...reading, parseSpeed: ParseSpeeds.Fastest });
}

/**
 * An empty password opens what is locked for its owner only: printing or changing is what that one forbids.
 *
 * @returns null where a password is needed to read
 */
async function unlocked(bytes: Uint8Array): Promise<PDFDocument | null> {
  try {
    // The library then takes the dictionary that says how the file is locked for an invalid object.
    const options = { ...reading, throwOnInvalidObject: false, parseSpeed: ParseSpeeds.Fastest };
    return await PDFDocument.load(bytes, { ...options, password: '' });
  } catch {
    return null;
  }
}

/**
 * Opens a PDF as far as it takes to show its pages in another one. The library is large: import this module when a
 * PDF is there.
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

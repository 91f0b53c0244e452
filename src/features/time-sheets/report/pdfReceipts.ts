import {
  PDFDocument,
  type PDFEmbeddedPage,
  type PDFPage,
  type PageBoundingBox,
  ParseSpeeds,
  type TransformationMatrix,
} from '@cantoo/pdf-lib';
import type { Box } from './pictures/addPicture';

/** How large a page is when it is read upright, in points. */
interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A PDF that was attached as a receipt. */
export interface PdfReceipt {
  readonly pages: readonly PageSize[];
}

/** A page of a receipt and where it belongs. */
interface Placement {
  readonly source: PDFPage;
  /** Of the report, from 0. */
  readonly page: number;
  /** In millimetres, in the shape of the upright page. */
  readonly box: Box;
}

const POINTS_PER_MM = 72 / 25.4;

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

function uprightSizeOf(page: PDFPage): PageSize {
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

/** Puts a page into a document as something that can be drawn there. */
async function embed(source: PDFPage, into: PDFDocument): Promise<PDFEmbeddedPage | null> {
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
  for (const page of document.getPages()) await embed(page, scratch);
}

/**
 * Receipts that are PDF: their pages are put into boxes that the finished report has left free for them. jsPDF cannot
 * take pages of another document, so this is done by another library, which is loaded only for such a receipt.
 */
export class PdfReceipts {
  readonly #documents = new Map<PdfReceipt, PDFDocument>();
  readonly #placements: Placement[] = [];

  /** The pages of a receipt; null for a file that is damaged (as a whole or in a page), locked by a password or without pages. */
  async open(bytes: Uint8Array): Promise<PdfReceipt | null> {
    try {
      const document = await PDFDocument.load(bytes, { ...reading, parseSpeed: ParseSpeeds.Fastest });
      const pages = document.getPages().map(uprightSizeOf);
      if (pages.length === 0 || pages.some(({ width, height }) => !(width > 0 && height > 0))) return null;
      await tryOut(document);
      const receipt = { pages };
      this.#documents.set(receipt, document);
      return receipt;
    } catch {
      return null;
    }
  }

  /**
   * Notes where a page belongs.
   *
   * @param index of the page in the receipt, from 0
   * @param page of the report, from 0
   */
  place(receipt: PdfReceipt, index: number, page: number, box: Box): void {
    const source = this.#documents.get(receipt)?.getPage(index);
    if (source) this.#placements.push({ source, page, box });
  }

  /** The report with all pages in their places. */
  async putInto(report: ArrayBuffer): Promise<ArrayBuffer> {
    if (this.#placements.length === 0) return report;
    const document = await PDFDocument.load(report, { ...reading, parseSpeed: ParseSpeeds.Fastest });
    for (const { source, page: number, box } of this.#placements) {
      const embedded = await embed(source, document);
      if (!embedded) continue;
      const page = document.getPage(number);
      const scale = (box.width * POINTS_PER_MM) / uprightSizeOf(source).width;
      page.drawPage(embedded, {
        x: box.x * POINTS_PER_MM,
        y: page.getHeight() - (box.y + box.height) * POINTS_PER_MM,
        xScale: scale,
        yScale: scale,
      });
    }
    const bytes = await document.save();
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  }
}

import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { type PageSize, embedPage, openPdf, parsePdf, uprightSizeOf } from '@/shared/files/openPdf';
import type { Box } from './pictures/reportPicture';

/** A PDF that was attached as a receipt. */
export interface PdfReceipt {
  readonly pages: readonly PageSize[];
}

/** A page of a receipt and its place in the report. */
interface Placement {
  readonly source: PDFPage;
  /** The page of the report, from 0. */
  readonly page: number;
  /** In millimetres, with the aspect ratio of the upright page. */
  readonly box: Box;
}

const POINTS_PER_MM = 72 / 25.4;

/**
 * Receipts that are PDFs: their pages are put into boxes that the finished report has left free. jsPDF cannot embed
 * pages of another document, so another library does it, which is only loaded for such a receipt.
 */
export class PdfReceipts {
  readonly #documents = new Map<PdfReceipt, PDFDocument>();
  readonly #placements: Placement[] = [];

  /**
   * The pages of a receipt, or why it cannot be opened: damaged (as a whole or in one page), or locked by a password.
   */
  async open(bytes: Uint8Array): Promise<PdfReceipt | 'damaged' | 'locked'> {
    const reading = await openPdf(bytes);
    if (reading.kind !== 'open') return reading.kind;
    const receipt = { pages: reading.pages };
    this.#documents.set(receipt, reading.document);
    return receipt;
  }

  /**
   * Remembers the place of a page.
   * @param index of the page in the receipt, from 0
   * @param page of the report, from 0
   */
  place(receipt: PdfReceipt, index: number, page: number, box: Box): void {
    const source = this.#documents.get(receipt)?.getPage(index);
    if (source) this.#placements.push({ source, page, box });
  }

  /** Embeds all pages in the report. */
  async putInto(report: ArrayBuffer): Promise<ArrayBuffer> {
    if (this.#placements.length === 0) return report;
    const document = await parsePdf(report);
    for (const { source, page: number, box } of this.#placements) {
      const embedded = await embedPage(source, document);
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

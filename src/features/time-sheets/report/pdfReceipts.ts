import {
  type PDFDocument,
  type PDFPage,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { type OpenPage, embedPages, openPdf, parsePdf, unitOf, uprightSizeOf } from '@/shared/files/openPdf';
import type { Box } from '@/shared/pdf/pictures/picture';

/** A PDF that was attached as a receipt. */
export interface PdfReceipt {
  readonly pages: readonly OpenPage[];
  /** Whether these are all pages that the file speaks of. */
  readonly isComplete: boolean;
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
const XOBJECT = PDFName.of('XObject');

/**
 * Gives a page a list of its own pictures. jsPDF lets all pages share one, to which the other library would add each
 * receipt, and which it would then write with every page.
 */
function keepOwnPictures(page: PDFPage): void {
  const shared = page.node.Resources();
  const pictures = shared?.lookupMaybe(XOBJECT, PDFDict);
  if (!shared || !pictures) return;
  const { context } = page.doc;
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => context.lookup(one)) : [contents];
  const text = streams
    .map((one) =>
      one instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(one).decode()) : '',
    )
    .join('\n');
  const own = context.obj({});
  for (const [, name = ''] of text.matchAll(/\/(\S+) Do\b/gu)) {
    const picture = pictures.get(PDFName.of(name));
    if (picture) own.set(PDFName.of(name), picture);
  }
  const resources = shared.clone();
  resources.set(XOBJECT, own);
  page.node.set(PDFName.of('Resources'), resources);
}

/**
 * Receipts that are PDFs: their pages are put into boxes that the finished report has left free. jsPDF cannot embed
 * pages of another document, so another library does it, which is only loaded for such a receipt.
 */
export class PdfReceipts {
  readonly #documents = new Map<PdfReceipt, PDFDocument>();
  readonly #placements = new Map<PDFDocument, Placement[]>();

  /**
   * The pages of a receipt, or why it cannot be opened: damaged (as a whole or in one page), or locked by a password.
   */
  async open(bytes: Uint8Array): Promise<PdfReceipt | 'damaged' | 'locked'> {
    const reading = await openPdf(bytes);
    if (reading.kind !== 'open') return reading.kind;
    const { pages, isComplete } = reading;
    const receipt = { pages, isComplete };
    this.#documents.set(receipt, reading.document);
    return receipt;
  }

  /**
   * Remembers the place of a page.
   * @param index of the page in the receipt, from 0
   * @param page of the report, from 0
   */
  place(receipt: PdfReceipt, index: number, page: number, box: Box): void {
    const document = this.#documents.get(receipt);
    if (!document) return;
    const placements = this.#placements.get(document) ?? [];
    this.#placements.set(document, [...placements, { source: document.getPage(index), page, box }]);
  }

  /** Embeds all pages in the report; what the pages of a receipt share is stored once. */
  async putInto(report: ArrayBuffer): Promise<ArrayBuffer> {
    if (this.#placements.size === 0) return report;
    const document = await parsePdf(report);
    for (const placements of this.#placements.values()) {
      const pages = await embedPages(
        placements.map(({ source }) => source),
        document,
      );
      for (const [at, { source, page: number, box }] of placements.entries()) {
        const embedded = pages[at];
        if (!embedded) continue;
        const page = document.getPage(number);
        keepOwnPictures(page);
        const scale = (unitOf(source) * box.width * POINTS_PER_MM) / uprightSizeOf(source).width;
        page.drawPage(embedded, {
          x: box.x * POINTS_PER_MM,
          y: page.getHeight() - (box.y + box.height) * POINTS_PER_MM,
          xScale: scale,
          yScale: scale,
        });
      }
    }
    const bytes = await document.save();
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  }
}

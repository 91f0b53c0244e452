import {
  type PDFEmbeddedPage,
  type PDFPage,
  type PageBoundingBox,
  type TransformationMatrix,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFStream,
  ParseSpeeds,
} from '@cantoo/pdf-lib';
import { drawAnnotations } from './pdfAnnotations';

/** The size of an upright page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A page that can be put into another document. */
export interface OpenPage extends PageSize {
  /** Whether that page then shows all that a viewer shows; otherwise it has to be drawn (`drawPdf.ts`). */
  readonly isWhole: boolean;
}

/** What no page shows: the files of a portfolio behind its cover, or a form that only Adobe's programs fill in. */
export type PdfLack = 'cover' | 'form';

/** A PDF whose pages can be put into another one, or why they cannot. */
export type PdfReading =
  | {
      readonly kind: 'open';
      readonly document: PDFDocument;
      readonly pages: readonly OpenPage[];
      /** Whether these are all pages that the file speaks of. */
      readonly isComplete: boolean;
      readonly lack: PdfLack | null;
    }
  /** Damaged as a whole or in a page, or without pages. */
  | { readonly kind: 'damaged' }
  /** It cannot be read without its password. */
  | { readonly kind: 'locked' };

// Damaged objects are reported as an error of the file, not on the console.
const reading = { throwOnInvalidObject: true, warnOnInvalidObjects: false, updateMetadata: false } as const;

const name = (text: string) => PDFName.of(text);

/** The visible part of a page: what is outside the sheet of paper cannot be seen. */
function visiblePart(page: PDFPage): PageBoundingBox {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()];
  const left = Math.max(media.x, crop.x);
  const bottom = Math.max(media.y, crop.y);
  const right = Math.min(media.x + media.width, crop.x + crop.width);
  const top = Math.min(media.y + media.height, crop.y + crop.height);
  if (left < right && bottom < top) return { left, bottom, right, top };
  return { left: media.x, bottom: media.y, right: media.x + media.width, top: media.y + media.height };
}

/** Quarter turns clockwise by which a viewer turns the page; other angles count as none. */
function turnsOf(page: PDFPage): number {
  const { angle } = page.getRotation();
  return angle % 90 === 0 ? (((angle / 90) % 4) + 4) % 4 : 0;
}

/** Points for a unit of the page: mostly 1. */
export function unitOf(page: PDFPage): number {
  return page.node.lookupMaybe(name('UserUnit'), PDFNumber)?.asNumber() ?? 1;
}

/** The size of a page as a viewer shows it. */
export function uprightSizeOf(page: PDFPage): PageSize {
  const { left, bottom, right, top } = visiblePart(page);
  const unit = unitOf(page);
  const [width, height] = [(right - left) * unit, (top - bottom) * unit];
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

/** The library decodes the contents of a page without the predictor that they may be packed with. */
function refusePredictors(page: PDFPage): void {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
  for (const stream of streams) {
    const parms = stream instanceof PDFStream ? stream.dict.lookup(name('DecodeParms')) : undefined;
    for (const one of parms instanceof PDFArray ? parms.asArray() : [parms]) {
      const dict = page.doc.context.lookup(one);
      if (dict instanceof PDFDict && dict.has(name('Predictor'))) throw new Error('predictor');
    }
  }
}

/**
 * Embeds pages of one document into another one, to be drawn there; what they share is copied once.
 *
 * @returns null for a blank page
 * @throws for a page that cannot be embedded
 */
export async function embedPages(
  sources: readonly PDFPage[],
  into: PDFDocument,
): Promise<(PDFEmbeddedPage | null)[]> {
  // A page without contents is blank: there is nothing to embed.
  const filled = sources.filter(({ node }) => node.Contents() !== undefined);
  const embedded = await into.embedPages(filled, filled.map(visiblePart), filled.map(uprightMatrix));
  for (const one of embedded) await one.embed();
  return sources.map((source) => embedded[filled.indexOf(source)] ?? null);
}

/** Whether a viewer may leave out a part of a page: a layer that is off, or one that depends on others. */
function mayHideLayers(document: PDFDocument): boolean {
  const layers = document.catalog.lookup(name('OCProperties'));
  if (!(layers instanceof PDFDict)) return false;
  const config = layers.lookupMaybe(name('D'), PDFDict);
  const base = config?.lookup(name('BaseState')) ?? name('ON');
  const off = config?.lookup(name('OFF'));
  if (base !== name('ON') || (off instanceof PDFArray && off.size() > 0)) return true;
  return document.context.enumerateIndirectObjects().some(([, one]) => {
    if (!(one instanceof PDFDict)) return false;
    if (one.has(name('VE')) || (one.lookup(name('Type')) === name('OCMD') && one.has(name('P')))) return true;
    return one.lookup(name('Type')) === name('OCG') && one.has(name('Usage'));
  });
}

/** What the catalog of a document says about its forms and files. */
function factsOf({ catalog }: PDFDocument): { areFieldsStale: boolean; lack: PdfLack | null } {
  const forms = catalog.lookup(name('AcroForm'));
  if (catalog.lookup(name('Collection')) instanceof PDFDict) return { areFieldsStale: false, lack: 'cover' };
  if (!(forms instanceof PDFDict)) return { areFieldsStale: false, lack: null };
  const fields = forms.lookup(name('Fields'));
  const isEmpty = !(fields instanceof PDFArray) || fields.size() === 0;
  const isForeign =
    forms.has(name('XFA')) && (isEmpty || String(catalog.lookup(name('NeedsRendering'))) === 'true');
  return {
    areFieldsStale: String(forms.lookup(name('NeedAppearances'))) === 'true',
    lack: isForeign ? 'form' : null,
  };
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
 * Opens a PDF so that its pages can be shown in another one, sharp and small. The library is strict and knows no
 * viewer's ways; what it refuses, or would show in part, is drawn by `drawPdf.ts`. It is large: import this module
 * only when there is a PDF.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfReading> {
  try {
    const document = saysEncrypted(bytes) ? await unlocked(bytes) : await parsePdf(bytes);
    if (!document) return { kind: 'locked' };
    const sources = document.getPages();
    const { areFieldsStale, lack } = factsOf(document);
    const hasLayers = mayHideLayers(document);
    const pages = sources.map((page) => {
      refusePredictors(page);
      return { ...uprightSizeOf(page), isWhole: drawAnnotations(page, areFieldsStale) && !hasLayers };
    });
    if (pages.length === 0 || pages.some(({ width, height }) => !(width > 0 && height > 0))) {
      return { kind: 'damaged' };
    }
    // The library reads contents only now, and a page that it cannot read would break the finished report.
    await embedPages(sources, await PDFDocument.create());
    const count = document.catalog.Pages().lookup(name('Count'));
    const isComplete = count instanceof PDFNumber && count.asNumber() === pages.length;
    return { kind: 'open', document, pages, isComplete, lack };
  } catch {
    return { kind: 'damaged' };
  }
}

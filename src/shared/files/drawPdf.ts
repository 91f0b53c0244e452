import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as v from 'valibot';
import { pdfProblemOf, readPdf } from './readPdf';

/** A page as a picture of print quality. */
export interface DrawnPage {
  /** The size of the upright page, in points. */
  readonly width: number;
  readonly height: number;
  /** The size of the picture. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly jpeg: Uint8Array<ArrayBuffer>;
  /** How many pages the document has. */
  readonly count: number;
}

/** A PDF whose pages can be drawn, one after another. */
export interface PdfDrawing {
  /** @param index from 0; rejects for a page that cannot be drawn */
  readonly draw: (index: number) => Promise<DrawnPage>;
  readonly close: () => void;
}

/** Pixels for a point (216 dpi), and the longest edge, which an A4 page has with that. */
const SCALE = 3;
const LONGEST_EDGE = 2600;
const JPEG_QUALITY = 0.9;

/** Flags of an annotation that no screen shows: invisible, hidden, only on paper. */
const UNSEEN = 1 | 2 | 32;
const annotationList = v.array(v.object({ id: v.string(), annotationFlags: v.number() }));

/** Whether there is anything on any page. What a viewer cannot decode is missing there, without an error. */
async function hasContent(document: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList();
    if (fnArray.length > 0) return true;
  }
  return false;
}

async function drawPage(document: PDFDocumentProxy, index: number): Promise<DrawnPage> {
  const page = await document.getPage(index + 1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(SCALE, LONGEST_EDGE / Math.max(width, height)) });
  const canvas = globalThis.document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const pixels = { width: canvas.width, height: canvas.height };
  // Drawn as for a printer, because what is drawn for a screen waits for its next frame, and a hidden tab has none; but
  // with the layers and annotations of a screen, which are in the preview.
  const [onScreen, onPaper] = await Promise.all([
    document.getOptionalContentConfig({ intent: 'display' }),
    document.getOptionalContentConfig({ intent: 'print' }),
  ]);
  const layers: Iterable<readonly [unknown, unknown]> = onScreen;
  for (const [id] of layers) onPaper.setVisibility(id, onScreen.isVisible({ type: 'OCG', id }), false);
  for (const { id, annotationFlags } of v.parse(annotationList, await page.getAnnotations({ intent: 'any' })))
    document.annotationStorage.setValue(id, { noPrint: (annotationFlags & UNSEEN) !== 0 });
  await page.render({
    canvas,
    viewport,
    intent: 'print',
    annotationMode: AnnotationMode.ENABLE_STORAGE,
    optionalContentConfigPromise: Promise.resolve(onPaper),
  }).promise;
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  // Otherwise phones keep the memory of each canvas for a while.
  canvas.width = 0;
  page.cleanup();
  if (!picture) throw new Error('no picture');
  const jpeg = new Uint8Array(await picture.arrayBuffer());
  return { width, height, pixels, jpeg, count: document.numPages };
}

/**
 * Opens a PDF to draw its pages as the preview does: pdf.js reads files that are not as they should be, and draws forms,
 * stamps and layers. It needs the page, because a worker has neither fonts nor filters.
 *
 * @throws if the reader cannot be loaded
 */
export async function openDrawing(bytes: Uint8Array): Promise<PdfDrawing | 'damaged' | 'locked'> {
  const { document: opening, close } = readPdf(new Uint8Array(bytes));
  try {
    const document = await opening;
    if (document.numPages > 0 && (await hasContent(document))) {
      return { draw: async (index) => drawPage(document, index), close: () => void close() };
    }
    void close();
    return 'damaged';
  } catch (error) {
    void close();
    const problem = pdfProblemOf(error);
    if (problem === undefined) throw error;
    return problem;
  }
}

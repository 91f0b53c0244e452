import { PDFWorker, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfReader } from '@/shared/files/readPdf';

/** Says `open` and `close` for each PDF that is read. */
export const readings = new EventTarget();

/** The reader of all PDFs of a test. It runs in this thread, because Node has no workers of browsers. */
export const reader: PdfReader = {
  worker: PDFWorker.create({ verbosity: VerbosityLevel.ERRORS }),
  broken: new Promise<never>(() => undefined),
  close: () => undefined,
};

/** The reader of the page is the same. */
export const startPdfReader = (): PdfReader => reader;

/** Reads a PDF as `readPdf` of the app does, but without the files of a build. For `vi.mock`. */
export function readPdf(bytes: Uint8Array<ArrayBuffer>, { worker }: PdfReader = reader) {
  readings.dispatchEvent(new Event('open'));
  const task = getDocument({ data: bytes.slice(), worker, verbosity: VerbosityLevel.ERRORS });
  return {
    document: task.promise,
    close: async () => {
      readings.dispatchEvent(new Event('close'));
      return task.destroy();
    },
  };
}

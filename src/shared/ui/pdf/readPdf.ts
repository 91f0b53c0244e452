import { type PDFDocumentProxy, PDFWorker, getDocument } from 'pdfjs-dist';

/** A PDF that is being read in a worker of its own. */
interface PdfReading {
  /** Rejects where the file is broken or needs a password. */
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends the worker; what is still being drawn rejects. */
  readonly close: () => Promise<void>;
}

/** Reads a PDF to draw its pages. */
export function readPdf(bytes: Uint8Array<ArrayBuffer>): PdfReading {
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  // The library keeps what it is given, and the page's policy lets no text become code.
  const task = getDocument({ data: bytes.slice(), worker, isEvalSupported: false });
  return {
    document: task.promise,
    close: async () => {
      await task.destroy();
      worker.destroy();
      port.terminate();
    },
  };
}

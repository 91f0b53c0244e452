import {
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Where the build has the files that pdf.js asks for by name, below the app's address. */
declare const PDF_FILES: string;

/** A PDF that a worker of its own is reading. */
interface PdfReading {
  /** Rejects if the file is damaged or needs a password. */
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends the worker; drawings under way reject. */
  readonly close: () => Promise<void>;
}

/**
 * Reads a PDF in order to draw its pages. Import this module only when there is a PDF. It uses the library's build for
 * older browsers: the other one needs functions that no browser had in 2024.
 */
export function readPdf(bytes: Uint8Array<ArrayBuffer>): PdfReading {
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const files = new URL(import.meta.env.BASE_URL + PDF_FILES, location.origin).href;
  const task = getDocument({
    // The library takes over the bytes that it is given, so it gets a copy.
    data: bytes.slice(),
    worker,
    // What it mends in a file is no concern of the console.
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // The page's policy allows neither `eval` nor WebAssembly; the library has JavaScript for all that these do.
    useWasm: false,
    isEvalSupported: false,
    useWorkerFetch: true,
  });
  // A worker that cannot be loaded, as without a connection, never answers.
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('the reader could not be loaded')));
  });
  return {
    document: Promise.race([task.promise, broken]),
    close: async () => {
      await task.destroy();
      worker.destroy();
      port.terminate();
    },
  };
}

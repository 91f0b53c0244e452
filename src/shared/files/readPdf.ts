import {
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { addressOf } from '../hosting/basePath';

/** Where the build has the files that pdf.js asks for by name, below the app's address. */
declare const PDF_FILES: string;

/** A worker that reads PDFs. Starting one takes longer than reading a short PDF. */
export interface PdfReader {
  readonly worker: PDFWorker;
  /** Rejects if the worker cannot be loaded, as without a connection: then it never answers. */
  readonly broken: Promise<never>;
  readonly close: () => void;
}

/** A PDF that a worker is reading. */
interface PdfReading {
  /** Rejects if the file is damaged or needs a password. */
  readonly document: Promise<PDFDocumentProxy>;
  /** Frees the document; drawings under way reject. */
  readonly close: () => Promise<void>;
}

/** Starts a worker that reads one PDF after another. */
export function startPdfReader(): PdfReader {
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  // What the library mends in a file is no concern of the console.
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('the reader could not be loaded')));
  });
  // It may break while it reads nothing.
  broken.catch(() => undefined);
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  return { worker, broken, close };
}

/**
 * Reads a PDF in order to draw its pages. Import this module only when there is a PDF. It uses the library's build for
 * older browsers: the other one needs functions that no browser had in 2024.
 *
 * @param shared reads several PDFs; without it the PDF gets a worker of its own, which ends with it
 */
export function readPdf(bytes: Uint8Array<ArrayBuffer>, shared?: PdfReader): PdfReading {
  const reader = shared ?? startPdfReader();
  const files = addressOf(PDF_FILES);
  const task = getDocument({
    // The library takes over the bytes that it is given, so it gets a copy.
    data: bytes.slice(),
    worker: reader.worker,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // The page's policy allows neither `eval` nor WebAssembly; the library has JavaScript for all that these do.
    useWasm: false,
    isEvalSupported: false,
    useWorkerFetch: true,
  });
  return {
    document: Promise.race([task.promise, reader.broken]),
    close: async () => {
      await task.destroy();
      if (!shared) reader.close();
    },
  };
}

/** Why pdf.js could not read a file; undefined if it failed for another reason, such as a worker that is not there. */
export function pdfProblemOf(error: unknown): 'locked' | 'damaged' | undefined {
  // pdf.js names its own errors.
  const name = error instanceof Error ? error.name : 'Error';
  if (name === 'Error') return undefined;
  return name === 'PasswordException' ? 'locked' : 'damaged';
}

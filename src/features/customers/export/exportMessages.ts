import type { WorkbookTexts } from './writeWorkbook';

/** What the page says to the worker: the answer of an export as bytes, and the words of the sheet. */
export interface MessageToExportWorker {
  readonly bytes: ArrayBuffer;
  readonly texts: WorkbookTexts;
}

/** What the worker says to the page; all but `progress` are its last words. */
export type MessageFromExportWorker =
  | { readonly kind: 'progress'; readonly share: number }
  /** The file, made in the worker so that it is handed over and not copied. */
  | { readonly kind: 'done'; readonly file: Blob; readonly rows: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'contract'; readonly path: string }
  | { readonly kind: 'failed'; readonly message: string };

import type { WorkbookTexts } from './writeWorkbook';

/** The message from the page to the worker: the export's answer as bytes, and the texts of the sheet. */
export interface MessageToExportWorker {
  readonly bytes: ArrayBuffer;
  readonly texts: WorkbookTexts;
}

/** The messages from the worker to the page; every one except `progress` is the last. */
export type MessageFromExportWorker =
  | { readonly kind: 'progress'; readonly share: number }
  /** The file is created in the worker, so that it need not be copied. */
  | { readonly kind: 'done'; readonly file: Blob; readonly rows: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'contract'; readonly path: string }
  | { readonly kind: 'failed'; readonly message: string };

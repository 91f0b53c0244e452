import type { FileColumn, FileTable } from '@/domain/find/exportTable';
import type { WorkbookTexts } from './writeWorkbook';

/** A column of a call's answer: which field it shows. */
export interface AnswerColumn extends FileColumn {
  readonly kind: 'text' | 'date' | 'hours';
  /** In the service's spelling. */
  readonly field: string;
  /** Hours that a row need not have. */
  readonly isOptional?: true;
}

/** The message from the page to the worker: rows, or an answer with rows as bytes; and the texts of the sheet. */
export type MessageToExportWorker = { readonly texts: WorkbookTexts } & (
  | { readonly table: FileTable }
  | { readonly bytes: ArrayBuffer; readonly columns: readonly AnswerColumn[] }
);

/** The messages from the worker to the page; every one except `progress` is the last. */
export type MessageFromExportWorker =
  | { readonly kind: 'progress'; readonly share: number }
  /** The file is created in the worker, so that it need not be copied. */
  | { readonly kind: 'done'; readonly file: Blob; readonly rows: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'contract'; readonly path: string }
  | { readonly kind: 'failed'; readonly message: string };

import type { FileColumn, FileTable } from '@/domain/find/exportTable';
import type { Language } from '@/domain/language';
import type { FileSheet, WorkbookTexts } from './writeWorkbook';

/** A column of a call's answer: which field it shows. */
export interface AnswerColumn extends FileColumn {
  readonly kind: 'text' | 'date' | 'hours';
  /** In the service's spelling. */
  readonly field: string;
  /** Hours that a row need not have. */
  readonly isOptional?: true;
}

/** A table, or its JSON, which another worker wrote: the page hands on a long text at once, and many rows not. */
export type SentTable = FileTable | string;

/**
 * The message from the page to the worker: several sheets, a table for a CSV file, or the one sheet of rows or of an
 * answer as bytes.
 */
export type MessageToExportWorker =
  | { readonly sheets: readonly (Omit<FileSheet, 'table'> & { readonly table: SentTable })[] }
  | { readonly csv: SentTable; readonly language: Language }
  | ({ readonly texts: WorkbookTexts } & (
      | { readonly table: FileTable }
      | { readonly bytes: ArrayBuffer; readonly columns: readonly AnswerColumn[] }
    ));

/** The messages from the worker to the page; every one except `progress` is the last. */
export type MessageFromExportWorker =
  | { readonly kind: 'progress'; readonly share: number }
  /** The file is created in the worker, so that it need not be copied. */
  | { readonly kind: 'done'; readonly file: Blob; readonly rows: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'contract'; readonly path: string }
  | { readonly kind: 'failed' };

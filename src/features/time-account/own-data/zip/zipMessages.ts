import type { FileTable } from '@/domain/find/exportTable';

/** A file of the archive. A table becomes CSV. */
export interface PackedFile {
  /** With its folder, such as `belege/2026-11-20_1.pdf`. */
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer> | FileTable;
}

/** The message from the page to the worker. */
export interface MessageToZipWorker {
  readonly files: readonly PackedFile[];
}

/** The messages from the worker to the page; every one except `progress` is the last. */
export type MessageFromZipWorker =
  | { readonly kind: 'progress'; readonly share: number }
  /** The `Blob` is made in the worker, so that its bytes need not be copied. */
  | { readonly kind: 'done'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string };

import { Zip, ZipDeflate, ZipPassThrough, strToU8 } from 'fflate';
import { csvOf } from '@/domain/find/csv';
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
  | { readonly kind: 'failed' };

/** The names of files that are compressed already. */
const COMPRESSED = /\.(?:pdf|png|jpe?g|webp|gif|zip)$/iu;

function bytesOf(content: PackedFile['content']): Uint8Array {
  if (typeof content === 'string') return strToU8(content);
  // Spreadsheet programs in Germany expect a decimal comma, whatever the language of the app is.
  return 'columns' in content ? strToU8(csvOf(content, 'de')) : content;
}

/** Writes the archive, one file after the other. Errors are posted as messages. */
export function serveZip({ files }: MessageToZipWorker, post: (message: MessageFromZipWorker) => void): void {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    const zip = new Zip((error, chunk) => {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- the library passes null without an error
      if (error) throw error;
      chunks.push(new Uint8Array(chunk));
    });
    for (const [at, { name, content }] of files.entries()) {
      const entry = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(bytesOf(content), true);
      post({ kind: 'progress', share: (at + 1) / files.length });
    }
    zip.end();
    post({ kind: 'done', file: new Blob(chunks, { type: 'application/zip' }) });
  } catch {
    post({ kind: 'failed' });
  }
}

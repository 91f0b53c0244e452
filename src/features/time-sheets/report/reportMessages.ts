import type { Receipt } from '@/domain/money/expense';
import type { ReportFlaw, ReportInput } from './reportInput';

/** What the page says to the worker: first what to draw, then each receipt that it asks for. */
export type MessageToWorker =
  | { readonly kind: 'draw'; readonly input: ReportInput }
  | { readonly kind: 'receipt'; readonly receipt: Receipt | null };

/** Where a report failed: its fonts could not be fetched, drawing went wrong, the worker did not start. */
export type ReportFailure = 'fonts' | 'drawing' | 'worker';

/** What the worker says to the page; `done` and `failed` are its last words. */
export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'receipt-wanted'; readonly row: number }
  | {
      readonly kind: 'done';
      /** Made in the worker: a page takes a tenth of a second to copy a hundred megabytes. */
      readonly file: Blob;
      readonly pages: number;
      readonly flaws: readonly ReportFlaw[];
    }
  | { readonly kind: 'failed'; readonly cause: ReportFailure; readonly message: string };

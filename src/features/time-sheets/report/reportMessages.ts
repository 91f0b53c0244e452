import type { Receipt } from '@/domain/money/expense';
import type { ReportFlaw, ReportInput } from './reportInput';

/** Messages from the page to the worker: first what to draw, then each receipt that it requests. */
export type MessageToWorker =
  | { readonly kind: 'draw'; readonly input: ReportInput }
  | { readonly kind: 'receipt'; readonly receipt: Receipt | null };

/** Why a report failed: its fonts could not be fetched, drawing threw, or the worker did not start. */
export type ReportFailure = 'fonts' | 'drawing' | 'worker';

/** Messages from the worker to the page; `done` and `failed` are the last ones. */
export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'receipt-wanted'; readonly row: number }
  | {
      readonly kind: 'done';
      /** Created in the worker, because copying a hundred megabytes takes the page a tenth of a second. */
      readonly file: Blob;
      readonly pages: number;
      readonly flaws: readonly ReportFlaw[];
    }
  | { readonly kind: 'failed'; readonly cause: ReportFailure; readonly message: string };

import type { Receipt } from '@/domain/money/expense';
import type { Period } from '@/domain/time/period';
import type { SheetPerson } from '@/domain/sheets/sheetData';
import type { TimeSheetSignature } from '@/domain/sheets/timeSheet';
import type { Company } from '@/shared/env';
import type { DrawnPage } from '@/shared/files/drawPdf';
import type { PictureProblem } from './pictures/reportPicture';
import type { ReportRow } from './drawing/reportColumns';

/** Everything a report shows except receipts; it is sent to the worker in one message. */
export interface ReportInput {
  readonly company: Company;
  /** The company's logo as PNG or JPEG; null draws the mark instead. */
  readonly logo: Uint8Array | null;
  /** The employee, with the full name. */
  readonly person: SheetPerson;
  /** The sheet's id. */
  readonly id: string;
  readonly period: Period;
  readonly rows: readonly ReportRow[];
  readonly signature: TimeSheetSignature | null;
  /** Indexes of the rows that have a receipt. */
  readonly receipts: readonly number[];
  /** IANA name of the time zone for the time of the signature. */
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** Something that could not be shown; the rest of the report is complete, and its pages say what is missing. */
export type ReportFlaw =
  | { readonly kind: 'logo' }
  | { readonly kind: 'signature' }
  /** Words with letters that no font of the report has (`letters`) or could be fetched for (`fonts`); a sign replaces each. */
  | { readonly kind: 'letters' | 'fonts'; readonly words: readonly string[] }
  | {
      readonly kind: 'receipt';
      /** Index of the receipt's row. */
      readonly row: number;
      /** A PDF that cannot be opened is named on its page but not included. */
      readonly reason: 'pdf' | PictureProblem;
    };

/** Messages from the page to the worker: first what to draw, then each receipt and drawn page that it requests. */
export type MessageToWorker =
  | { readonly kind: 'draw'; readonly input: ReportInput }
  | { readonly kind: 'receipt'; readonly receipt: Receipt | null }
  | { readonly kind: 'page'; readonly page: DrawnPage | null };

/** A finished report, or why it failed. */
export type ReportOutcome =
  | {
      readonly kind: 'done';
      /** `application/pdf`; created in the worker, because copying a hundred megabytes takes the page a tenth of a second. */
      readonly file: Blob;
      readonly pages: number;
      /** The receipts that could not be shown; their pages say so. */
      readonly flaws: readonly ReportFlaw[];
    }
  | {
      readonly kind: 'failed';
      /** Its fonts could not be fetched, drawing threw, or the worker did not start. */
      readonly cause: 'fonts' | 'drawing' | 'worker';
      readonly message: string;
    };

/** Messages from the worker to the page; the outcome is the last one. */
export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'receipt-wanted'; readonly row: number }
  /** A page of a receipt as a picture, which only the page can draw. */
  | { readonly kind: 'page-wanted'; readonly row: number; readonly index: number }
  | ReportOutcome;

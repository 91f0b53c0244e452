import type { Receipt } from '@/domain/money/expense';
import type { Period } from '@/domain/time/period';
import type { SheetPerson } from '@/domain/sheets/sheetData';
import type { TimeSheetSignature } from '@/domain/sheets/timeSheet';
import type { DrawnPage } from '@/shared/files/drawPdf';
import type { PaperInput } from '@/shared/pdf/drawInWorker';
import type { DrawnPdf, PdfFlaw, PdfOutcome } from '@/shared/pdf/pdfOutcome';
import type { PictureProblem } from '@/shared/pdf/pictures/picture';
import type { ReportRow } from './drawing/reportColumns';

/** Everything a report shows except receipts; it is sent to the worker in one message. */
export interface ReportInput extends PaperInput {
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
}

/** Something that the report could not show. A receipt's own page says so. */
export type ReportFlaw =
  | PdfFlaw
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

export type ReportOutcome = PdfOutcome<DrawnPdf<ReportFlaw>>;

/** Messages from the worker to the page; the outcome is the last one. */
export type MessageFromWorker =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'receipt-wanted'; readonly row: number }
  /** A page of a receipt as a picture, which only the page can draw. */
  | { readonly kind: 'page-wanted'; readonly row: number; readonly index: number }
  | ReportOutcome;

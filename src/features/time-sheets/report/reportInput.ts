import type { Receipt } from '@/domain/money/expense';
import type { Period } from '@/domain/time/period';
import type { TimeSheetSignature } from '@/domain/sheets/timeSheet';
import type { Company } from '@/shared/env';
import type { PictureProblem } from './pictures/reportPicture';
import type { ReportRow } from './drawing/reportColumns';

/** Everything a report shows besides receipts; it travels to the worker in one message. */
export interface ReportInput {
  readonly company: Company;
  /** The company's logo as PNG or JPEG; null draws the mark. */
  readonly logo: Uint8Array | null;
  /** Whose report this is, as people write the name. */
  readonly employee: string;
  readonly period: Period;
  readonly rows: readonly ReportRow[];
  readonly signature: TimeSheetSignature | null;
  /** Indexes of the rows that have a receipt. */
  readonly receipts: readonly number[];
  /** IANA name of the zone in which the signature's moment is printed. */
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** Something that could not be shown; the report is complete without it and says so on its pages. */
export type ReportFlaw =
  | { readonly kind: 'logo' }
  | { readonly kind: 'signature' }
  /** Letters that no font of the report has: a sign stands in their place. */
  | { readonly kind: 'letters'; readonly letters: readonly string[] }
  | {
      readonly kind: 'receipt';
      /** Index of its row. */
      readonly row: number;
      /** A PDF that could not be opened is named on its page, but not contained. */
      readonly reason: 'pdf' | PictureProblem;
    };

/** What drawing needs from outside. */
export interface ReportSources {
  /** The receipt of a row; asked for one after the other, so that they are not all in memory at once. */
  readonly receiptOf: (row: number) => Promise<Receipt | null>;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

import type { JudgedSheet } from './judgeSheet';
import type { PayrollValues } from './payroll';

/** A file that was dropped on the page, read and judged. */
export interface SheetFile extends JudgedSheet {
  /** Unique among the files, also if one was dropped twice. */
  readonly key: string;
  readonly name: string;
  /** SHA-256 of the file. */
  readonly hash: string;
}

/** What payroll decided about a file or a person in a month. */
export type Decision =
  /** An unsigned sheet counts nevertheless. */
  | { readonly kind: 'count'; readonly hash: string }
  /** These values count for the person in place of a file. */
  | { readonly kind: 'byHand'; readonly hash: string; readonly guid: string; readonly values: PayrollValues }
  /** This version counts; `others` are the hashes of the versions that were known when it was chosen. */
  | { readonly kind: 'choose'; readonly hash: string; readonly others: readonly string[] }
  /** The person, or a file of nobody, is left out this month. */
  | { readonly kind: 'leaveOut'; readonly of: string };

import type { Period } from '../time/period';
import type { NamedPerson } from './findPerson';
import type { SheetDifference, SheetJudgement, UnreadableReason } from './judgeSheet';
import type { DayValues, PayrollValues } from './payroll';

/** What a file is, decided by the first test that fails. */
export type FileState = SheetJudgement['state'];

/** A file that was dropped on the page, read and judged. */
export interface SheetFile {
  /** Unique among the files, also if one was dropped twice. */
  readonly key: string;
  readonly name: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly state: FileState;
  /** Why a file that is `unreadable` cannot be read. */
  readonly reason: UnreadableReason | null;
  /** The company whose sheet it is; empty if the file does not say it. */
  readonly company: string;
  readonly person: NamedPerson | null;
  readonly period: Period | null;
  readonly days: readonly DayValues[];
  /** That of its data; null without any. */
  readonly fingerprint: string | null;
  /** The time of the signature, as the service wrote it. */
  readonly signedAt: string | null;
  /** The line Summe of the page, which can prefill what is typed by hand. */
  readonly printed: PayrollValues | null;
  /** All differences between the page and its data; empty if it was not compared. */
  readonly differences: readonly SheetDifference[];
}

/** What payroll decided about a file or a person in a month. */
export type Decision =
  /** An unsigned sheet counts nevertheless. */
  | { readonly kind: 'count'; readonly hash: string }
  /** These values count for the person in place of a file. */
  | { readonly kind: 'byHand'; readonly hash: string; readonly guid: string; readonly values: PayrollValues }
  /** Of several versions this one counts; `others` are the hashes of those that were known then. */
  | { readonly kind: 'choose'; readonly hash: string; readonly others: readonly string[] }
  /** The person, or a file of nobody, is left out this month. */
  | { readonly kind: 'leaveOut'; readonly of: string };

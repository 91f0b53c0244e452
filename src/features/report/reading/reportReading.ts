import type { MonthDifference } from '@/domain/report/evaluationCheck';
import type { ReportColumnName } from '@/domain/report/reportRows';
import type { Period } from '@/domain/time/period';
import type { ReportAnswers, ReportQuestions } from './answers';

/** How much a report needs: the days, and what it must know of projects besides their names in rows. */
export interface ReportNeed {
  readonly span: Period;
  /** Nothing; their states, as customers list them; or their budgets and revenues, by a call each. */
  readonly projects: 'none' | 'states' | 'budgets';
}

/** How far a customer was read. */
export interface CustomerReading {
  /** The id as text. */
  readonly id: string;
  readonly name: string;
  /** `missing`: nothing of it is counted, because of `error`, or because its export has neither days nor hours. */
  readonly state: 'waiting' | 'reading' | 'read' | 'missing';
  /** Why it is missing; undefined for an export that cannot be read. */
  readonly error?: unknown;
  /** Columns that its export lacks. */
  readonly missingColumns: readonly ReportColumnName[];
  /** Rows that were left out. */
  readonly unreadable: number;
  readonly outside: number;
  /** Months in which evaluation and rows differ; null if that was not checked. */
  readonly differences: readonly MonthDifference[] | null;
  /** Entries within the needed days. */
  readonly entries: number;
  /** When it was read, as milliseconds; of kept months and new ones the older time. */
  readonly readAt: number | null;
}

/** The reading of a report, and the way to ask about what was read. */
export interface ReportReading {
  /** By name. Empty until the names are known. */
  readonly customers: readonly CustomerReading[];
  /** Why the names of the customers could not be read; an `Error` if the worker does not work. */
  readonly error: unknown;
  /** How many customers of the list cannot be read; not even their names are known. */
  readonly unnamed: number;
  /** Why the directory could not be read: people are known by the texts of the exports only. */
  readonly directoryError: unknown;
  readonly state: 'reading' | 'stopped' | 'done';
  /** Whether nothing is missing. */
  readonly isComplete: boolean;
  /** Grows whenever the answers may have changed. */
  readonly version: number;
  /** Aborts open calls; what was read stays. */
  readonly stop: () => void;
  /** Reads what is waiting or missing. */
  readonly goOn: () => void;
  readonly retry: (customer: string) => void;
  /** Reads all again, also kept months. */
  readonly readAgain: () => void;
  readonly ask: <Kind extends keyof ReportAnswers>(
    kind: Kind,
    question: ReportQuestions[Kind],
  ) => Promise<ReportAnswers[Kind]>;
}

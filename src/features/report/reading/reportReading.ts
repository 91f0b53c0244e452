import type { MonthDifference } from '@/domain/report/evaluationCheck';
import type { ReportColumnName } from '@/domain/report/reportRows';
import type { Period } from '@/domain/time/period';
import type { QuestionKind, ReportAnswers, ReportQuestion } from './answers';

/** The data that a report needs: the days, and the details of projects. */
export interface ReportNeed {
  readonly span: Period;
  /** `states` come with the list of a customer's projects; `budgets`, with revenue, need a call for each project. */
  readonly projects: 'none' | 'states' | 'budgets';
}

/** The state of a customer, and the summary of its rows within the needed days. */
export interface CustomerReading {
  /** The id of the customer, as text. */
  readonly id: string;
  readonly name: string;
  /**
   * `kept`: its rows come from the device and are counted, but not compared with the evaluation yet. `missing`: nothing of
   * it is counted, because of `error`, or because its export has no days or no hours.
   */
  readonly state: 'waiting' | 'kept' | 'reading' | 'read' | 'missing';
  /** The reason why it is missing; undefined if its export cannot be read. */
  readonly error?: unknown;
  /** The columns that its export lacks. */
  readonly missingColumns: readonly ReportColumnName[];
  /** How many rows were left out: unreadable ones, and those of days that were not asked for. */
  readonly unreadable: number;
  readonly outside: number;
  /** The months in which evaluation and rows differ; null if that was not checked. */
  readonly differences: readonly MonthDifference[] | null;
  /** How many entries are within the needed days. */
  readonly entries: number;
  /** When it was read, in milliseconds; the earliest time if its days were read at different times. */
  readonly readAt: number | null;
}

/** Whether the rows of a customer are part of the answers. */
export const isCounted = ({ state }: CustomerReading): boolean => state === 'read' || state === 'kept';

/** The reading of a report, and the function that asks questions about it. */
export interface ReportReading {
  /** The customers, by name; empty until the names are known. */
  readonly customers: readonly CustomerReading[];
  /** The reason why the names of the customers could not be read; an `Error` if the worker has failed. */
  readonly error: unknown;
  /** How many customers in the list are unreadable, so that not even their names are known. */
  readonly unnamed: number;
  /** The reason why the directory could not be read. Then people are known only by the texts of the exports. */
  readonly directoryError: unknown;
  readonly state: 'reading' | 'stopped' | 'done';
  /** Whether all customers were read. */
  readonly isComplete: boolean;
  /** Grows whenever the answers may have changed. */
  readonly version: number;
  /** Aborts open calls; customers that were read stay. */
  readonly stop: () => void;
  /** Reads customers that wait or are missing. */
  readonly goOn: () => void;
  readonly retry: (customer: string) => void;
  /** Reads everything anew, also kept months. */
  readonly readAnew: () => void;
  readonly ask: <Kind extends QuestionKind>(question: ReportQuestion<Kind>) => Promise<ReportAnswers[Kind]>;
}

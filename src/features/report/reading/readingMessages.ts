import type { MonthHours } from '@/domain/customers/evaluation';
import type { Project } from '@/domain/customers/project';
import type { IsoDate, Period } from '@/domain/time/period';
import type { ListedPerson, ReportAnswers, ReportQuestions } from './answers';
import type { CustomerReading } from './reportReading';

/** Identifies kept rows: by user and by the address of the service. */
export interface KeptPlace {
  readonly guid: string;
  readonly service: string;
}

/** The worker's summary of a customer within the days that are needed. */
export interface CustomerSummary extends Pick<
  CustomerReading,
  'missingColumns' | 'unreadable' | 'outside' | 'differences' | 'entries' | 'readAt'
> {
  /** Kept months whose sums are no longer those of the service, as one span; null if there are none. */
  readonly outdated: Period | null;
}

/** A question of any kind. */
type AnyQuestion = {
  readonly [Kind in keyof ReportQuestions]: {
    readonly kind: Kind;
    readonly question: ReportQuestions[Kind];
  };
}[keyof ReportQuestions];

/** The calls of the page to the worker, with their answers. The worker takes them in turn. */
export interface ReadingCalls {
  /** Begins anew, with what the device kept of the customers unless that is to be ignored. */
  begin: {
    readonly ask: {
      readonly customers: readonly { readonly id: string; readonly name: string }[];
      readonly place: KeptPlace;
      readonly isKeptIgnored: boolean;
      /** Otherwise the worker neither holds nor keeps whose rows they are. */
      readonly isWithPeople: boolean;
      readonly now: number;
    };
    /** The days that the device kept of each customer. */
    readonly answer: Readonly<Record<string, Period>>;
  };
  /** Takes an export in place of the rows of the same days. */
  take: {
    readonly ask: {
      readonly customer: string;
      readonly span: Period;
      readonly bytes: ArrayBuffer;
      readonly now: number;
    };
    /** `columns`: it has neither days nor hours; `nonsense`: it is no list. Neither replaces any row. */
    readonly answer: 'taken' | 'columns' | 'nonsense';
  };
  /** Takes the sums that the rows are compared with; null if there are none. */
  evaluated: {
    readonly ask: {
      readonly customer: string;
      readonly span: Period;
      readonly months: readonly MonthHours[] | null;
    };
    readonly answer: null;
  };
  projects: {
    readonly ask: { readonly customer: string; readonly projects: readonly Project[] };
    readonly answer: null;
  };
  people: { readonly ask: readonly ListedPerson[]; readonly answer: null };
  summary: {
    readonly ask: { readonly customer: string; readonly span: Period };
    readonly answer: CustomerSummary;
  };
  /** Keeps the months of a customer up to a day on the device. */
  keep: { readonly ask: { readonly customer: string; readonly until: IsoDate }; readonly answer: null };
  /** Which customers count in the answers. */
  count: {
    readonly ask: {
      readonly customers: readonly string[];
      readonly isComplete: boolean;
      readonly today: IsoDate;
    };
    readonly answer: null;
  };
  question: { readonly ask: AnyQuestion; readonly answer: ReportAnswers[keyof ReportAnswers] };
}

/** A call with its number, by which its answer is found. */
export interface MessageToReading<Kind extends keyof ReadingCalls = keyof ReadingCalls> {
  readonly at: number;
  readonly kind: Kind;
  readonly ask: ReadingCalls[Kind]['ask'];
}

/** The answer to a call, or why there is none. */
export type MessageFromReading =
  | { readonly at: number; readonly answer: unknown }
  | { readonly at: number; readonly failure: string };

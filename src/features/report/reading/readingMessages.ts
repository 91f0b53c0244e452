import type { MonthHours } from '@/domain/customers/evaluation';
import type { Project } from '@/domain/customers/project';
import type { IsoDate, Period } from '@/domain/time/period';
import type { ListedPerson, ReportAnswers, ReportQuestion } from './answers';
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
  /** One span over the kept months whose sums no longer agree with the evaluation; null if there are none. */
  readonly outdated: Period | null;
}

/** The calls from the page to the worker, with their answers. The worker handles them one after the other. */
export interface ReadingCalls {
  /** Starts anew, with the rows that the device kept unless they are to be ignored. */
  begin: {
    readonly ask: {
      readonly customers: readonly { readonly id: string; readonly name: string }[];
      readonly place: KeptPlace;
      readonly isKeptIgnored: boolean;
      /** If false, the worker neither holds nor keeps the person of a row. */
      readonly isWithPeople: boolean;
      readonly now: number;
    };
    /** The days that the device has kept, by customer. */
    readonly answer: Readonly<Record<string, Period>>;
  };
  /** Replaces the rows of some days with those of an export. */
  take: {
    readonly ask: {
      readonly customer: string;
      readonly span: Period;
      readonly bytes: ArrayBuffer;
      readonly now: number;
    };
    /** `columns`: the export has no days or no hours; `nonsense`: it is not a list. Then no row is replaced. */
    readonly answer: 'taken' | 'columns' | 'nonsense';
  };
  /** Stores the evaluation with which the rows are compared; null if there is none. */
  evaluated: {
    readonly ask: {
      readonly customer: string;
      readonly span: Period;
      readonly months: readonly MonthHours[] | null;
      /** Rows that were read before this moment are read again where they differ from it. */
      readonly since: number;
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
  /** Keeps the whole months of a customer up to a day on the device. */
  keep: { readonly ask: { readonly customer: string; readonly until: IsoDate }; readonly answer: null };
  /** Sets which customers count in the answers. */
  count: {
    readonly ask: {
      readonly customers: readonly string[];
      readonly isComplete: boolean;
      readonly today: IsoDate;
    };
    readonly answer: null;
  };
  question: { readonly ask: ReportQuestion; readonly answer: ReportAnswers[keyof ReportAnswers] };
}

/** A call, with a number by which its answer is found. */
export interface MessageToReading<Kind extends keyof ReadingCalls = keyof ReadingCalls> {
  readonly at: number;
  readonly kind: Kind;
  readonly ask: ReadingCalls[Kind]['ask'];
}

/** The answer to a call, or the reason why there is none. */
export type MessageFromReading =
  | { readonly at: number; readonly answer: unknown }
  | { readonly at: number; readonly failure: string };

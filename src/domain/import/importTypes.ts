import type { PersonName } from '../people/person';
import type { IsoDate, Period } from '../time/period';

/** A text; of a spreadsheet a typed day is `yyyy-mm-dd hh:mm:ss`, a part of a day `h:mm:ss`, and only other numbers are numbers. */
export type Cell = string | number;

export type Titles = Partial<Readonly<Record<'client' | 'project' | 'task', string>>>;

/** A row of a file that is not blank. */
export interface TableRow {
  /** As a spreadsheet counts: line breaks in quotes are not counted. */
  readonly number: number;
  readonly cells: readonly Cell[];
  /** The days that the title above it names. */
  readonly span?: Period | null | undefined;
  /** The names of the customer, project and task in titles above it, for the columns that it lacks or leaves empty. */
  readonly titles?: Titles;
  /** Whether its hours are the sum of the rows with the same number. */
  readonly isRowSum?: boolean;
}

/** What a file holds, whatever its form. */
export interface Table {
  readonly rows: readonly TableRow[];
  /** Rows with a quote that is never closed, which was taken for a letter. */
  readonly openQuotes: readonly number[];
  /** The day from which numbers count days, if it is not the usual one. */
  readonly dayZero?: IsoDate | undefined;
}

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** What was read as characters and cells, for the tab "Reading". */
export type FileFormat =
  | {
      readonly kind: 'text';
      readonly encoding: Encoding;
      readonly separator: ',' | ';' | '\t' | '|';
      /** The cell with the first letter beyond ASCII; empty if there is none. */
      readonly sample: string;
    }
  | { readonly kind: 'spreadsheet'; readonly sheet: string; readonly sheets: readonly string[] };

/** The meanings of columns. Several columns may be `person`. */
export const roles = [
  'day',
  'end-day',
  'start',
  'end',
  'hours',
  'minutes',
  'break',
  'kind',
  'state',
  'deleted',
  'location',
  'client',
  'project',
  'task',
  'text',
  'person',
  'given-name',
  'surname',
] as const;
export type Role = (typeof roles)[number];

/** The roles of a file's columns, by place; null is not taken over. */
export type Roles = readonly (Role | null)[];

export const tools = ['toggl', 'clockify', 'kimai', 'harvest', 'solidtime', 'table'] as const;
export type Tool = (typeof tools)[number];

export interface Column {
  /** Empty if the file has no header ("Column 1") or this one has no name. */
  readonly name: string;
  /** The first cell that is not empty. */
  readonly example: string;
  readonly role: Role | null;
}

export type DayOrder = 'day-first' | 'month-first';

/** What a number in the column of hours counts; `clock`: 7,30 are seven hours and thirty minutes. */
export type HoursUnit = 'hours' | 'minutes' | 'seconds' | 'clock';

/** How `a/b/yyyy` is read, and why. */
export interface DayReading {
  /** The first cell that can be read in both orders, else the first cell. */
  readonly cell: string;
  readonly row: number;
  /** What it means; null if it is no day. */
  readonly day: IsoDate | null;
  /** null if no cell needs an order, or typed days of a spreadsheet have none. */
  readonly order: DayOrder | null;
  /**
   * Why the days are read in this order. `title`: the table has a month or week above it. `asked`: the user has not chosen
   * yet. `both-above-12`: rows contradict each other, so the user is asked as well.
   */
  readonly reason:
    | { readonly code: 'clear' | 'title' | 'chosen' | 'not-after-today' | 'asked' }
    | { readonly code: 'above-12' | 'duration'; readonly row: number; readonly cell: string }
    | { readonly code: 'file-name'; readonly part: string; readonly number: number }
    | { readonly code: 'both-above-12'; readonly rows: readonly [number, number] };
  /** Both readings, the likelier first; empty if no cell needs an order. Days are in order, each once. */
  readonly options: readonly {
    readonly order: DayOrder;
    readonly day: IsoDate | null;
    readonly days: readonly IsoDate[];
  }[];
}

/** How hours are read, and why. */
export interface HoursReading {
  /** The first cell with hours; of a file with times alone it is empty. */
  readonly cell: string;
  readonly row: number;
  readonly seconds: number | null;
  /** Of numbers without a unit of their own; null if there are none. */
  readonly unit: HoursUnit | null;
  /**
   * `times`: begin and end agree with it. `header`, `above-24`, `fraction`: that decided the unit. `clear`: each cell
   * says it. `asked` is open: between the first two of `options`.
   */
  readonly reason: 'times' | 'only-times' | 'clear' | 'chosen' | 'header' | 'above-24' | 'fraction' | 'asked';
  readonly options: readonly { readonly unit: HoursUnit; readonly seconds: number }[];
}

/** Whose rows these are; without names, the file has no column for it and all rows are one's own. */
export interface PeopleReading {
  readonly names: readonly { readonly name: string; readonly rows: number; readonly isOwn: boolean }[];
  readonly hasColumn: boolean;
}

/** What must be answered before anything can be created, in the order in which it is asked. */
export type Question = 'columns' | 'day-order' | 'hours-unit' | 'person';

/** Why a row is left out. */
export type RowProblem =
  | { readonly code: 'other'; readonly name: string }
  | {
      readonly code:
        | 'running'
        | 'no-hours'
        | 'zero'
        | 'negative'
        | 'over-24'
        | 'before-2000'
        | 'too-late'
        | 'break'
        /** It has neither text nor task nor project: `texts` of `newRecordsInParts` may give it one. */
        | 'no-text'
        /** Its line of the mapping is left out; only `newRecordsInParts` says so. */
        | 'line-left-out';
    }
  | { readonly code: 'no-such-day' | 'unreadable-hours' | 'absence' | 'void'; readonly cell: string }
  /** A sum of the file, or of a row where it differs. It and its difference to the rows are in seconds, 0 if they agree, null without a number. */
  | { readonly code: 'total' | 'row-total'; readonly sum: number | null; readonly difference: number | null }
  /** The same as an earlier row; it is taken if `counted` of `newRecordsInParts` has it. */
  | { readonly code: 'equal'; readonly row: number };

/** A hint at a row that is taken over: how its duration and its break differ from its times, or that its text was cut. */
export type RowNote =
  | { readonly code: 'break' | 'break-inside' | 'longer'; readonly seconds: number }
  | { readonly code: 'cut' };

/** A row below the header. */
export interface ImportRow {
  readonly number: number;
  /** Names its content, so that it is known when it comes again; equal rows of a file have keys of their own. */
  readonly key: string;
  readonly day: IsoDate | null;
  /** Seconds since midnight. */
  readonly start: number | null;
  readonly seconds: number | null;
  readonly client: string;
  readonly project: string;
  /** The key of its line of the mapping. */
  readonly line: string;
  readonly text: string;
  readonly location: string;
  readonly problem: RowProblem | null;
  readonly notes: readonly RowNote[];
}

/** A file as it was read and judged. */
export interface ImportReading {
  readonly kind: 'read';
  readonly name: string;
  /** SHA-256 of its bytes; null without HTTPS. */
  readonly hash: string | null;
  readonly format: FileFormat;
  readonly tool: Tool;
  /** The row of the header; null if there is none. */
  readonly headerRow: number | null;
  /** Under which the roles of the columns are kept. */
  readonly headerKey: string;
  readonly columns: readonly Column[];
  /** null while no column is one of days, or of hours or times: then the question is `columns`, and there are no rows. */
  readonly day: DayReading | null;
  readonly hours: HoursReading | null;
  readonly people: PeopleReading;
  readonly isTaskInFront: boolean;
  /** Open questions; the rows are then read as the first option says. */
  readonly questions: readonly Question[];
  readonly rows: readonly ImportRow[];
  readonly openQuotes: readonly number[];
  /** What the file has and records never get. */
  readonly notTaken: readonly ('times' | 'tags' | 'amounts' | 'billable')[];
}

/** Why a file is refused. `too-slow`: reading it was ended after ten seconds. */
export type RefusedReason =
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'unreadable'
  | 'empty'
  | 'no-rows'
  | 'too-slow';

export interface RefusedFile {
  readonly kind: 'refused';
  readonly reason: RefusedReason;
}

/** What the user chose on the tab "Reading"; nothing of it is needed. */
export interface ReadingChoices {
  readonly encoding?: Encoding;
  readonly sheet?: string;
  readonly roles?: Roles;
  readonly dayOrder?: DayOrder;
  readonly hoursUnit?: HoursUnit;
  /** The name in the file that is the user. */
  readonly ownName?: string;
  readonly isTaskInFront?: boolean;
}

/** What reading needs to know besides the file. */
export interface ReadingContext {
  readonly today: IsoDate;
  /** The company's, for moments with an offset. */
  readonly timeZone: string;
  readonly me: PersonName & { readonly mail: string; readonly username: string };
  /** Names that were chosen as the user's own, and roles by the keys of headers. */
  readonly ownNames: readonly string[];
  readonly keptRoles: Readonly<Record<string, Roles>>;
}

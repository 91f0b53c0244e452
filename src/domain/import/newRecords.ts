import type { Id } from '../id';
import type { CalendarWeek, IsoDate, IsoMonth } from '../time/period';
import type { WorkPair } from '../work/bulkEdit';
import type { WorkRecord } from '../work/workRecord';
import type { ImportRow, RowProblem } from './importTypes';
import type { MappingLine } from './mapping';

/**
 * Why a record is not ticked. The first two cannot be: `imported` came from an earlier import and is still there, and an
 * equal one is `recorded`.
 */
export type RecordMark =
  | { readonly code: 'imported' | 'recorded' | 'deleted-since' | 'under-5-minutes' | 'after-today' }
  /** The hours of the recorded one. */
  | { readonly code: 'similar'; readonly hours: number | null }
  /** The hours of the day with all that is recorded and new. */
  | { readonly code: 'long-day'; readonly hours: number };

/** A record that can be created. */
export interface NewRecord extends WorkPair {
  /** Stays the same while marks and ticks change. */
  readonly key: string;
  readonly date: IsoDate;
  readonly text: string;
  /** Empty if neither the file nor the default has one: it must be asked. */
  readonly location: string;
  /** Rounded. */
  readonly hours: number;
  /** As the file has them. */
  readonly seconds: number;
  /** In the order of the file. */
  readonly rows: readonly ImportRow[];
  readonly mark: RecordMark | null;
  /** False for what is already recorded. */
  readonly canBeTicked: boolean;
}

/** A row of the file that becomes no record. */
export interface LeftOutRow {
  readonly row: ImportRow;
  readonly problem: RowProblem;
}

export interface NewRecords {
  /** Newest day first, a day in the order of the file. */
  readonly records: readonly NewRecord[];
  readonly leftOut: readonly LeftOutRow[];
}

/** What records are made with. */
export interface RecordFacts {
  readonly lines: readonly MappingLine[];
  /** Typed texts of rows without any, by row number. */
  readonly texts: ReadonlyMap<number, string>;
  /** Numbers of equal rows that count nevertheless. */
  readonly counted: ReadonlySet<number>;
  readonly location: string;
  /** In hours. */
  readonly step: number;
  readonly today: IsoDate;
  /** The user's records down to the first day of the file; null until they are read, when nothing is marked as a double. */
  readonly recorded: readonly WorkRecord[] | null;
  /** The records of earlier imports by the keys of their rows. */
  readonly imported: ReadonlyMap<string, Id>;
}

/** The records that the rows become; each row is either in one of them or left out. */
export function newRecords(_rows: readonly ImportRow[], _facts: RecordFacts): NewRecords {
  throw new Error('not written yet');
}

/** Ticks that the user changed, by the keys of records. */
export type Ticks = ReadonlyMap<string, boolean>;

/** Whether a record will be created. */
export function isTicked(_record: NewRecord, _ticks: Ticks): boolean {
  throw new Error('not written yet');
}

/** A week of the preview, newest first; seconds and hours are those of ticked records. */
export interface ImportWeek {
  readonly week: CalendarWeek;
  readonly records: readonly NewRecord[];
  readonly ticked: number;
  readonly seconds: number;
  readonly hours: number;
}

export function importWeeks(_records: readonly NewRecord[], _ticks: Ticks): readonly ImportWeek[] {
  throw new Error('not written yet');
}

/** The hours of a month, newest first. */
export interface ImportMonth {
  readonly month: IsoMonth;
  readonly recorded: number;
  readonly added: number;
  readonly afterwards: number;
}

export function importMonths(
  _records: readonly NewRecord[],
  _ticks: Ticks,
  _recorded: readonly WorkRecord[],
): readonly ImportMonth[] {
  throw new Error('not written yet');
}

/** From the file to what is new, in seconds: `file` − `others` − `leftOut` − `notTicked` = `added`. Sums of the file are in none. */
export interface ImportFigures {
  readonly file: number;
  readonly others: number;
  readonly leftOut: number;
  /** Already or similarly recorded, and whatever else has no tick. */
  readonly notTicked: number;
  readonly added: number;
  /** Rounded, in hours. */
  readonly hours: number;
}

export function importFigures(_made: NewRecords, _ticks: Ticks): ImportFigures {
  throw new Error('not written yet');
}

import type { Id } from '../id';
import type { IsoDate } from '../time/period';
import type { WorkPair } from '../work/bulkEdit';
import type { ImportRow } from './importTypes';

/** Where rows go: to a pair (without customer: both ids null), or nowhere. */
export type Place = WorkPair | 'left-out';

/** What the user chose for a line. With `isProjectOpen` only the customer was chosen, and a project is still looked for. */
export interface LineChoice {
  readonly place: Place;
  readonly isProjectOpen?: true;
}

/** A line that was taken over before, on this device. */
export interface KeptLine {
  readonly client: string;
  readonly project: string;
  readonly place: Place;
  readonly on: IsoDate;
}

/** A client and project of the file, and where its rows go. */
export interface MappingLine {
  readonly key: string;
  readonly client: string;
  readonly project: string;
  readonly rows: number;
  readonly seconds: number;
  /** Of an open line what was found so far: at least a pair without customer. */
  readonly place: Place;
  /** Why; `words` and `recorded` are guesses and shown dashed. null if nothing was found, or nothing is named. */
  readonly from: 'chosen' | 'kept' | 'equal' | 'words' | 'recorded' | null;
  readonly keptOn: IsoDate | null;
  /** A name has found no place; it stands before the text. */
  readonly isOpen: boolean;
  /** The names that stand before the texts: `Retrofit Linie 5`; empty if all found a place. */
  readonly unplaced: string;
}

/** What lines are suggested from. */
export interface MappingFacts {
  readonly customers: readonly { readonly id: Id; readonly name: string }[];
  /** Of those customers whose projects have been read. */
  readonly projects: readonly { readonly id: Id; readonly name: string; readonly customerId: Id }[];
  /** Pairs of the user's records. */
  readonly recorded: readonly WorkPair[];
  readonly kept: readonly KeptLine[];
  /** By the keys of lines. */
  readonly chosen: ReadonlyMap<string, LineChoice>;
}

/** One line per client and project of the rows that can be taken over, open ones first, then by hours. */
export function mappingLines(_rows: readonly ImportRow[], _facts: MappingFacts): readonly MappingLine[] {
  throw new Error('not written yet');
}

/** The customers whose projects are needed, because a line that names a project goes to them. */
export function customersInQuestion(_lines: readonly MappingLine[]): readonly Id[] {
  throw new Error('not written yet');
}

/** What is kept after an import: its lines that are not open, newest first, before those kept earlier, at most 500. */
export function keptLinesAfter(
  _lines: readonly MappingLine[],
  _kept: readonly KeptLine[],
  _today: IsoDate,
): readonly KeptLine[] {
  throw new Error('not written yet');
}

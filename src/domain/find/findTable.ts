import type { Id } from '../id';
import type { IsoDate, Period } from '../time/period';

/** A table of the fields by which the entries of a list can be searched, filtered and sorted. */
export interface FindTable<Entry> {
  /** The texts of an entry that are shown, and what else its text is searched in. */
  readonly textsOf: (entry: Entry) => readonly (string | null | undefined)[];
  readonly filters: readonly Filter<Entry>[];
  /** The columns that can be sorted by, by name. */
  readonly sorts: Readonly<Record<string, Sort<Entry>>>;
  /** The day of an entry, by which entries that are equal otherwise are sorted; null if it has none. */
  readonly dayOf: (entry: Entry) => IsoDate | null;
  readonly idOf: (entry: Entry) => Id;
}

/** Entries with or without something. */
export type Side = 'with' | 'without';

/** A filter of a list. */
export type Filter<Entry> =
  /** Entries that have one of the chosen values. */
  | {
      readonly kind: 'choice';
      /** Also the parameter of the address. */
      readonly name: string;
      readonly valuesOf: (entry: Entry) => readonly string[];
      /** All values that there are; missing if these are ids or words of the entries. */
      readonly values?: readonly string[];
    }
  /** Entries whose days share one with the chosen period. */
  | { readonly kind: 'period'; readonly name: 'period'; readonly daysOf: (entry: Entry) => Period }
  /** Entries with or without something. */
  | {
      readonly kind: 'mark';
      readonly name: string;
      /** Its word in the parameters `with` and `without`. */
      readonly word: string;
      readonly sides: readonly Side[];
      readonly isWith: (entry: Entry) => boolean;
    };

/** A column by which a list is sorted; entries without a value come last in both directions. */
export type Sort<Entry> =
  | { readonly kind: 'text'; readonly valueOf: (entry: Entry) => string | null }
  | { readonly kind: 'number'; readonly valueOf: (entry: Entry) => number | null }
  | { readonly kind: 'date'; readonly valueOf: (entry: Entry) => string | null };

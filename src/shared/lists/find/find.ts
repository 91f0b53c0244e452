import type { FindQuery, Sorting } from '@/domain/find/findQuery';
import type { IconShapes } from '../../ui/buttons/Icon';

/** Rows that are rendered at first, and with each "Show 100 more". */
export const ROWS_AT_ONCE = 100;

/** A value that a filter offers. */
export interface FilterValue {
  /** The value in the query, such as an id. */
  readonly value: string;
  readonly label: string;
  /** Tells apart what has the same label, such as the customer of a project. */
  readonly detail?: string;
  /** How many entries have it; missing while that is not known. */
  readonly count?: number;
}

/** A filter as it is shown. */
export interface ShownFilter {
  readonly name: string;
  readonly label: string;
  readonly icon: IconShapes;
  /** Only one of its values can be chosen. */
  readonly isSingle: boolean;
  readonly values: readonly FilterValue[];
  /** The chosen values, with the words for them. */
  readonly chosen: readonly FilterValue[];
  /** Chooses other values; none removes the filter. */
  readonly choose: (values: readonly string[]) => void;
}

/** Whether the words for the value of a filter say what it is about, as "with receipt" does. */
export function namesKind(
  { label, isSingle }: Pick<ShownFilter, 'label' | 'isSingle'>,
  words: string,
): boolean {
  return isSingle && words.toLowerCase().includes(label.toLowerCase());
}

/** The query of a list and how to change it, for the line above the list. */
export interface Find {
  readonly query: FindQuery;
  readonly filters: readonly ShownFilter[];
  /** The typed text; the list follows shortly after. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly sortBy: (sort: Sorting | null) => void;
  /** Whether a column is sorted down first. */
  readonly startsDown: (by: string) => boolean;
  /** Removes text, filters and order. */
  readonly reset: () => void;
  /** Called when the filters are about to be looked at: names of their values can be fetched. */
  readonly onOpen?: (() => void) | undefined;
}

/** How many entries, and their sums: "3 customers", "9 projects". */
export type Counts = readonly [string, ...string[]];

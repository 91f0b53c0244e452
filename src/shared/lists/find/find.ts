import type { ExportColumn, FileTable } from '@/domain/find/exportTable';
import type { OpenPeriod } from '@/domain/find/findPeriod';
import type { FindQuery, Sorting } from '@/domain/find/findQuery';
import type { IconShapes } from '../../ui/buttons/Icon';
import type { Typing } from './useTyping';
import type { WholeList } from './useWholeList';
import type { NamedView } from '@/domain/find/namedViews';

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
  /** It can also mean all but the chosen values. */
  readonly exclusion?: Exclusion;
}

/** Whether the chosen values of a filter are those that are left out, and how to turn that. */
export interface Exclusion {
  readonly label: string;
  readonly isOn: boolean;
  readonly turn: () => void;
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
  /** The text while it is typed; the list follows shortly after. */
  readonly typing: Typing;
  readonly sortBy: (sort: Sorting | null) => void;
  /** Whether a column is sorted down first. */
  readonly startsDown: (by: string) => boolean;
  /** The part of the address with the query; empty if nothing is asked. */
  readonly address: string;
  /** Asks what such a part says, and nothing else. */
  readonly ask: (address: string) => void;
  /** Removes text, filters and order. */
  readonly reset: () => void;
  /** Called when the filters are about to be looked at: names of their values can be fetched. */
  readonly onOpen?: (() => void) | undefined;
}

/** The same for the field, which is rendered again with each letter. */
export interface TypedFind extends Find {
  /** The text in the field. */
  readonly text: string;
}

/** A list that can be written to a file or on paper, and that has named views. */
export interface ExportedList<Entry> {
  /** Tells its named views on the device from those of other lists. */
  readonly name: string;
  readonly title: string;
  /** The columns of the file. */
  readonly columns: readonly ExportColumn<Entry>[];
}

/** The part of a list that is exported: the rows that are shown, as far as the list was read. */
export interface ListExport extends Pick<ExportedList<unknown>, 'name' | 'title'> {
  readonly whole: WholeList<unknown>;
  /** Something is asked; otherwise the whole list is written, and read for that alone. */
  readonly isAsked: boolean;
  /** The period that is asked for. */
  readonly period: OpenPeriod | null;
  /** The entries with the notes below them. */
  readonly tableOf: (notes: readonly string[]) => FileTable;
  /** Reads the whole list although nothing is asked, or lets go of it. */
  readonly read: (isWanted: boolean) => void;
}

/** How many entries, and their sums: "3 customers", "9 projects". */
export type Counts = readonly [string, ...string[]];

/** How a list can be written: to a file, or on paper. */
export type ExportFormat = 'xlsx' | 'csv' | 'print';

/** Something that is done with a list and takes longer than a press: in a dialog, or on paper. */
export type ToolJob =
  | { readonly kind: 'export'; readonly format: ExportFormat }
  /** Gives a view a name: what is asked, or a view that has one already. */
  | { readonly kind: 'name'; readonly view: NamedView | null };

/** A list, and how something is begun with it. */
export interface ToolUse {
  readonly find: Find;
  readonly exporting: ListExport;
  /** Null while nothing is asked. */
  readonly counts: Counts | null;
  readonly begin: (job: ToolJob) => void;
  /** The name of the view that was chosen last; null if none was since nothing was asked. */
  readonly view: string | null;
  readonly choose: (view: string | null) => void;
}

import type { NamedView } from '@/domain/find/namedViews';
import type { Counts, Find, ListExport } from '../find';

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

import type { ReactNode } from 'react';
import type { FileTable } from '@/domain/find/exportTable';
import type { OpenPeriod } from '@/domain/find/findPeriod';
import type { ShownSettings } from './useReportNotes';

/** The content of a file or of a print, besides its notes. */
export interface FileContent {
  /** The table of the tab. If it has `sums`, its last row has the sums. */
  readonly table: FileTable;
  readonly shownSettings: ShownSettings;
  /** The chart and the figures, which are printed above the table. */
  readonly overview?: ReactNode;
}

/** The names and contents of a tab's files. */
export interface FileContents {
  /** The name of its files, without their days. */
  readonly of: string;
  readonly days: OpenPeriod;
  /** The name of the sheet with its table. */
  readonly sheet: string;
  /** Asks the worker for the content. */
  readonly read: () => Promise<FileContent>;
  /** The entries behind the table; missing for a tab that has none. */
  readonly entries?: {
    /** How many entries there are; undefined while that is unknown. */
    readonly count: number | undefined;
    /** Asks the worker for the entries, as the JSON of a table. */
    readonly read: () => Promise<string>;
  };
}

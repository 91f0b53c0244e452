import type { ReactNode } from 'react';
import type { FileTable } from '@/domain/find/exportTable';
import type { ReportNotes } from './useReportNotes';

/** The content of a file or of a print. */
export interface FileContent {
  /** The table of the tab. If it has `sums`, its last row has the sums. */
  readonly table: FileTable;
  readonly notes: ReportNotes;
  /** All entries behind the table, as the JSON of a table. */
  readonly entries?: string;
  /** The chart and the figures, which are printed above the table. */
  readonly overview?: ReactNode;
}

/** The names and contents of a tab's files. */
export interface FileContents {
  /** The name of its files, without an ending. */
  readonly name: string;
  /** The name of the sheet with its table. */
  readonly sheet: string;
  /**
   * Asks the worker for the content. All questions are asked at once. The worker answers them one after the other without
   * taking new data in between, so that the parts of a file agree with each other.
   *
   * @param isWithEntries whether the entries are needed as well, if the tab has any
   */
  readonly read: (isWithEntries: boolean) => Promise<FileContent>;
  /** The file of the entries; missing for a tab that has none. */
  readonly entries?: {
    readonly name: string;
    /** How many entries there are; undefined while that is unknown. */
    readonly count: number | undefined;
    readonly read: () => Promise<string>;
  };
}

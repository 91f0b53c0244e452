import type { ReactNode } from 'react';
import type { FileTable } from '@/domain/find/exportTable';
import type { ReportNotes } from './useReportNotes';

/** The content of a file or of a print. */
export interface FileContent {
  /** The table of the tab. If it has `sums`, its last row is that of the sums. */
  readonly table: FileTable;
  readonly notes: ReportNotes;
  /** All entries behind the table, as the JSON of a table. */
  readonly entries?: string;
  /** Above the table on paper: the chart and the figures. */
  readonly overview?: ReactNode;
}

/** How a tab writes its files. */
export interface FileContents {
  /** The name of its files, without an ending. */
  readonly name: string;
  /** The name of the sheet with its table. */
  readonly sheet: string;
  /**
   * Asks for the content. All questions are asked at once: the worker answers them one after the other and takes nothing
   * that was read in between, so that the parts of a file are of the same state.
   *
   * @param isWithEntries whether also the entries are written, if the tab has any
   */
  readonly read: (isWithEntries: boolean) => Promise<FileContent>;
  /** The entries alone; missing for a tab that has none. */
  readonly entries?: {
    readonly name: string;
    /** Undefined while it is not known. */
    readonly count: number | undefined;
    readonly read: () => Promise<string>;
  };
}

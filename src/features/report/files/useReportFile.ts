import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileTable, withRoundingNote } from '@/domain/find/exportTable';
import type { OpenPeriod } from '@/domain/find/findPeriod';
import type { MessageToExportWorker } from '@/shared/spreadsheet/exportMessages';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import { useFormats } from '@/shared/i18n/useFormats';
import { useFileName } from './fileWords';
import { useFileWriting } from '@/shared/spreadsheet/useFileWriting';
import { type ReportNotes, type ShownSettings, notesTable, useReportNotes } from './useReportNotes';

/** The content of a file or of a print, besides its notes. */
interface FileContent {
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

/** The format in which a tab is written. */
type ReportFormat = 'xlsx' | 'table-csv' | 'entries-csv' | 'print';

/** The whole content of a file or of a print. */
export interface WrittenContent extends FileContent {
  readonly notes: ReportNotes;
  /** All entries behind the table, as the JSON of a table. */
  readonly entries: string | undefined;
}

/** Writes a tab to a file, or returns the content to print. */
export function useReportFile(contents: FileContents) {
  const { t } = useTranslation(['report', 'common']);
  const { language } = useFormats();
  const { isWriting, write, save, tellEmpty } = useFileWriting();
  const [printed, setPrinted] = useState<WrittenContent | null>(null);
  const nameOf = useFileName();
  const { askNames, notesOf } = useReportNotes();
  const name = nameOf(contents.of, contents.days);

  function sheetsOf({ table, entries, notes }: WrittenContent): MessageToExportWorker {
    const heads = [t('files.noteHead'), t('files.noteText')] as const;
    return {
      sheets: [
        { name: contents.sheet, table, total: null },
        ...(entries === undefined
          ? []
          : [{ name: t('files.sheets.entries'), table: entries, total: t('report.sum') }]),
        { name: t('files.sheets.notes'), table: notesTable(notes, heads), total: null },
      ],
    };
  }

  /**
   * Writes the tab in a format. No file is written if the table has no rows. All questions are asked at once: the worker
   * answers them one after the other without taking new data in between, so that the parts of a file agree with each other.
   */
  async function written(format: ReportFormat): Promise<void> {
    if (format === 'entries-csv') {
      const { entries } = contents;
      const entriesName = nameOf(t('files.entriesName'), contents.days);
      if (entries) await save({ csv: await entries.read(), language }, fileNameOf(entriesName, 'csv'));
      return;
    }
    const [content, names, entries] = await Promise.all([
      contents.read(),
      askNames(),
      format === 'xlsx' ? contents.entries?.read() : undefined,
    ]);
    const table = withRoundingNote(content.table, t('common:rounded'));
    const whole = { ...content, table, entries, notes: notesOf(content.shownSettings, names) };
    const count = table.rows.length - (table.sums ? 1 : 0);
    if (count === 0) tellEmpty();
    else if (format === 'print') setPrinted(whole);
    else if (format === 'xlsx') await save(sheetsOf(whole), fileNameOf(name, 'xlsx'), count);
    else await save({ csv: table, language }, fileNameOf(name, 'csv'), count);
  }

  return {
    name,
    isWriting,
    write: async (format: ReportFormat) => write(async () => written(format)),
    printed,
    endPrint: () => setPrinted(null),
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withRoundingNote } from '@/domain/find/exportTable';
import type { MessageToExportWorker } from '@/shared/spreadsheet/exportMessages';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import { useFormats } from '@/shared/i18n/useFormats';
import type { ReportReading } from '../reading/reportReading';
import type { FileContent, FileContents } from './fileContents';
import { useFileName } from './fileWords';
import { useFileWriting } from '@/shared/spreadsheet/useFileWriting';
import { type ReportNotes, notesTable, useReportNotes } from './useReportNotes';

/** The format in which a tab is written. */
type ReportFormat = 'xlsx' | 'table-csv' | 'entries-csv' | 'print';

/** The whole content of a file or of a print. */
export interface WrittenContent extends FileContent {
  readonly notes: ReportNotes;
  /** All entries behind the table, as the JSON of a table. */
  readonly entries: string | undefined;
}

/** Writes a tab to a file, or returns the content to print. */
export function useReportFile(reading: ReportReading, contents: FileContents) {
  const { t } = useTranslation(['report', 'common']);
  const { language } = useFormats();
  const { isWriting, write, save, tellEmpty } = useFileWriting();
  const [printed, setPrinted] = useState<WrittenContent | null>(null);
  const nameOf = useFileName(reading);
  const { askNames, notesOf } = useReportNotes(reading);
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

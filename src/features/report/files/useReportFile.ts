import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withRoundingNote } from '@/domain/find/exportTable';
import type { MessageToExportWorker } from '@/shared/spreadsheet/exportMessages';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import { useFormats } from '@/shared/i18n/useFormats';
import type { FileContent, FileContents } from './fileContents';
import { useFileWriting } from './useFileWriting';
import { notesTable } from './useReportNotes';

/** The format in which a tab is written. */
type ReportFormat = 'xlsx' | 'table-csv' | 'entries-csv' | 'print';

/** Writes a tab to a file, or returns the content to print. */
export function useReportFile(contents: FileContents) {
  const { t } = useTranslation(['report', 'common']);
  const { language } = useFormats();
  const { isWriting, write, save, tellEmpty } = useFileWriting();
  const [printed, setPrinted] = useState<FileContent | null>(null);

  function sheetsOf({ table, entries, notes }: FileContent): MessageToExportWorker {
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

  /** Writes the tab in a format. No file is written if the table has no rows. */
  async function written(format: ReportFormat): Promise<void> {
    if (format === 'entries-csv') {
      const { entries } = contents;
      if (entries) await save({ csv: await entries.read(), language }, fileNameOf(entries.name, 'csv'));
      return;
    }
    const content = await contents.read(format === 'xlsx');
    const table = withRoundingNote(content.table, t('common:rounded'));
    const count = table.rows.length - (table.sums ? 1 : 0);
    if (count === 0) tellEmpty();
    else if (format === 'print') setPrinted({ ...content, table });
    else if (format === 'xlsx')
      await save(sheetsOf({ ...content, table }), fileNameOf(contents.name, 'xlsx'), count);
    else await save({ csv: table, language }, fileNameOf(contents.name, 'csv'), count);
  }

  return {
    isWriting,
    write: async (format: ReportFormat) => write(async () => written(format)),
    printed,
    endPrint: () => setPrinted(null),
  };
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileTable } from '@/domain/find/exportTable';
import { saveFile } from '@/shared/files/saveFile';
import { useFormats } from '@/shared/i18n/useFormats';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { createWorkbook } from '@/shared/spreadsheet/createWorkbook';
import type { MessageToExportWorker } from '@/shared/spreadsheet/exportMessages';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import { useAppDispatch } from '@/shared/store/hooks';
import type { ReportReading } from '../reading/reportReading';
import { useReportContents } from './useReportContents';
import { type ReportNotes, notesTable } from './useReportNotes';

/** How a report is written. */
export type ReportFormat = 'xlsx' | 'table-csv' | 'entries-csv' | 'print';

/** A report on paper. */
export interface PrintedContents {
  readonly table: FileTable;
  readonly notes: ReportNotes;
}

/** Writes a report to a file, or hands over what is to be on paper; says how it went. */
export function useReportFile(reading: ReportReading) {
  const { t } = useTranslation(['report', 'find']);
  const { language } = useFormats();
  const dispatch = useAppDispatch();
  const contents = useReportContents(reading);
  const [isWriting, setIsWriting] = useState(false);
  const [printed, setPrinted] = useState<PrintedContents | null>(null);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  /** The three sheets. */
  async function sheetsOf(table: FileTable): Promise<MessageToExportWorker> {
    const [entries, notes] = [await contents.entries(), await contents.notes()];
    const heads = [t('report:files.noteHead'), t('report:files.noteText')] as const;
    return {
      sheets: [
        { name: t('report:files.sheets.table'), table, total: null },
        { name: t('report:files.sheets.entries'), table: entries, total: t('report:report.sum') },
        { name: t('report:files.sheets.notes'), table: notesTable(notes, heads), total: null },
      ],
    };
  }

  /** Saves what the worker writes. */
  async function save(message: MessageToExportWorker, name: string, rows?: number): Promise<void> {
    const own = new AbortController();
    control.current = own;
    const outcome = await createWorkbook(message, { signal: own.signal, onProgress: () => undefined });
    if (outcome.kind === 'failed') throw new Error(outcome.message);
    if (outcome.kind === 'empty') tellEmpty();
    if (outcome.kind !== 'done') return;
    saveFile(outcome.file, name);
    const text = t('find:export.done', { count: rows ?? outcome.rows, file: name });
    dispatch(noticeGiven({ tone: 'success', text, lifeMs: noticeLife.done }));
  }

  const tellEmpty = () =>
    dispatch(noticeGiven({ tone: 'info', text: t('find:export.nothing'), lifeMs: noticeLife.done }));

  /** Writes what is asked for. A report without entries has no file. */
  async function written(format: ReportFormat): Promise<void> {
    if (format === 'entries-csv') {
      const csv = await contents.entries();
      const stem = contents.name(t('report:files.entriesName'));
      await save({ csv, language }, fileNameOf(stem, 'csv'));
      return;
    }
    const table = await contents.table();
    // The last row has the sums.
    const count = table.rows.length - 1;
    if (count === 0) tellEmpty();
    else if (format === 'print') setPrinted({ table, notes: await contents.notes() });
    else if (format === 'xlsx') await save(await sheetsOf(table), fileNameOf(contents.name(), 'xlsx'), count);
    else await save({ csv: table, language }, fileNameOf(contents.name(), 'csv'), count);
  }

  async function write(format: ReportFormat): Promise<void> {
    if (isWriting) return;
    setIsWriting(true);
    try {
      await written(format);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      dispatch(noticeGiven({ tone: 'error', text: t('find:export.failed', { reason }) }));
    } finally {
      setIsWriting(false);
    }
  }

  return { name: contents.name(), isWriting, write, printed, endPrint: () => setPrinted(null) };
}

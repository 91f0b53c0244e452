import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '@/domain/find/csv';
import { exportName } from '@/domain/find/exportName';
import { type FileTable, withRoundingNote } from '@/domain/find/exportTable';
import { useErrorText } from '../../../api/useErrorText';
import { saveFile } from '../../../files/saveFile';
import { useFormats } from '../../../i18n/useFormats';
import { doneNotice, noticeGiven, noticeLife } from '../../../notices/noticesSlice';
import { createWorkbook } from '../../../spreadsheet/createWorkbook';
import { csvFile, fileNameOf } from '../../../spreadsheet/fileName';
import { useAppDispatch } from '../../../store/hooks';
import type { ListExport, ExportFormat } from '../find';
import { useMomentText } from '../useMomentText';

/** The file of a list, and how far it is written. */
export type ListFile = ReturnType<typeof useListFile>;

/**
 * Notes for the reader of the file: up to where the list was read, that some entries could not be read, and the age of
 * those that are kept on the device.
 */
function useExportNotes({ whole }: Pick<ListExport, 'whole'>): readonly string[] {
  const { t } = useTranslation(['find', 'common']);
  const formats = useFormats();
  const momentText = useMomentText();
  const { state, entries, backTo, unreadable, keptAt } = whole;
  const notes: string[] = [];
  const count = entries.length;
  if (state.kind === 'doubtful') notes.push(t('common:errors.doubtful'));
  else if (state.kind !== 'whole' && state.kind !== 'enough')
    notes.push(
      backTo === null
        ? t('find:export.missing', { count, read: formats.plain(count) })
        : t('find:export.missingBefore', { day: formats.date(backTo) }),
    );
  if (unreadable.length > 0) notes.push(t('common:unreadable.without', { count: unreadable.length }));
  if (keptAt !== undefined) notes.push(t('find:asOf', { time: momentText(keptAt) }));
  return notes;
}

interface ListFileOptions {
  readonly exporting: ListExport;
  readonly format: ExportFormat;
  /** Called with what is to be on paper. */
  readonly onPrint: (table: FileTable) => void;
  readonly onEnd: () => void;
}

/** Writes what is shown of a list to a file, says so and ends. */
export function useListFile({ exporting, format, onPrint, onEnd }: ListFileOptions) {
  const { t } = useTranslation(['find', 'common']);
  const { language } = useFormats();
  const dispatch = useAppDispatch();
  const notes = useExportNotes(exporting);
  const errorText = useErrorText();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  /** The file, or why there is none; undefined if it was given up. */
  async function fileOf(table: FileTable): Promise<Blob | string | undefined> {
    if (format === 'csv') return csvFile(csvOf(table, language));
    const own = new AbortController();
    control.current = own;
    const texts = { sheet: exporting.title, total: t('export.total') };
    const outcome = await createWorkbook({ table, texts }, { signal: own.signal, onProgress: setShare });
    if (outcome.kind === 'done') return outcome.file;
    return outcome.kind === 'failed' ? errorText(null) : undefined;
  }

  async function write(): Promise<void> {
    const table = withRoundingNote(exporting.tableOf(notes), t('common:rounded'));
    const count = table.rows.length;
    if (count === 0) {
      dispatch(noticeGiven({ tone: 'info', text: t('export.nothing'), lifeMs: noticeLife.done }));
      onEnd();
      return;
    }
    if (format === 'print') {
      onPrint(table);
      return;
    }
    setFailure(null);
    setShare(0);
    const file = await fileOf(table);
    setShare(null);
    if (file === undefined) return;
    if (typeof file === 'string') {
      setFailure(file);
      return;
    }
    const name = fileNameOf(exportName(exporting.title, exporting.period), format);
    saveFile(file, name);
    dispatch(doneNotice(t('export.done', { count, file: name })));
    onEnd();
  }

  return {
    isWriting: share !== null,
    /** From 0 to 1. */
    share: share ?? 0,
    /** Why it was not written; null if it was, or is not yet. */
    failure,
    /** The sentences below the rows. */
    notes,
    write,
  };
}

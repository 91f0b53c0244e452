import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { saveFile } from '@/shared/files/saveFile';
import { doneNotice, errorNotice, noticeGiven, noticeLife } from '@/shared/notices/noticesSlice';
import { createWorkbook } from '@/shared/spreadsheet/createWorkbook';
import type { MessageToExportWorker } from '@/shared/spreadsheet/exportMessages';
import { useAppDispatch } from '@/shared/store/hooks';

/** Writes one file at a time, and shows a notice with the result. */
export function useFileWriting() {
  const { t } = useTranslation('find');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [isWriting, setIsWriting] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const tellEmpty = () =>
    dispatch(noticeGiven({ tone: 'info', text: t('export.nothing'), lifeMs: noticeLife.done }));

  /** Lets the worker write a file, and saves it. The notice counts the rows of the file, unless another number is given. */
  async function save(message: MessageToExportWorker, name: string, rows?: number): Promise<void> {
    const own = new AbortController();
    control.current = own;
    const outcome = await createWorkbook(message, { signal: own.signal, onProgress: () => undefined });
    if (outcome.kind === 'failed') throw new Error('unwritten');
    if (outcome.kind === 'empty') tellEmpty();
    if (outcome.kind !== 'done') return;
    saveFile(outcome.file, name);
    dispatch(doneNotice(t('export.done', { count: rows ?? outcome.rows, file: name })));
  }

  /** Runs the work, unless another file is being written. If it fails, or answers why there is no file, that is shown. */
  async function write(work: () => Promise<string | void>): Promise<void> {
    if (isWriting) return;
    setIsWriting(true);
    const reason = await work().catch(errorText);
    if (typeof reason === 'string') dispatch(errorNotice(t('export.failed', { reason })));
    setIsWriting(false);
  }

  return { isWriting, write, save, tellEmpty };
}

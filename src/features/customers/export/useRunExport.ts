import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { doneNotice, noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { type ApiError, isSessionEnd } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { send } from '@/shared/api/httpClient';
import { saveFile } from '@/shared/files/saveFile';
import { type WorkbookOutcome, createWorkbook } from '@/shared/spreadsheet/createWorkbook';
import { fileNameOf } from '@/shared/spreadsheet/fileName';
import type { AnswerColumn } from '@/shared/spreadsheet/exportMessages';
import type { TeamOf } from '../members/membersApi';

/** A column without its title. */
type Untitled = Omit<AnswerColumn, 'title'>;

/** The columns of the spreadsheet, from left to right, by the key of their title below `exportDialog.columns`. */
const columns = {
  date: { field: 'Date', kind: 'date' },
  employee: { field: 'Employee', kind: 'text', width: 24 },
  customer: { field: 'Customer', kind: 'text' },
  project: { field: 'Project', kind: 'text' },
  description: { field: 'Description', kind: 'text', width: 60 },
  location: { field: 'Location', kind: 'text', width: 18 },
  hours: { field: 'HoursWorked', kind: 'hours' },
  travelTime: { field: 'TravelTime', kind: 'hours', width: 12, isOptional: true },
} as const satisfies Readonly<Record<string, Untitled>>;

type Key = keyof typeof columns;

/** The columns with their titles. */
function exportColumns(titleOf: (key: Key) => string): readonly AnswerColumn[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are its own keys
  return (Object.keys(columns) as Key[]).map((key) => Object.assign({ title: titleOf(key) }, columns[key]));
}

/** An export may cover years, so it gets a longer timeout than a page. */
const EXPORT_TIMEOUT_MS = 120_000;

/**
 * Fetches the rows of a period for a customer or project, saves them as a spreadsheet and says so; unmounting the dialog
 * cancels it.
 */
export function useRunExport(of: TeamOf, name: string, onSaved: () => void) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const failure = useExportFailure();
  /** Progress from 0 to 1; null while no export is running. */
  const [share, setShare] = useState<number | null>(null);
  /** The last period without any rows; null before that and while an export is running. */
  const [empty, setEmpty] = useState<Period | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function write(
    { from, to }: Period,
    signal: AbortSignal,
  ): Promise<WorkbookOutcome | { readonly kind: 'unanswered'; readonly error: ApiError }> {
    const answer = await send({
      method: 'GET',
      url: `/${of.kind}/${encodeURIComponent(of.id)}/export`,
      params: { startDate: from, endDate: to },
      timeoutMs: EXPORT_TIMEOUT_MS,
      wantsBytes: true,
      isLogged: true,
      signal,
    });
    if ('error' in answer) return { kind: 'unanswered', error: answer.error };
    if (!(answer.data instanceof ArrayBuffer)) return { kind: 'contract', path: 'JSON' };
    const message = {
      bytes: answer.data,
      columns: exportColumns((key) => t(`exportDialog.columns.${key}`)),
      texts: { sheet: t('exportDialog.sheet'), total: t('exportDialog.total') },
    };
    return createWorkbook(message, { signal, onProgress: setShare });
  }

  async function exportPeriod(period: Period): Promise<void> {
    control.current?.abort();
    const { signal } = (control.current = new AbortController());
    setEmpty(null);
    failure.withdraw();
    setShare(0);
    const outcome = await write(period, signal);
    if (signal.aborted) return;
    setShare(null);
    const tell = (reason: string) => failure.tell(reason, () => void exportPeriod(period));
    switch (outcome.kind) {
      case 'done': {
        const file = fileNameOf(name);
        saveFile(outcome.file, file);
        dispatch(doneNotice(t('exportDialog.done', { count: outcome.rows, file })));
        onSaved();
        return;
      }
      case 'empty':
        setEmpty(period);
        return;
      case 'contract':
        tell(errorText(outcome));
        return;
      case 'unanswered':
        if (!isSessionEnd(outcome.error)) tell(errorText(outcome.error));
        return;
      case 'failed':
        // oxlint-disable-next-line no-console -- R-1.22 asks for this line in the log
        console.warn('export: unwritten');
        tell(errorText(null));
        return;
      case 'cancelled':
        return;
    }
  }

  return { share, empty, exportPeriod, forgetEmpty: () => setEmpty(null) };
}

/**
 * Shows in a quiet message why nothing was exported, with a retry. The message disappears with the dialog, because the
 * retry needs the dialog's values.
 */
function useExportFailure() {
  const { t } = useTranslation(['customers', 'common']);
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const id = `export/${useId()}`;
  function withdraw() {
    noticeActions.drop(id);
    dispatch(noticeDismissed(id));
  }
  const leave = useEffectEvent(withdraw);
  useEffect(() => () => leave(), []);
  return {
    withdraw,
    tell: (reason: string, retry: () => void) => {
      noticeActions.register(id, retry);
      dispatch(
        noticeGiven({
          id,
          tone: 'error',
          text: t('customers:exportDialog.failed', { reason }),
          action: { label: t('common:actions.retry'), id },
        }),
      );
    },
  };
}

import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { doneNotice, noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { type ApiError, isSessionEnd } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { send } from '@/shared/api/httpClient';
import { saveFile } from '@/shared/files/saveFile';
import { createWorkbook } from '@/shared/spreadsheet/createWorkbook';
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

/** Exports a period and reports the outcome. */
export function useRunExport(of: TeamOf, name: string, onSaved: () => void) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const { share, run } = useExport(of, name);
  const failure = useExportFailure();
  /** The last period without any rows; null before that and while an export is running. */
  const [empty, setEmpty] = useState<Period | null>(null);

  async function exportPeriod(period: Period): Promise<void> {
    setEmpty(null);
    failure.withdraw();
    const outcome = await run(period);
    switch (outcome.kind) {
      case 'saved': {
        dispatch(doneNotice(t('exportDialog.done', { count: outcome.rows, file: outcome.file })));
        onSaved();
        return;
      }
      case 'empty':
        setEmpty(period);
        return;
      case 'failed':
      case 'unwritten':
        failure.tell(outcome, () => void exportPeriod(period));
        return;
      case 'cancelled':
        return;
    }
  }

  return { share, empty, exportPeriod, forgetEmpty: () => setEmpty(null) };
}

type Failure = Extract<ExportOutcome, { kind: 'failed' | 'unwritten' }>;

/**
 * Shows in a quiet message why nothing was exported, with a retry. The message disappears with the dialog, because the
 * retry needs the dialog's values.
 */
function useExportFailure() {
  const { t } = useTranslation(['customers', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const id = `export/${useId()}`;

  function withdraw() {
    noticeActions.drop(id);
    dispatch(noticeDismissed(id));
  }

  useEffect(
    () => () => {
      noticeActions.drop(id);
      dispatch(noticeDismissed(id));
    },
    [dispatch, noticeActions, id],
  );

  return {
    withdraw,
    tell: (failure: Failure, retry: () => void) => {
      if (failure.kind === 'failed' && isSessionEnd(failure.error)) return;
      const reason =
        failure.kind === 'failed'
          ? errorText(failure.error)
          : t('customers:exportDialog.unwritten', { reason: failure.message });
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

/** An export may cover years, so it gets a longer timeout than a page. */
const EXPORT_TIMEOUT_MS = 120_000;

/** The outcome of an export. */
type ExportOutcome =
  | { readonly kind: 'saved'; readonly rows: number; readonly file: string }
  | { readonly kind: 'empty' | 'cancelled' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  /** The spreadsheet could not be written; `message` is the browser's own. */
  | { readonly kind: 'unwritten'; readonly message: string };

/** Fetches the rows of a customer or project and saves them as a spreadsheet; unmounting the dialog cancels it. */
function useExport(of: TeamOf, name: string) {
  const { t } = useTranslation('customers');
  const [share, setShare] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function write({ from, to }: Period, signal: AbortSignal): Promise<ExportOutcome> {
    const answer = await send({
      method: 'GET',
      url: `/${of.kind}/${encodeURIComponent(of.id)}/export`,
      params: { startDate: from, endDate: to },
      timeoutMs: EXPORT_TIMEOUT_MS,
      wantsBytes: true,
      isLogged: true,
      signal,
    });
    if ('error' in answer)
      return answer.error.kind === 'cancelled'
        ? { kind: 'cancelled' }
        : { kind: 'failed', error: answer.error };
    if (!(answer.data instanceof ArrayBuffer))
      return { kind: 'failed', error: { kind: 'contract', path: 'JSON' } };
    const message = {
      bytes: answer.data,
      columns: exportColumns((key) => t(`exportDialog.columns.${key}`)),
      texts: { sheet: t('exportDialog.sheet'), total: t('exportDialog.total') },
    };
    const outcome = await createWorkbook(message, { signal, onProgress: setShare });
    switch (outcome.kind) {
      case 'done': {
        const file = fileNameOf(name);
        saveFile(outcome.file, file);
        return { kind: 'saved', rows: outcome.rows, file };
      }
      case 'contract':
        return { kind: 'failed', error: outcome };
      case 'failed':
        // oxlint-disable-next-line no-console -- R-1.22 asks for this line in the log
        console.warn('export: unwritten');
        return { kind: 'unwritten', message: outcome.message };
      case 'empty':
      case 'cancelled':
        return outcome;
    }
  }

  return {
    /** Progress from 0 to 1; null while no export is running. */
    share,
    run: async (period: Period): Promise<ExportOutcome> => {
      control.current?.abort();
      const own = new AbortController();
      control.current = own;
      setShare(0);
      const outcome = await write(period, own.signal);
      if (!own.signal.aborted) setShare(null);
      return outcome;
    },
  };
}

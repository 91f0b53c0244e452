import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import type { ApiError } from '@/shared/api/apiError';
import { send } from '@/shared/api/httpClient';
import { saveFile } from '@/shared/files/saveFile';
import type { TeamOf } from '../members/membersApi';
import { createWorkbook } from './createWorkbook';
import { fileNameOf } from './fileName';

/** An export may hold years: the service is given more time than for a page. */
const EXPORT_TIMEOUT_MS = 120_000;

/** What came of an export. */
export type ExportOutcome =
  | { readonly kind: 'saved'; readonly rows: number; readonly file: string }
  | { readonly kind: 'empty' | 'cancelled' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  /** The spreadsheet could not be written, in the browser's own words. */
  | { readonly kind: 'unwritten'; readonly message: string };

const column = [
  'date',
  'employee',
  'customer',
  'project',
  'description',
  'location',
  'hours',
  'travelTime',
] as const;

/** Asks for the rows of a customer or project and saves them as a spreadsheet; the dialog's end cancels it. */
export function useExport(of: TeamOf, name: string) {
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
      signal,
    });
    if ('error' in answer)
      return answer.error.kind === 'cancelled'
        ? { kind: 'cancelled' }
        : { kind: 'failed', error: answer.error };
    if (!(answer.data instanceof ArrayBuffer))
      return { kind: 'failed', error: { kind: 'contract', path: 'JSON' } };
    const texts = {
      sheet: t('exportDialog.sheet'),
      columns: column.map((key) => t(`exportDialog.columns.${key}`)),
      total: t('exportDialog.total'),
    };
    const outcome = await createWorkbook({ bytes: answer.data, texts }, { signal, onProgress: setShare });
    switch (outcome.kind) {
      case 'done': {
        const file = fileNameOf(name);
        saveFile(outcome.file, file);
        return { kind: 'saved', rows: outcome.rows, file };
      }
      case 'contract':
        return { kind: 'failed', error: outcome };
      case 'failed':
        return { kind: 'unwritten', message: outcome.message };
      case 'empty':
      case 'cancelled':
        return outcome;
    }
  }

  return {
    /** How far it is, from 0 to 1; null while nothing is exported. */
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

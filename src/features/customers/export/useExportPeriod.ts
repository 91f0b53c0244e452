import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import type { TeamOf } from '../members/membersApi';
import { useExport } from './useExport';
import { useExportFailure } from './useExportFailure';

/** Exports days and says what came of it. */
export function useExportPeriod(of: TeamOf, name: string, onSaved: () => void) {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const { share, run } = useExport(of, name);
  const failure = useExportFailure();
  /** The days in which nothing was found; null before, and while others are asked for. */
  const [empty, setEmpty] = useState<Period | null>(null);

  async function exportPeriod(period: Period): Promise<void> {
    setEmpty(null);
    failure.withdraw();
    const outcome = await run(period);
    switch (outcome.kind) {
      case 'saved': {
        const text = t('exportDialog.done', { count: outcome.rows, file: outcome.file });
        dispatch(noticeGiven({ tone: 'success', text, lifeMs: noticeLife.done }));
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

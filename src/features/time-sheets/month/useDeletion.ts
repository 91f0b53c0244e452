import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Expense } from '@/domain/expense';
import type { MonthCheck } from '@/domain/monthChecks';
import type { WorkRecord } from '@/domain/workRecord';
import { deleteExpense, expensePath } from '@/features/expenses';
import { deleteWorkRecord, workRecordPath } from '@/features/work-records';
import { isApiError } from '@/shared/api/apiError';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAppDispatch } from '@/shared/store/hooks';
import { useHeldBack } from '@/shared/undo/useHeldBack';

/** Deletes an entry of the month with five seconds to undo it; the finding counts as mended meanwhile. */
export function useDeletion(hide: (key: string) => void, show: (key: string) => void) {
  const { t } = useTranslation('monthClose');
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const holdBack = useHeldBack();

  function hold(
    check: MonthCheck,
    url: string,
    send: () => PromiseLike<{ readonly error?: unknown }>,
    text: string,
  ) {
    hide(check.key);
    holdBack({
      id: `month/${check.key}`,
      call: { method: 'DELETE', url },
      run: async () => {
        const { error } = await send();
        // Gone already is what was wanted.
        return isApiError(error) && error.kind === 'not-found' ? undefined : error;
      },
      takeBack: () => show(check.key),
      text,
      detail: `${formats.weekday(check.date)} ${formats.date(check.date)}`,
      failed: (reason) => t('failed', { reason }),
    });
  }
  return {
    deleteRecord: (check: MonthCheck, { id }: WorkRecord) =>
      hold(
        check,
        workRecordPath(id),
        async () => dispatch(deleteWorkRecord.initiate(id)),
        t('recordDeleted'),
      ),
    deleteExpense: (check: MonthCheck, { id }: Expense) =>
      hold(check, expensePath(id), async () => dispatch(deleteExpense.initiate(id)), t('receiptDeleted')),
  };
}

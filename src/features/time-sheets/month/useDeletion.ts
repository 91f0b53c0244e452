import { useTranslation } from 'react-i18next';
import type { Expense } from '@/domain/money/expense';
import type { MonthCheck } from '@/domain/sheets/monthChecks';
import type { WorkRecord } from '@/domain/work/workRecord';
import { expensePath, removeExpense, restoreExpense } from '@/features/expenses';
import { recordDeletion, restoreRecords, saveRecords, workRecordPath } from '@/features/work-records';
import { useFormats } from '@/shared/i18n/useFormats';
import { type Outcome, errorOf } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useHeldBack } from '@/shared/undo/useHeldBack';

/** Deletes an entry of the month, which can be undone for five seconds; meanwhile the finding counts as fixed. */
export function useDeletion(hide: (key: string) => void, show: (key: string) => void) {
  const { t } = useTranslation('monthClose');
  const { tellWaiting } = useSavedNotice();
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const holdBack = useHeldBack();

  function hold(
    check: MonthCheck,
    url: string,
    send: () => PromiseLike<Outcome | undefined>,
    restore: () => PromiseLike<Outcome | undefined>,
    text: string,
  ) {
    hide(check.key);
    holdBack({
      id: `month/${check.key}`,
      call: { method: 'DELETE', url },
      run: async () => {
        const outcome = await send();
        if (outcome?.kind === 'waiting') tellWaiting('deleted');
        return errorOf(outcome);
      },
      takeBack: () => show(check.key),
      text,
      detail: `${formats.weekday(check.date)} ${formats.date(check.date)}`,
      failed: (reason) => t('failed', { reason }),
      undoSent: async () => errorOf(await restore()),
    });
  }
  return {
    deleteRecord: (check: MonthCheck, record: WorkRecord) =>
      hold(
        check,
        workRecordPath(record.id),
        async () => (await dispatch(saveRecords([recordDeletion(record)])))[0],
        async () => (await dispatch(restoreRecords([record])))[0],
        t('recordDeleted'),
      ),
    deleteExpense: (check: MonthCheck, expense: Expense) =>
      hold(
        check,
        expensePath(expense.id),
        async () => dispatch(removeExpense(expense)),
        async () => dispatch(restoreExpense(expense)),
        t('receiptDeleted'),
      ),
  };
}

import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Expense } from '@/domain/expense';
import type { MonthCheck } from '@/domain/monthChecks';
import type { WorkRecord } from '@/domain/workRecord';
import { expensePath, removeExpense, restoreExpense } from '@/features/expenses';
import { recordDeletion, restoreRecords, saveRecords, workRecordPath } from '@/features/work-records';
import { useFormats } from '@/shared/i18n/useFormats';
import { type Outcome, errorOf } from '@/shared/outbox/change';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useHeldBack } from '@/shared/undo/useHeldBack';

/** Deletes an entry of the month with five seconds to undo it; the finding counts as mended meanwhile. */
export function useDeletion(hide: (key: string) => void, show: (key: string) => void) {
  const { t } = useTranslation('monthClose');
  const ofRecords = useSavedNotice(outboxNames.workRecords);
  const ofExpenses = useSavedNotice(outboxNames.expenses);
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const holdBack = useHeldBack();

  function hold(
    check: MonthCheck,
    url: string,
    send: () => PromiseLike<Outcome | undefined>,
    restore: () => PromiseLike<Outcome | undefined>,
    { text, tellWaiting }: { readonly text: string } & Pick<typeof ofRecords, 'tellWaiting'>,
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
        { text: t('recordDeleted'), tellWaiting: ofRecords.tellWaiting },
      ),
    deleteExpense: (check: MonthCheck, expense: Expense) =>
      hold(
        check,
        expensePath(expense.id),
        async () => dispatch(removeExpense(expense)),
        async () => dispatch(restoreExpense(expense)),
        { text: t('receiptDeleted'), tellWaiting: ofExpenses.tellWaiting },
      ),
  };
}

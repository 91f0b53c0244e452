import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Expense } from '@/domain/expense';
import { waitingFor } from '@/domain/waitingEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import { useHeldBackDelete } from '@/shared/lists/useHeldBackDelete';
import { useRowChanges } from '@/shared/lists/useRowChanges';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { expensePages, pathOf } from '../expensesApi';
import { removeExpense, restoreExpense } from '../outbox/saveExpenses';
import { alreadyTold } from '@/shared/undo/heldBack';
import { errorOf } from '@/shared/outbox/change';
import { WAITING_NOTICE } from '@/shared/outbox/useSavedNotice';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useSteps } from '@/shared/undo/useSteps';
import { useAboutExpense } from '../useAboutExpense';
import { useWaitingExpenses } from '../outbox/useWaitingExpenses';

/** Deletes an expense, with five seconds to undo it; one that waits to be sent is dropped. */
export function useDeleteExpense(): (expense: Expense) => void {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const { tellWaiting } = useSavedNotice();

  const waiting = useWaitingExpenses();
  const steps = useSteps();
  const aboutOf = useAboutExpense();

  const restore = (expense: Expense) => async () => errorOf(await dispatch(restoreExpense(expense)));

  const holdBack = useHeldBackDelete<Expense>({
    kind: 'expense',
    path: pathOf,
    send: async (expense) => {
      const gone = await dispatch(removeExpense(expense));
      if (gone?.kind !== 'waiting') return { error: errorOf(gone) };
      // It is shown again, as one that is to be deleted.
      tellWaiting('deleted');
      return { error: alreadyTold };
    },
    rows: useRowChanges(expensePages.url, (update) => dispatch(expensePages.change(update))),
    deleted: t('deleted'),
    detail: ({ date, cost }) => `${formats.date(date)}, ${formats.euros(cost)}`,
    failed: (reason) => t('deleteFailed', { reason }),
    restore,
  });

  async function drop(expense: Expense) {
    const gone = await dispatch(removeExpense(expense));
    const isDropped = errorOf(gone) === undefined;
    const text = t(isDropped ? 'waiting.dropped' : 'waiting.notDropped');
    if (isDropped) steps.add({ text, detail: aboutOf(expense), undo: restore(expense) });
    dispatch(noticeGiven({ id: WAITING_NOTICE, tone: 'info', text, lifeMs: noticeLife.done }));
  }

  return (expense) => {
    if (waitingFor(waiting, expense.id)) void drop(expense);
    else holdBack(expense);
  };
}

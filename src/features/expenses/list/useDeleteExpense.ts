import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Expense } from '@/domain/expense';
import { waitingFor } from '@/domain/waitingEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import { useHeldBackDelete } from '@/shared/lists/useHeldBackDelete';
import { useRowChanges } from '@/shared/lists/useRowChanges';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { deleteExpense, expensePages, pathOf } from '../expensesApi';
import { dropExpense } from '../outbox/dropExpense';
import { WAITING_NOTICE } from '../outbox/savedNotice';
import { useWaitingExpenses } from '../outbox/useWaitingExpenses';

/** Deletes an expense, with five seconds to undo it; one that waits to be sent is dropped. */
export function useDeleteExpense(): (expense: Expense) => void {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const formats = useFormats();

  const waiting = useWaitingExpenses();

  const holdBack = useHeldBackDelete<Expense>({
    kind: 'expense',
    path: pathOf,
    send: async ({ id }) => dispatch(deleteExpense.initiate(id)),
    rows: useRowChanges(expensePages.url, (update) => dispatch(expensePages.change(update))),
    deleted: t('deleted'),
    detail: ({ date, cost }) => `${formats.date(date)}, ${formats.euros(cost)}`,
    failed: (reason) => t('deleteFailed', { reason }),
  });

  async function drop(expense: Expense) {
    const gone = await dispatch(dropExpense(expense));
    const text = t(gone && 'error' in gone ? 'waiting.notDropped' : 'waiting.dropped');
    dispatch(noticeGiven({ id: WAITING_NOTICE, tone: 'info', text, lifeMs: noticeLife.done }));
  }

  return (expense) => {
    if (waitingFor(waiting, expense.id)) void drop(expense);
    else holdBack(expense);
  };
}

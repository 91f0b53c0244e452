import { useTranslation } from 'react-i18next';
import type { Expense } from '@/domain/money/expense';
import { useDeleteEntry } from '@/shared/lists/useDeleteEntry';
import { useRowChanges } from '@/shared/lists/useRowChanges';
import { errorOf } from '@/shared/outbox/change';
import { useAppDispatch } from '@/shared/store/hooks';
import { expensePages, pathOf } from '../expensesApi';
import { removeExpense, restoreExpense } from '../outbox/saveExpenses';
import { useWaitingExpenses } from '../outbox/useWaitingExpenses';
import { useAboutExpense } from '../useAboutExpense';

/** Deletes an expense, with five seconds to undo it; one that waits to be sent is dropped. */
export function useDeleteExpense(): (expense: Expense) => void {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  return useDeleteEntry<Expense>({
    kind: 'expense',
    path: pathOf,
    waiting: useWaitingExpenses(),
    rows: useRowChanges(expensePages.url, (update) => dispatch(expensePages.change(update))),
    remove: async (expense) => dispatch(removeExpense(expense)),
    restore: (expense) => async () => errorOf(await dispatch(restoreExpense(expense))),
    about: useAboutExpense(),
    words: {
      deleted: t('deleted'),
      failed: (reason) => t('deleteFailed', { reason }),
      dropped: t('waiting.dropped'),
      notDropped: t('waiting.notDropped'),
    },
  });
}

import { useTranslation } from 'react-i18next';
import type { Expense } from '@/domain/expense';
import { useFormats } from '@/shared/i18n/useFormats';
import { useHeldBackDelete } from '@/shared/lists/useHeldBackDelete';
import { useAppDispatch } from '@/shared/store/hooks';
import { deleteExpense, deletePath, updateExpensePage } from './expensesApi';

/**
 * Deletes an expense, with five seconds to undo it.
 *
 * @param start index at which the page on the screen begins
 */
export function useDeleteExpense(start: number): (expense: Expense) => void {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const formats = useFormats();

  return useHeldBackDelete<Expense>({
    kind: 'expense',
    path: deletePath,
    send: async (id) => dispatch(deleteExpense.initiate(id)),
    change: (update) => dispatch(updateExpensePage(start, update)),
    deleted: t('deleted'),
    detail: ({ date, cost }) => `${formats.date(date)}, ${formats.euros(cost)}`,
    failed: (reason) => t('deleteFailed', { reason }),
  });
}

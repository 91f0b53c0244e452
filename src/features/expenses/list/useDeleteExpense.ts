import { useTranslation } from 'react-i18next';
import type { Expense } from '@/domain/expense';
import { useFormats } from '@/shared/i18n/useFormats';
import { useHeldBackDelete } from '@/shared/lists/useHeldBackDelete';
import { useAppDispatch } from '@/shared/store/hooks';
import { deleteExpense, expensePages, pathOf } from '../expensesApi';

/** Deletes an expense, with five seconds to undo it. */
export function useDeleteExpense(): (expense: Expense) => void {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const formats = useFormats();

  return useHeldBackDelete<Expense>({
    kind: 'expense',
    path: pathOf,
    send: async ({ id }) => dispatch(deleteExpense.initiate(id)),
    change: (update) => dispatch(expensePages.change(update)),
    deleted: t('deleted'),
    detail: ({ date, cost }) => `${formats.date(date)}, ${formats.euros(cost)}`,
    failed: (reason) => t('deleteFailed', { reason }),
  });
}

import type { Expense, ExpenseContent } from '@/domain/expense';
import { contentOfExpense } from '@/domain/expenseFields';
import { type Keep, type ToKeep, keepDeletionOf, keepEntry, standingOf } from '@/shared/outbox/keepEntry';
import { deleteExpense } from '../expensesApi';
import { expenseOutbox } from './expenseOutbox';

/** The notice of expenses that wait. */
export const WAITING_NOTICE = 'waiting-expense';

/** Whether the expense waits, or why it was not saved. */
type KeptExpense = { readonly isWaiting: boolean } | { readonly error: unknown };

/**
 * Saves a new expense without a receipt, by the outbox where the service does not answer. One with a receipt does not wait
 * there (`useSaveExpense`): files would fill what the browser keeps on the device.
 */
export function keepExpense(
  want: ExpenseContent & { readonly receipt: null },
  calls: Required<Pick<ToKeep<ExpenseContent>, 'inDoubt' | 'send'>>,
): Keep<KeptExpense> {
  return async (dispatch) =>
    dispatch(keepEntry({ kind: expenseOutbox, row: null, before: null, want, ...calls }));
}

/** Takes back an expense that waits; where it may have arrived, it is looked for and deleted. */
export function dropExpense(expense: Expense): Keep<KeptExpense> {
  return async (dispatch) =>
    dispatch(
      keepDeletionOf({
        kind: expenseOutbox,
        row: expense.id,
        before: contentOfExpense(expense),
        // It has gone out meanwhile.
        remove: async (id) => dispatch(deleteExpense.initiate(id)),
      }),
    );
}

/**
 * A refused expense gives way to what it was corrected to, by the key under which it waits. Another tab may have sent it
 * meanwhile: then it is deleted at the service.
 */
export function dropCorrected(key: string): Keep<void> {
  return async (dispatch) => {
    const standing = await dispatch(standingOf(expenseOutbox, key));
    if (!standing) return;
    if ('id' in standing) await dispatch(deleteExpense.initiate(standing.id));
    else if (standing.item.want) await dispatch(dropExpense({ ...standing.item.want, id: key }));
  };
}

import type { Expense } from '@/domain/expense';
import { contentOfExpense } from '@/domain/expenseFields';
import { type Outcome, newKey } from '@/shared/outbox/change';
import { type Saving, save, standingOf } from '@/shared/outbox/save';
import { deleteExpense } from '../expensesApi';
import { keptExpenses } from './keptExpenses';

/** How expenses are saved. */
export const loadExpenseKind = async () => (await import('./expenseOutbox')).expenseOutbox;

/** Takes back an expense that waits; where it may have arrived, it is looked for and deleted. */
export function dropExpense(expense: Expense): Saving<Outcome | undefined> {
  return async (dispatch) => {
    const before = contentOfExpense(expense);
    const [outcome] = await dispatch(
      save(loadExpenseKind, [{ key: newKey(), row: expense.id, before, want: null }]),
    );
    return outcome;
  };
}

/**
 * A refused expense gives way to what it was corrected to, by the key under which it waits. Another tab may have sent it
 * meanwhile: then it is deleted at the service.
 */
export function dropCorrected(key: string): Saving<void> {
  return async (dispatch) => {
    const standing = await dispatch(standingOf(keptExpenses, key));
    if (!standing) return;
    if ('id' in standing) await dispatch(deleteExpense.initiate(standing.id));
    else if (standing.item.want) await dispatch(dropExpense({ ...standing.item.want, id: key }));
  };
}

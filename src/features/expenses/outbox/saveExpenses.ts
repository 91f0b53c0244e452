import type { Expense, ExpenseContent } from '@/domain/expense';
import { contentOfExpense } from '@/domain/expenseFields';
import { type Change, type Outcome, newKey } from '@/shared/outbox/change';
import { type Saving, save } from '@/shared/outbox/save';

const loadKind = async () => (await import('./expenseOutbox')).expenseOutbox;

/** Saves one change of an expense (see `save`). */
export function saveExpense(change: Change<ExpenseContent>): Saving<Outcome | undefined> {
  return async (dispatch) => {
    const [outcome] = await dispatch(save(loadKind, [change]));
    return outcome;
  };
}

/** Deletes an expense; one that waits is taken back, and looked for where it may have arrived. */
export function removeExpense(expense: Expense): Saving<Outcome | undefined> {
  const { receipt, ...content } = contentOfExpense(expense);
  // The file itself is not needed to delete it, and would fill the device.
  const before = { ...content, receipt: receipt && { ...receipt, path: '' } };
  return async (dispatch) => dispatch(saveExpense({ key: newKey(), row: expense.id, before, want: null }));
}

/**
 * A refused expense gives way to what it was corrected to, by the key under which it waits. Another tab may have sent it
 * meanwhile: then it is deleted at the service.
 */
export function dropCorrected(key: string): Saving<Outcome | undefined> {
  return saveExpense({ key: newKey(), row: key, before: null, want: null });
}

import {
  type Expense,
  type ExpenseContent,
  type Receipt,
  contentOfExpense,
  isKeptReceipt,
} from '@/domain/money/expense';
import { waitingFor } from '@/domain/changes/waitingFor';
import { type Change, type Outcome, type SaveOptions, newKey } from '@/shared/outbox/change';
import { type Saving, save } from '@/shared/outbox/save';
import { selectUser } from '@/shared/session/sessionSlice';
import { knownDeviceValue } from '@/shared/storage/deviceValue';
import { keptExpenses } from './keptExpenses';

const loadKind = async () => (await import('./expenseKind')).expenseKind;

/** Saves one change of an expense (see `save`); keeps its receipt if there is space on the device. */
export function saveExpense(
  change: Change<ExpenseContent>,
  options?: SaveOptions,
): Saving<Outcome | undefined> {
  return async (dispatch) => {
    const kept = await dispatch(withKeptReceipt(change));
    const [outcome] = await dispatch(save(loadKind, [kept.change], options));
    if (outcome?.kind !== 'waiting') await kept.drop();
    return outcome;
  };
}

/** A change that may wait, and how to remove its file if it does not. */
interface KeptChange {
  readonly change: Change<ExpenseContent>;
  readonly drop: () => Promise<void>;
}

/** Stores the receipt's file on the device, if there is space. */
function withKeptReceipt(change: Change<ExpenseContent>): Saving<KeptChange> {
  return async (_dispatch, getState, extra) => {
    const asItIs = { change, drop: async () => Promise.resolve() };
    const { key, want } = change;
    const guid = selectUser(getState())?.guid;
    if (guid === undefined || !want?.receipt || isKeptReceipt(want.receipt) || want.receipt.path === '')
      return asItIs;
    const receipts = await import('./keptReceipts').catch(() => null);
    const outbox = await knownDeviceValue({ extra, guid }, keptExpenses);
    const receipt = await receipts?.keepReceipt(guid, key, want.receipt, outbox);
    if (!receipts || !receipt) return asItIs;
    return {
      change: { ...change, want: { ...want, receipt } },
      drop: async () => receipts.dropReceipt(guid, receipt),
    };
  };
}

const nameOf = ({ filename, contentType }: Receipt) => ({ filename, contentType, path: '' });

/**
 * Deletes an expense. If it is still waiting, its creation is taken back; if that may have arrived, it is looked for.
 */
export function removeExpense(expense: Expense): Saving<Outcome | undefined> {
  const { receipt, ...content } = contentOfExpense(expense);
  // Deleting does not need the file, which would only use up space on the device.
  const named = receipt && !isKeptReceipt(receipt) ? nameOf(receipt) : receipt;
  const before = { ...content, receipt: named };
  return async (dispatch) => dispatch(saveExpense({ key: newKey(), row: expense.id, before, want: null }));
}

/**
 * Restores a deleted expense: a waiting deletion is taken back, a completed one is reversed by creating the expense
 * anew.
 */
export function restoreExpense(expense: Expense): Saving<Outcome | undefined> {
  return async (dispatch, getState, extra) => {
    const guid = selectUser(getState())?.guid ?? '';
    const { items } = await knownDeviceValue({ extra, guid }, keptExpenses);
    const before = waitingFor(items, expense.id)?.before;
    const change = before
      ? { row: expense.id, want: before }
      : { row: null, want: contentOfExpense(expense) };
    return dispatch(saveExpense({ key: newKey(), before: null, ...change }));
  };
}

/**
 * Drops a refused expense after it was corrected, by its key in the outbox. If another tab has sent it meanwhile, it is
 * deleted at the service.
 */
export function dropCorrected(key: string): Saving<Outcome | undefined> {
  return saveExpense({ key: newKey(), row: key, before: null, want: null });
}

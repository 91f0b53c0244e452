import { type Expense, type ExpenseContent, isKeptReceipt } from '@/domain/money/expense';
import { standsFor } from '@/domain/changes/outbox';
import { contentOfExpense } from '@/domain/money/expenseFields';
import { type Change, type Outcome, type SaveOptions, newKey } from '@/shared/outbox/change';
import { type Saving, save } from '@/shared/outbox/save';
import { selectUser } from '@/shared/session/sessionSlice';
import { knownDeviceValue } from '@/shared/storage/deviceValue';
import { keptExpenses } from './keptExpenses';

const loadKind = async () => (await import('./expenseOutbox')).expenseOutbox;

/** Saves one change of an expense (see `save`); with its receipt where there is room for that on the device. */
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

/** A change that may wait, and how its file is forgotten when it does not. */
interface KeptChange {
  readonly change: Change<ExpenseContent>;
  readonly drop: () => Promise<void>;
}

/** The file of the receipt is put on the device, where there is room. */
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

/** Deletes an expense; one that waits is taken back, and looked for where it may have arrived. */
export function removeExpense(expense: Expense): Saving<Outcome | undefined> {
  const { receipt, ...content } = contentOfExpense(expense);
  // The file itself is not needed to delete it, and would fill the device.
  const named = receipt && !isKeptReceipt(receipt) ? { ...receipt, path: '' } : receipt;
  const before = { ...content, receipt: named };
  return async (dispatch) => dispatch(saveExpense({ key: newKey(), row: expense.id, before, want: null }));
}

/** Brings a deleted expense back: a deletion that waits is taken back, what is gone is created anew. */
export function restoreExpense(expense: Expense): Saving<Outcome | undefined> {
  return async (dispatch, getState, extra) => {
    const guid = selectUser(getState())?.guid ?? '';
    const { items } = await knownDeviceValue({ extra, guid }, keptExpenses);
    const before = items.find((item) => standsFor(item, expense.id))?.before;
    const change = before
      ? { row: expense.id, want: before }
      : { row: null, want: contentOfExpense(expense) };
    return dispatch(saveExpense({ key: newKey(), before: null, ...change }));
  };
}

/**
 * A refused expense gives way to what it was corrected to, by the key under which it waits. Another tab may have sent it
 * meanwhile: then it is deleted at the service.
 */
export function dropCorrected(key: string): Saving<Outcome | undefined> {
  return saveExpense({ key: newKey(), row: key, before: null, want: null });
}

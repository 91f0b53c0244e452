import {
  type Expense,
  type NamedReceipt,
  type Receipt,
  isKeptReceipt,
  isNamedReceipt,
} from '@/domain/money/expense';
import { isSameId } from '@/domain/id';
import { PAGE_SIZE } from '@/domain/limits';
import type { ApiError } from '@/shared/api/apiError';
import type { ServiceThunk } from '@/shared/store/store';
import { expensePages } from './expensesApi';

/** Reads the user's expenses of a period. */
export const readExpenses = expensePages.within;

const gone: ApiError = { kind: 'not-found', status: 404, message: undefined };

/** Reads the file of a receipt of which only name and type are held. */
export function readReceipt({
  of,
  page,
}: NamedReceipt): ServiceThunk<Promise<{ readonly data: Receipt } | { readonly error: unknown }>> {
  return async (dispatch) => {
    // Entries that were added or deleted since may have moved it to the page after or before.
    const readPage = expensePages.pages(dispatch, 'recent');
    for (const start of [page, page + PAGE_SIZE, page - PAGE_SIZE].filter((at) => at >= 0)) {
      // oxlint-disable-next-line no-await-in-loop -- the first page has it almost always
      const { data, error } = await readPage(start, false);
      if (!data || error !== undefined) return { error: error ?? gone };
      const receipt = data.entries.find(({ id }) => isSameId(id, of))?.receipt;
      if (receipt && !isKeptReceipt(receipt)) return { data: receipt };
    }
    return { error: gone };
  };
}

/** The expense with the file of its receipt, if that can be read; for what is about to be deleted. */
export function withFile(expense: Expense): ServiceThunk<Promise<Expense>> {
  return async (dispatch) => {
    if (!expense.receipt || !isNamedReceipt(expense.receipt)) return expense;
    const read = await dispatch(readReceipt(expense.receipt));
    return 'data' in read ? { ...expense, receipt: read.data } : expense;
  };
}

import type { Expense } from '@/domain/money/expense';
import { type Span, readWithin } from '@/shared/lists/readWithin';
import type { AppDispatch } from '@/shared/store/store';
import { expensePages, readExpensePage } from './expensesApi';

/** Reads the user's expenses of a period, as fresh as the service has them. */
export const readExpenses = expensePages.within;

async function readBeside(span: Span, dispatch: AppDispatch, forceRefetch: boolean) {
  return readWithin<Expense>(
    span,
    async (start) => dispatch(readExpensePage.initiate(start, { subscribe: false, forceRefetch })),
    ({ date }) => date,
  );
}

/** Reads the user's expenses of a period; recently read pages come from the cache. */
export async function readBackExpenses(span: Span, dispatch: AppDispatch) {
  return readBeside(span, dispatch, false);
}

/** Reads the user's expenses of a period anew, without changing the list on the screen. */
export async function readExpensesAnew(span: Span, dispatch: AppDispatch) {
  return readBeside(span, dispatch, true);
}

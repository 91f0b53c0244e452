import { useKeptMeanwhile } from '@/shared/lists/useKeptMeanwhile';
import { withWaitingPages } from '@/shared/outbox/useShownThings';
import { expensePages, useListExpensesQuery } from '../expensesApi';
import type { WaitingExpense } from '@/domain/money/expense';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { keptExpenses } from './keptExpenses';

/** The expenses that wait to be sent, in the order in which they were saved. */
export function useWaitingExpenses(): readonly WaitingExpense[] {
  return useWaitingItems(keptExpenses);
}

/** A page of the list with its waiting changes applied. */
export function useShownExpenses(start: number) {
  const query = useKeptMeanwhile(useListExpensesQuery(start), expensePages.url, start);
  const waiting = useWaitingExpenses();
  return { query: withWaitingPages(query, waiting), waiting };
}

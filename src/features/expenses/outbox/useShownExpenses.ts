import { useKeptMeanwhile } from '@/shared/lists/useKeptMeanwhile';
import { withWaitingPages } from '@/shared/outbox/useShownThings';
import { expensePages, useListExpensesQuery } from '../expensesApi';
import { useWaitingExpenses } from './useWaitingExpenses';

/** A page of the list with its waiting changes applied. */
export function useShownExpenses(start: number) {
  const query = useKeptMeanwhile(useListExpensesQuery(start), expensePages.url, start);
  const waiting = useWaitingExpenses();
  return { query: withWaitingPages(query, waiting), waiting };
}

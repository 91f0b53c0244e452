import { withWaitingPages } from '@/shared/outbox/useShownThings';
import { useListExpensesQuery } from '../expensesApi';
import { useWaitingExpenses } from './useWaitingExpenses';

/** A page of the list with its waiting changes applied. */
export function useShownExpenses(start: number) {
  const query = useListExpensesQuery(start);
  const waiting = useWaitingExpenses();
  return { query: withWaitingPages(query, waiting), waiting };
}

import type { WaitingExpense } from '@/domain/money/expense';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { keptExpenses } from './keptExpenses';

/** The expenses that wait to be sent, in the order in which they were saved. */
export function useWaitingExpenses(): readonly WaitingExpense[] {
  return useWaitingItems(keptExpenses);
}

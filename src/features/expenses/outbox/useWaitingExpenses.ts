import type { WaitingExpense } from '@/domain/expenseFields';
import { EMPTY_OUTBOX } from '@/domain/outbox';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { expenseOutbox } from './expenseOutbox';

/** The expenses that wait to be sent, in the order in which they were saved. */
export function useWaitingExpenses(): readonly WaitingExpense[] {
  return (useDeviceValue(expenseOutbox.kept).value ?? EMPTY_OUTBOX).items;
}

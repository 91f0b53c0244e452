import { type ExpenseContent, expenseFields, isKeptReceipt } from '@/domain/money/expense';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { expenseOutboxCalls } from './expenseOutboxCalls';
import { keptExpenses } from './keptExpenses';

/**
 * How expenses are saved; changes wait while the service does not answer. One with a receipt can wait only if its file
 * fits on the device (`keptReceipts`).
 */
export const expenseKind: OutboxKind<ExpenseContent> = {
  kept: keptExpenses,
  fields: expenseFields,
  calls: expenseOutboxCalls,
  hasUpdate: false,
  // An empty path means that there is no file to keep.
  mayWait: ({ want }) => {
    const receipt = want?.receipt ?? null;
    return receipt === null || isKeptReceipt(receipt) || receipt.path === '';
  },
};

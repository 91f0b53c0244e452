import { type ExpenseContent, isKeptReceipt } from '@/domain/money/expense';
import { expenseFields } from '@/domain/money/expenseFields';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { expenseOutboxCalls } from './expenseOutboxCalls';
import { keptExpenses } from './keptExpenses';

/**
 * How expenses are saved, and wait where the service does not answer: one with a receipt if there is room for its file on
 * the device (`keptReceipts`).
 */
export const expenseOutbox: OutboxKind<ExpenseContent> = {
  kept: keptExpenses,
  fields: expenseFields,
  calls: expenseOutboxCalls,
  hasUpdate: false,
  // Without a file there is nothing to be kept.
  mayWait: ({ want }) => {
    const receipt = want?.receipt ?? null;
    return receipt === null || isKeptReceipt(receipt) || receipt.path === '';
  },
};

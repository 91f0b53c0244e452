import type { ExpenseContent } from '@/domain/expense';
import { expenseFields } from '@/domain/expenseFields';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { expenseOutboxCalls } from './expenseOutboxCalls';
import { keptExpenses } from './keptExpenses';

/**
 * How expenses are saved, and wait where the service does not answer. One with a receipt does not wait: files would fill
 * what the browser keeps on the device.
 */
export const expenseOutbox: OutboxKind<ExpenseContent> = {
  kept: keptExpenses,
  fields: expenseFields,
  calls: expenseOutboxCalls,
  hasUpdate: false,
  mayWait: ({ receipt }) => receipt === null,
};

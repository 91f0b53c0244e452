import type { Expense, ExpenseContent } from './expense';
import type { OutboxRules, WaitingEntry } from './outbox';

/** An expense in the outbox; only those without a receipt wait. */
export type WaitingExpense = WaitingEntry<ExpenseContent>;

/** What tells expenses apart. The service may name the employee otherwise than it was sent. */
const told = [
  'date',
  'voucherNumber',
  'type',
  'cost',
  'description',
  'customerId',
  'projectId',
] as const satisfies readonly (keyof ExpenseContent)[];

/** What a service may write otherwise and means the same: ids as text, nothing as 0 or empty text, spaces at the end. */
function comparable(expense: ExpenseContent, name: (typeof told)[number]): string {
  const value = expense[name];
  return value === null || value === 0 ? '' : String(value).trim();
}

/** An expense without its id. */
export function contentOfExpense({ id: _id, ...content }: Expense): ExpenseContent {
  return content;
}

/**
 * How expenses that wait are compared ("Speed of use", "Outbox"). No call changes an expense, so that there is nothing to
 * merge.
 */
export const expenseRules: OutboxRules<ExpenseContent> = {
  // One with a receipt is none that has waited.
  isSame: (one, other) =>
    (one.receipt === null) === (other.receipt === null) &&
    told.every((name) => comparable(one, name) === comparable(other, name)),
  merge: () => null,
};

import type { Fields } from '../changes/fields';
import type { Expense, ExpenseContent } from './expense';
import type { WaitingEntry } from '../changes/outbox';

/** An expense in the outbox; only those without a receipt wait. */
export type WaitingExpense = WaitingEntry<ExpenseContent>;

/** An expense without its id. */
export function contentOfExpense({ id: _id, ...content }: Expense): ExpenseContent {
  return content;
}

/** A part of an expense. */
export type ExpensePart = 'date' | 'number' | 'type' | 'cost' | 'description' | 'customer' | 'receipt';

/** No call changes an expense, so all of its fields identify it. The service may spell the employee differently. */
export const expenseFields: Fields<ExpenseContent, ExpensePart> = {
  parts: {
    date: ['date'],
    number: ['voucherNumber'],
    type: ['type'],
    cost: ['cost'],
    description: ['description'],
    customer: ['customerId', 'projectId'],
    receipt: ['receipt'],
  },
  identity: ['date', 'number', 'type', 'cost', 'description', 'customer', 'receipt'],
  neverEmptied: [],
  shownOnly: [],
  zeroIsNone: ['voucherNumber'],
};

/** Loads the list of expenses. */
export const loadExpensesPage = async () => (await import('./list/ExpensesPage')).ExpensesPage;

/** Loads the part of the header's outbox that shows waiting expenses. */
export const loadExpenseOutbox = async () => (await import('./outbox/ExpenseOutboxPart')).ExpenseOutboxPart;

/** Loads the code that sends waiting expenses. */
export const loadExpenseLane = async () => {
  const [{ laneOf }, { expenseKind }] = await Promise.all([
    import('@/shared/outbox/startSending'),
    import('./outbox/expenseKind'),
  ]);
  return laneOf(expenseKind);
};

export { useWaitingExpenses } from './outbox/useWaitingExpenses';
export { readExpenses } from './readExpenses';
export { listExpenses, pathOf as expensePath } from './expensesApi';
export { removeExpense, restoreExpense } from './outbox/saveExpenses';
export { expenseToWire } from './expenseWire';

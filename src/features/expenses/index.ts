/** Loads the list of expenses. */
export const loadExpensesPage = async () => (await import('./list/ExpensesPage')).ExpensesPage;

/** Loads the part of the header's outbox that shows waiting expenses. */
export const loadExpenseOutbox = async () => (await import('./outbox/ExpenseOutboxPart')).ExpenseOutboxPart;

/** Loads the code that sends waiting expenses. */
export const loadExpenseLane = async () => {
  const [{ laneOf }, { expenseOutbox }] = await Promise.all([
    import('@/shared/outbox/startSending'),
    import('./outbox/expenseOutbox'),
  ]);
  return laneOf(expenseOutbox);
};

export { useWaitingExpenses } from './outbox/useWaitingExpenses';
export { readBackExpenses, readExpenses } from './readExpenses';
export { pathOf as expensePath } from './expensesApi';
export { removeExpense, restoreExpense } from './outbox/saveExpenses';

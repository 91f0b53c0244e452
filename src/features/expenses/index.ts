/** The list of expenses. */
export const loadExpensesPage = async () => (await import('./list/ExpensesPage')).ExpensesPage;

/** The expenses in the outbox of the header. */
export const loadExpenseOutbox = async () => (await import('./outbox/ExpenseOutboxPart')).ExpenseOutboxPart;

/** The expenses that wait, for the sender. */
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

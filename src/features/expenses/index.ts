/** The list of expenses. */
export const loadExpensesPage = async () => (await import('./list/ExpensesPage')).ExpensesPage;

/** The expenses in the outbox of the header. */
export const loadExpenseOutbox = async () => (await import('./outbox/ExpenseOutboxPart')).ExpenseOutboxPart;

export { useWaitingExpenses } from './outbox/useWaitingExpenses';
export { readBackExpenses, readExpenses } from './readExpenses';
export { pathOf as expensePath } from './expensesApi';
export { removeExpense, restoreExpense } from './outbox/saveExpenses';

/** Loads the list of expenses. */
export const loadExpensesPage = async () => (await import('./list/ExpensesPage')).ExpensesPage;

/** Loads the part of the header's outbox that shows waiting expenses. */
export const loadExpenseOutbox = async () => (await import('./outbox/ExpenseOutboxPart')).ExpenseOutboxPart;

/** Loads how expenses are saved, for the code that sends waiting ones. */
export const loadExpenseKind = async () => (await import('./outbox/expenseKind')).expenseKind;

export { useWaitingExpenses } from './outbox/useShownExpenses';
export { readExpenses } from './readExpenses';
export { listExpenses, pathOf as expensePath } from './expensesApi';
export { removeExpense, restoreExpense } from './outbox/saveExpenses';
export { expenseToWire } from './expenseWire';

/** The list of expenses. */
export const loadExpensesPage = async () => (await import('./list/ExpensesPage')).ExpensesPage;

export { readBackExpenses, readExpenses } from './readExpenses';
export { deleteExpense, pathOf as expensePath } from './expensesApi';

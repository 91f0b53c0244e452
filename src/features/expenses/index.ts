/** The list of expenses. */
export const loadExpensesPage = async () => (await import('./list/ExpensesPage')).ExpensesPage;

export { readExpenses } from './readExpenses';

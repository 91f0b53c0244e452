/** The list of expenses. */
export const loadExpensesPage = async () => (await import('./ExpensesPage')).ExpensesPage;

export { readExpenses } from './readExpenses';

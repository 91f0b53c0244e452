export { ExpensesPage } from './ExpensesPage';
export { readExpenses } from './readExpenses';

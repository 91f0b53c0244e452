import { expensePages } from './expensesApi';

/** Reads the user's expenses of a period, as fresh as the service has them. */
export const readExpenses = expensePages.within;

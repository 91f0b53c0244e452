import { lazy } from 'react';

/** Fetches the dialog, so that it opens at once. */
export const loadExpenseDialog = async () => import('./entry/ExpenseDialog');

/** The record-expenses dialog, fetched when the list stands on the screen: nobody needs it to read. */
export const ExpenseDialog = lazy(async () => ({ default: (await loadExpenseDialog()).ExpenseDialog }));

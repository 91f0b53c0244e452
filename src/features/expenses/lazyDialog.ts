import { lazy } from 'react';

const load = async () => import('./ExpenseDialog');

/** The record-expenses dialog, fetched when the list stands on the screen: nobody needs it to read. */
export const ExpenseDialog = lazy(async () => ({ default: (await load()).ExpenseDialog }));

/** Fetches the dialog ahead, so that it opens at once. */
export function preloadExpenseDialog(): void {
  void load().catch(() => undefined);
}

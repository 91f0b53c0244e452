import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Preloads the dialog, so that it opens at once. */
export const loadExpenseDialog = async () => import('./entry/ExpenseDialog');

/** The record-expenses dialog as a lazy component, because reading the list does not need it. */
export const ExpenseDialog = lazyComponent(async () => (await loadExpenseDialog()).ExpenseDialog);

import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** The record-expenses dialog as a lazy component, because reading the list does not need it. */
export const ExpenseDialog = lazyComponent(
  async () => (await import('./entry/ExpenseDialog')).ExpenseDialog,
  ['expenses', 'files'],
);

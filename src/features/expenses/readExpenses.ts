import { readWithin } from '@/shared/lists/readWithin';
import type { AppDispatch } from '@/shared/store/store';
import { listExpenses } from './expensesApi';

/** Reads the user's expenses of a period, as fresh as the service has them. */
export async function readExpenses(period: Parameters<typeof readWithin>[0], dispatch: AppDispatch) {
  return readWithin(period, async (start) =>
    dispatch(listExpenses.initiate(start, { subscribe: false, forceRefetch: true })),
  );
}

import { countedEntries, withWaiting } from '@/domain/waitingEntries';
import { useWaitingExpenses } from '@/features/expenses';
import { useWaiting } from '@/features/work-records';
import type { MonthData } from './useMonthData';

/**
 * Records and expenses as they will be once all is sent: what waits is mended already. Sums and sheet count it only once
 * the service has it.
 */
export function usePlanned({ records, expenses }: MonthData): Pick<MonthData, 'records' | 'expenses'> {
  const waiting = useWaiting();
  const leaving = useWaitingExpenses();
  return {
    records: countedEntries(withWaiting(records, waiting, true), waiting),
    expenses: countedEntries(expenses, leaving),
  };
}

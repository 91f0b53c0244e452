import { type MonthCheck, type MonthContent, monthChecks } from '@/domain/sheets/monthChecks';
import { countedEntries, withWaiting } from '@/domain/changes/waitingEntries';
import { useWaitingExpenses } from '@/features/expenses';
import { useWaiting } from '@/features/work-records';
import { env } from '@/shared/env';
import type { Mends } from './useMends';
import type { MonthData } from './useMonthData';

type RestOfContent = Pick<MonthContent, 'month' | 'today' | 'sheets' | 'dayOf' | 'changedRows'>;

/**
 * The open checks of a month, without those that were accepted or are being mended. Records and expenses are checked as
 * they will be once all is sent, because what waits is mended already; sums and sheet count it only once the service has it.
 */
export function useOpenChecks(
  data: MonthData,
  content: RestOfContent,
  { hidden }: Pick<Mends, 'hidden'>,
): readonly MonthCheck[] {
  const waiting = useWaiting();
  const leaving = useWaitingExpenses();
  return monthChecks({
    ...data,
    ...content,
    records: countedEntries(withWaiting(data.records, waiting, true), waiting),
    expenses: countedEntries(data.expenses, leaving),
    hoursStep: env.hoursStep,
  }).filter(({ key }) => !data.accepted.includes(key) && !hidden.has(key));
}

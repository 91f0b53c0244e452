import { useDeferredValue } from 'react';
import { type MonthCheck, type MonthContent, monthChecks } from '@/domain/monthChecks';
import { env } from '@/shared/env';
import type { Mends } from './useMends';
import type { MonthData } from './useMonthData';
import { usePlanned } from './usePlanned';

type RestOfContent = Pick<MonthContent, 'month' | 'today' | 'sheets' | 'dayOf' | 'changedRows'>;

/**
 * The open checks of a month, without those that were accepted or are being mended.
 *
 * @returns null until calendar and sums are painted; the checks follow right after
 */
export function useOpenChecks(
  data: MonthData,
  content: RestOfContent,
  { hidden }: Pick<Mends, 'hidden'>,
): readonly MonthCheck[] | null {
  const isPainted = useDeferredValue(true, false);
  const planned = usePlanned(data);
  if (!isPainted) return null;
  return monthChecks({ ...data, ...planned, ...content, hoursStep: env.hoursStep }).filter(
    ({ key }) => !data.accepted.includes(key) && !hidden.has(key),
  );
}

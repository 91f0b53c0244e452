import { createContext, use, useMemo } from 'react';
import type { IsoDate } from '@/domain/time/period';
import { type WorkDays, dayKind, withFreeDays } from '@/domain/time/targets';
import { useWorkDays } from './useWorkDays';

/** Days of whole absence, which the time account provides; `undefined` until they are read. */
export const AbsentDays = createContext<readonly IsoDate[] | undefined>([]);

/**
 * The working days as the work screen and the month show them: days of absence are free days, so that nothing is missing there.
 * Holidays within an absence keep their names. `undefined` until all is read.
 */
export function useShownWorkDays(): WorkDays | undefined {
  const { value: workDays } = useWorkDays();
  const absent = use(AbsentDays);
  // Memoised, so that what is computed from it is memoised, too.
  return useMemo(() => {
    if (!workDays || !absent) return undefined;
    return withFreeDays(
      workDays,
      absent.filter((day) => dayKind(day, workDays).kind === 'work'),
      true,
    );
  }, [workDays, absent]);
}

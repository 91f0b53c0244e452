import { type ReactNode, useMemo } from 'react';
import { absentDays } from '@/domain/account/dayShares';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { AbsentDays } from '@/shared/work-days/shownWorkDays';
import { absencesKind } from '../kept/absencesKept';

/** Tells the screen within it the days of whole absence. */
export function AbsentDaysProvider({ children }: { readonly children: ReactNode }) {
  const absences = useDeviceValue(absencesKind).value;
  const days = useMemo(() => absences && absentDays(absences), [absences]);
  return <AbsentDays value={days}>{children}</AbsentDays>;
}

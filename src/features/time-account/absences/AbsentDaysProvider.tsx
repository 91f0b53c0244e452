import { type ReactNode, useMemo } from 'react';
import { absentDays } from '@/domain/account/dayShares';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { AbsentDays } from '@/shared/work-days/shownWorkDays';
import { absencesKind } from '../kept/absencesKept';

/** Provides the screen within it with the days on which the user is absent all day. */
export function AbsentDaysProvider({ children }: { readonly children: ReactNode }) {
  const absences = useDeviceValue(absencesKind).value;
  const days = useMemo(() => absences && absentDays(absences), [absences]);
  return <AbsentDays value={days}>{children}</AbsentDays>;
}

import type { WorkDays } from '@/domain/time/targets';
import { type OfDevice, useDeviceValue } from '../storage/useDeviceValue';
import { workDaysKind, workDaysToKeep } from './workDaysKept';

/** The user's target hours, as this device keeps them; the value is `undefined` until it is read. */
export function useWorkDays(): OfDevice<WorkDays> {
  const kept = useDeviceValue(workDaysKind);
  return {
    value: kept.value,
    change: async (change) => kept.change((before) => workDaysToKeep(change(before))),
  };
}

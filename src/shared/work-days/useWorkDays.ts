import type { WorkDays } from '@/domain/time/targets';
import { type OfDevice, useDeviceValue } from '../storage/useDeviceValue';
import { singleKeysKind, workDaysKind } from './workDaysKept';

/** The hours that the user's days should have, as this device keeps them; the value is `undefined` until it is read. */
export function useWorkDays(): OfDevice<WorkDays> {
  return useDeviceValue(workDaysKind);
}

/** Whether single keys act; `undefined` until it is known, and then none does. */
export function useSingleKeys(): OfDevice<boolean> {
  return useDeviceValue(singleKeysKind);
}

import type { WaitingRecord } from '@/domain/work/waitingRecords';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { keptRecords } from './keptRecords';

/** The work records that wait to be sent, in the order in which they were saved. */
export function useWaiting(): readonly WaitingRecord[] {
  return useWaitingItems(keptRecords);
}

/** Whether the device has said which work records wait; before, a sum may lack some of them. */
export function useAreWaitingRead(): boolean {
  return useDeviceValue(keptRecords).value !== undefined;
}

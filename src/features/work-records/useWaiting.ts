import type { WaitingRecord } from '@/domain/work/waitingRecords';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { keptRecords } from './keptRecords';

/** The work records that wait to be sent, in the order in which they were saved. */
export function useWaiting(): readonly WaitingRecord[] {
  return useWaitingItems(keptRecords);
}

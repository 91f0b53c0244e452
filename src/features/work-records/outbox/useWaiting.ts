import { EMPTY_OUTBOX } from '@/domain/outbox';
import type { WaitingRecord } from '@/domain/waitingRecords';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { workOutbox } from './workOutbox';

/** The work records that wait to be sent, in the order in which they were saved. */
export function useWaiting(): readonly WaitingRecord[] {
  return (useDeviceValue(workOutbox.kept).value ?? EMPTY_OUTBOX).items;
}

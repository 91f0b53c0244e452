import type { Id } from '@/domain/id';
import type { Outbox, WaitingEntry } from '@/domain/changes/outbox';
import { waitingFor } from '@/domain/changes/waitingEntries';
import type { DeviceKind } from '../storage/deviceValue';
import { useWaitingItems } from './useWaitingItems';

/** The waiting change of one thing. */
export function useWaitingFor<Content>(
  kept: DeviceKind<Outbox<Content>>,
  id: Id,
): WaitingEntry<Content> | undefined {
  return waitingFor(useWaitingItems(kept), id);
}

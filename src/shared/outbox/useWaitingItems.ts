import { useSyncExternalStore } from 'react';
import { EMPTY_OUTBOX, type Items, type Outbox } from '@/domain/changes/outbox';
import { useExtra } from '../store/hooks';
import { type DeviceKind, useDeviceReading } from '../storage/useDeviceValue';
import { openChangesOf } from './openChanges';

/** What waits to be sent, in the order in which it was saved; without what a form still waits for. */
export function useWaitingItems<Content>(kept: DeviceKind<Outbox<Content>>): Items<Content> {
  const open = openChangesOf(useExtra());
  const box = useDeviceReading(kept);
  return useSyncExternalStore(open.subscribe, () =>
    box === null ? EMPTY_OUTBOX.items : open.visible<Content>(box),
  );
}

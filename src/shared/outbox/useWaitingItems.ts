import { useSyncExternalStore } from 'react';
import { EMPTY_OUTBOX, type Items, type Outbox } from '@/domain/changes/outbox';
import { useExtra } from '../store/hooks';
import { type DeviceKind, useDeviceReading } from '../storage/useDeviceValue';
import { openChangesOf } from './openChanges';

/** The waiting items, in the order in which they were saved, without those whose form still waits for an answer. */
export function useWaitingItems<Content>(kept: DeviceKind<Outbox<Content>>): Items<Content> {
  const open = openChangesOf(useExtra());
  const box = useDeviceReading(kept);
  return useSyncExternalStore(open.subscribe, () =>
    box === null ? EMPTY_OUTBOX.items : open.visible<Content>(box),
  );
}

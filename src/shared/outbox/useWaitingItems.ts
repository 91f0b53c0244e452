import { useSyncExternalStore } from 'react';
import { EMPTY_OUTBOX, type Items, type Outbox, type WaitingEntry } from '@/domain/changes/outbox';
import { waitingFor } from '@/domain/changes/waitingFor';
import type { Id } from '@/domain/id';
import { useExtra } from '../store/hooks';
import { type DeviceKind, useDeviceReading, useDeviceValue } from '../storage/useDeviceValue';
import { openChangesOf } from './openChanges';
import type { OutboxKind } from './outboxKind';

/** The waiting items, in the order in which they were saved, without those whose form still waits for an answer. */
export function useWaitingItems<Content>(kept: DeviceKind<Outbox<Content>>): Items<Content> {
  const open = openChangesOf(useExtra());
  const box = useDeviceReading(kept);
  return useSyncExternalStore(open.subscribe, () =>
    box === null ? EMPTY_OUTBOX.items : open.visible<Content>(box),
  );
}

/** The outbox as the screen shows it. */
export function useOutbox<Content>(kept: DeviceKind<Outbox<Content>>): Outbox<Content> {
  const open = openChangesOf(useExtra());
  const box = useDeviceReading(kept);
  return useSyncExternalStore(open.subscribe, () => (box === null ? EMPTY_OUTBOX : open.shown<Content>(box)));
}

/** The waiting change of one thing. */
export function useWaitingFor<Content>(
  kept: DeviceKind<Outbox<Content>>,
  id: Id,
): WaitingEntry<Content> | undefined {
  return waitingFor(useWaitingItems(kept), id);
}

/** Changes the waiting entries. */
export function useOutboxChange<Content>({ kept }: OutboxKind<Content>) {
  const { change } = useDeviceValue(kept);
  return async (edit: (items: Items<Content>) => Items<Content>) =>
    change((box) => ({ ...box, items: edit(box.items) }));
}

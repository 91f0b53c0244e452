import type { Items } from '@/domain/changes/outbox';
import { useDeviceValue } from '../storage/useDeviceValue';
import type { OutboxKind } from './outboxKind';

/** Changes the waiting entries. */
export function useOutboxChange<Content>({ kept }: OutboxKind<Content>) {
  const { change } = useDeviceValue(kept);
  return async (edit: (items: Items<Content>) => Items<Content>) =>
    change((box) => ({ ...box, items: edit(box.items) }));
}

import { EMPTY_OUTBOX, type Items, type Outbox } from '@/domain/outbox';
import { type DeviceKind, useDeviceValue } from '../storage/useDeviceValue';
import { useUnderWay } from './openChanges';

/** What waits to be sent, in the order in which it was saved; without what a form still waits for. */
export function useWaitingItems<Content>(kept: DeviceKind<Outbox<Content>>): Items<Content> {
  const { items } = useDeviceValue(kept).value ?? EMPTY_OUTBOX;
  const underWay = useUnderWay();
  return underWay.size === 0 ? items : items.filter(({ key }) => !underWay.has(key));
}

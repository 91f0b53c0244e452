import type { Id } from '@/domain/id';
import type { Outbox } from '@/domain/changes/outbox';
import type { DeviceKind } from '../storage/deviceValue';
import { useWaitingFor } from './useWaitingItems';
import { WaitingMark } from './WaitingMark';

interface WaitingMarkOfProps<Content> {
  /** The waiting entries of the kind, as the device keeps them. */
  readonly kept: DeviceKind<Outbox<Content>>;
  readonly id: Id;
}

/** Marks a thing whose changes have not reached the service yet. */
export function WaitingMarkOf<Content>({ kept, id }: WaitingMarkOfProps<Content>) {
  return <WaitingMark of={useWaitingFor(kept, id)} />;
}

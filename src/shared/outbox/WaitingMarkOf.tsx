import type { Id } from '@/domain/id';
import type { Outbox } from '@/domain/changes/outbox';
import type { DeviceKind } from '../storage/deviceValue';
import { useWaitingFor } from './useWaitingFor';
import { WaitingMark } from './WaitingMark';

interface WaitingMarkOfProps<Content> {
  /** What waits of the kind, as the device keeps it. */
  readonly kept: DeviceKind<Outbox<Content>>;
  readonly id: Id;
}

/** Says of a thing that what was changed of it is not at the service yet. */
export function WaitingMarkOf<Content>({ kept, id }: WaitingMarkOfProps<Content>) {
  return <WaitingMark of={useWaitingFor(kept, id)} />;
}

import type { Id } from '@/domain/id';
import { waitingFor } from '@/domain/waitingEntries';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { keptTasks } from './keptTasks';

/** Says of a task that what was changed of it is not at the service yet. */
export function TaskWaitingMark({ id }: { readonly id: Id }) {
  return <WaitingMark of={waitingFor(useWaitingItems(keptTasks), id)} />;
}

import type { Id } from '@/domain/id';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { useWaitingTask } from './useWaitingTask';

/** Says of a task that what was changed of it is not at the service yet. */
export function TaskWaitingMark({ id }: { readonly id: Id }) {
  return <WaitingMark of={useWaitingTask(id)} />;
}

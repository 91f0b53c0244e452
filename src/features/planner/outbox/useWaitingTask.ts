import type { Id } from '@/domain/id';
import type { WaitingEntry } from '@/domain/outbox';
import type { TaskContent } from '@/domain/taskEdit';
import { waitingFor } from '@/domain/waitingEntries';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { keptTasks } from './keptTasks';

/** What waits to be sent of a task. */
export function useWaitingTask(id: Id): WaitingEntry<TaskContent> | undefined {
  return waitingFor(useWaitingItems(keptTasks), id);
}

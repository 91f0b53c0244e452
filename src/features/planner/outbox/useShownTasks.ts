import type { Task } from '@/domain/planner/kanban';
import type { TaskContent } from '@/domain/planner/taskEdit';
import { withWaitingTasks } from '@/domain/planner/waitingTasks';
import type { ReadableRows } from '@/shared/api/readableRows';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { keptTasks } from './keptTasks';

/** A task with its waiting changes applied. */
export function useShownTask(task: Task | undefined): Task | undefined {
  const waiting = useWaitingItems(keptTasks);
  return task && withWaitingTasks([task], waiting)[0];
}

/**
 * A query for tasks with the waiting changes applied.
 *
 * @param isHere whether a new task belongs to the list
 */
export function useShownTasks<Query extends { readonly data?: ReadableRows<Task> | undefined }>(
  query: Query,
  isHere?: (task: TaskContent) => boolean,
): Query {
  const waiting = useWaitingItems(keptTasks);
  const { data } = query;
  const shown = data && { ...data, rows: withWaitingTasks(data.rows, waiting, isHere) };
  return waiting.length === 0 ? query : { ...query, data: shown };
}

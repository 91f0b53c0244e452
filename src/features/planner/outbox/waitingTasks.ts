import * as v from 'valibot';
import type { Task } from '@/domain/planner/kanban';
import { type TaskContent, withWaitingTasks } from '@/domain/planner/taskEdit';
import type { ReadableRows } from '@/shared/api/readableRows';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';
import { useWaitingItems } from '@/shared/outbox/useWaitingItems';
import { isoDay } from '@/shared/storage/keptSchema';

const id = v.nullable(v.union([v.string(), v.number()]));
const date = v.nullable(isoDay);

/** How the details of a task are kept on the device. */
export const keptDetails = {
  title: v.string(),
  description: v.string(),
  state: v.string(),
  priority: v.string(),
  startDate: date,
  dueDate: date,
} as const;

const keptTaskSchema = v.object({
  ...keptDetails,
  boardId: id,
  bucketId: id,
}) satisfies v.GenericSchema<unknown, TaskContent>;

/** The tasks that wait to be sent, by user on the device. */
export const keptTasks = keptOutbox<TaskContent>(outboxNames.tasks, keptTaskSchema);

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

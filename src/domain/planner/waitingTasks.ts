import { PLACEHOLDER_STAGE } from '../limits';
import { type Task, newTaskDefaults } from './kanban';
import type { Items } from '../changes/outbox';
import { type TaskContent, taskFields } from './taskEdit';
import { withChanges } from '../changes/waitingEntries';

/** Tasks that wait to be sent. */
export type WaitingTasks = Items<TaskContent>;

/** A new task as lists show it until the service has it; its id is the key of the waiting entry. */
function newTask(key: string, want: TaskContent): Task {
  const state = want.state || newTaskDefaults.state;
  const priority = want.priority || newTaskDefaults.priority;
  return { ...want, state, priority, id: key, stage: PLACEHOLDER_STAGE, members: [], hasComments: false };
}

/**
 * Tasks with their waiting changes, and new ones at the end. A task whose deletion waits stays until it is deleted.
 *
 * @param isHere whether a new task belongs to the list
 */
export function withWaitingTasks(
  tasks: readonly Task[],
  items: WaitingTasks,
  isHere: (task: TaskContent) => boolean = () => false,
): readonly Task[] {
  if (items.length === 0) return tasks;
  const added = items.flatMap(({ id, key, want }) =>
    id === null && want !== null && isHere(want) ? newTask(key, want) : [],
  );
  return [...withChanges(taskFields, tasks, items), ...added];
}

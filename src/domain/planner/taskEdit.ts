import { type Fields, differingParts, singleFields, withoutEmptied } from '../changes/fields';
import type { Items } from '../changes/outbox';
import { withChanges } from '../changes/waitingEntries';
import type { Id } from '../id';
import { PLACEHOLDER_STAGE } from '../limits';
import { type Task, newTaskDefaults } from './kanban';

/** The fields that the dialog of a task edits; members and comments have calls of their own. */
export type TaskDetails = Pick<
  Task,
  'title' | 'description' | 'state' | 'priority' | 'startDate' | 'dueDate'
>;

/** A task as it is saved: its details and its place. Empty text and null mean that a field is not set. */
export interface TaskContent extends TaskDetails {
  readonly boardId: Id | null;
  readonly bucketId: Id | null;
}

/** Each detail is a part of its own; a new task is found again by its title and bucket. */
export const taskFields: Fields<TaskContent, keyof TaskContent> = {
  ...singleFields<TaskContent>({
    title: true,
    description: true,
    state: true,
    priority: true,
    startDate: true,
    dueDate: true,
    boardId: true,
    bucketId: true,
  }),
  identity: ['title', 'bucketId'],
};

/** The part of a task that is saved. */
export function contentOf(task: Task): TaskContent {
  const { title, description, state, priority, startDate, dueDate, boardId, bucketId } = task;
  return { title, description, state, priority, startDate, dueDate, boardId, bucketId };
}

/** The details with trimmed text: text of blanks alone becomes empty. */
export function tidied<Details extends TaskDetails>(details: Details): Details {
  const isBlank = details.description.trim() === '';
  return { ...details, title: details.title.trim(), description: isBlank ? '' : details.description };
}

/**
 * The fields of a changed task that are sent: the changed ones, without the empty ones.
 *
 * @param stored the task as the service has it
 * @param want the wanted task
 */
export function changedFields(stored: TaskContent, want: TaskContent): Partial<TaskContent> {
  const { content } = withoutEmptied(taskFields, stored, want);
  const changed = differingParts(taskFields, stored, content);
  return Object.fromEntries(changed.map((name) => [name, content[name]]));
}

/** The part of a new task that its create call takes; description and dates follow as a change. */
export function createdPart(task: TaskContent): TaskContent {
  return { ...task, description: '', startDate: null, dueDate: null };
}

/** Whether the call that creates a task takes all of it (see `createdPart`). */
export function isCreatedWhole({ description, startDate, dueDate }: TaskDetails): boolean {
  return description === '' && startDate === null && dueDate === null;
}

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
  items: Items<TaskContent>,
  isHere: (task: TaskContent) => boolean = () => false,
): readonly Task[] {
  if (items.length === 0) return tasks;
  const added = items.flatMap(({ id, key, want }) =>
    id === null && want !== null && isHere(want) ? newTask(key, want) : [],
  );
  return [...withChanges(taskFields, tasks, items), ...added];
}

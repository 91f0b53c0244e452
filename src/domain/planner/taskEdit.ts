import { type Fields, differingParts, singleFields, withoutEmptied } from '../changes/fields';
import type { Id } from '../id';
import type { Task } from './kanban';

/** What the dialog of a task edits; members and comments have calls of their own (contract, "Task"). */
export type TaskDetails = Pick<
  Task,
  'title' | 'description' | 'state' | 'priority' | 'startDate' | 'dueDate'
>;

/** A task as it is saved: its details, and where it stands. Empty text and null stand for what is not given. */
export interface TaskContent extends TaskDetails {
  readonly boardId: Id | null;
  readonly bucketId: Id | null;
}

/** Each detail is changed by itself; a new task is found again by its title and bucket. */
export const taskFields: Fields<TaskContent, keyof TaskContent> = {
  ...singleFields<TaskContent>({
    title: ['title'],
    description: ['description'],
    state: ['state'],
    priority: ['priority'],
    startDate: ['startDate'],
    dueDate: ['dueDate'],
    boardId: ['boardId'],
    bucketId: ['bucketId'],
  }),
  identity: ['title', 'bucketId'],
};

/** The part of a task that is saved. */
export function contentOf(task: Task): TaskContent {
  const { title, description, state, priority, startDate, dueDate, boardId, bucketId } = task;
  return { title, description, state, priority, startDate, dueDate, boardId, bucketId };
}

/** Text of blanks alone is empty; a title has none around it. */
export function tidied<Details extends TaskDetails>(details: Details): Details {
  const isBlank = details.description.trim() === '';
  return { ...details, title: details.title.trim(), description: isBlank ? '' : details.description };
}

/**
 * What is to be sent of a changed task: the changed fields, without the empty ones (section 5, "Kanban").
 *
 * @param stored the task as the service has it
 * @param want the task as it is to be
 */
export function changedFields(stored: TaskContent, want: TaskContent): Partial<TaskContent> {
  const { content } = withoutEmptied(taskFields, stored, want);
  const changed = differingParts(taskFields, stored, content);
  return Object.fromEntries(changed.map((name) => [name, content[name]]));
}

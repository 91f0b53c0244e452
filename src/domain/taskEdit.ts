import { differingParts, singleFields, withoutEmptied } from './changes/fields';
import type { Task } from './kanban';

/** What the dialog of a task edits; members and comments have calls of their own (contract, "Task"). */
export type TaskDetails = Pick<
  Task,
  'title' | 'description' | 'state' | 'priority' | 'startDate' | 'dueDate'
>;

/** Each detail is changed by itself. */
export const taskFields = singleFields<TaskDetails>({
  title: ['title'],
  description: ['description'],
  state: ['state'],
  priority: ['priority'],
  startDate: ['startDate'],
  dueDate: ['dueDate'],
});

/** The details of a task and nothing else of it. */
export function detailsOf({ title, description, state, priority, startDate, dueDate }: Task): TaskDetails {
  return { title, description, state, priority, startDate, dueDate };
}

/** Text of blanks alone is empty; a title has none around it. */
function tidied(details: TaskDetails): TaskDetails {
  const isBlank = details.description.trim() === '';
  return { ...details, title: details.title.trim(), description: isBlank ? '' : details.description };
}

/**
 * What is to be sent of an edited task: the changed fields, without the empty ones (section 5, "Kanban").
 *
 * @param stored the task as it was read
 * @param edited the task as it stands in the dialog
 */
export function changedDetails(stored: TaskDetails, edited: TaskDetails): Partial<TaskDetails> {
  const { content } = withoutEmptied(taskFields, stored, tidied(edited));
  const changed = differingParts(taskFields, stored, content);
  return Object.fromEntries(changed.map((name) => [name, content[name]]));
}

/** The details that had a value and are empty now: the service cannot empty them (contract). */
export function emptiedDetails(stored: TaskDetails, edited: TaskDetails): readonly (keyof TaskDetails)[] {
  return withoutEmptied(taskFields, stored, tidied(edited)).notEmptied;
}

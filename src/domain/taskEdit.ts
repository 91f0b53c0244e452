import { emptiedFields } from './emptied';
import type { Task } from './kanban';

/** What the dialog of a task edits; members and comments have calls of their own (contract, "Task"). */
export type TaskDetails = Pick<
  Task,
  'title' | 'description' | 'state' | 'priority' | 'startDate' | 'dueDate'
>;

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
  const now = tidied(edited);
  return {
    ...(now.title !== stored.title && now.title !== '' && { title: now.title }),
    ...(now.description !== stored.description && now.description !== '' && { description: now.description }),
    ...(now.state !== stored.state && now.state !== '' && { state: now.state }),
    ...(now.priority !== stored.priority && now.priority !== '' && { priority: now.priority }),
    ...(now.startDate !== stored.startDate && now.startDate !== null && { startDate: now.startDate }),
    ...(now.dueDate !== stored.dueDate && now.dueDate !== null && { dueDate: now.dueDate }),
  };
}

/** The details that had a value and are empty now: the service cannot empty them (contract). */
export function emptiedDetails(stored: TaskDetails, edited: TaskDetails): readonly (keyof TaskDetails)[] {
  return emptiedFields(stored, tidied(edited));
}

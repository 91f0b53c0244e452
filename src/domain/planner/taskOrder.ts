import type { FindTable, Sort } from '../find/findTable';
import { type Task, placeOfPriority, taskPriorities } from './kanban';

/** The columns by which tasks can be sorted. */
export const taskSorts: Readonly<Record<'title' | 'priority' | 'due', Sort<Task>>> = {
  title: { kind: 'text', valueOf: ({ title }) => title },
  // The more urgent, the higher; unknown priorities come after all others, and a task without one is last.
  priority: {
    kind: 'number',
    valueOf: ({ priority }) => (priority === '' ? null : taskPriorities.length - placeOfPriority(priority)),
  },
  due: { kind: 'date', valueOf: ({ dueDate }) => dueDate },
};

/** The list of a board's tasks as it can be sorted. */
export const taskOrder: FindTable<Task> = {
  textsOf: ({ title }) => [title],
  filters: [],
  sorts: taskSorts,
  dayOf: ({ dueDate }) => dueDate,
  idOf: ({ id }) => id,
};

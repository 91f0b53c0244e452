import type { Task } from './kanban';

/** A task of a board, without dates, as a base for tests. */
export function task(id: number, change: Partial<Task> = {}): Task {
  return {
    id,
    title: `Task ${id}`,
    description: '',
    boardId: 1,
    bucketId: 1,
    stage: 10,
    state: 'Not started',
    priority: 'Normal',
    startDate: null,
    dueDate: null,
    members: [],
    hasComments: false,
    ...change,
  };
}

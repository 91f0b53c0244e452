import { type Task, placeOfPriority, taskPriorities } from '@/domain/planner/kanban';
import { dueSpans, dueSpansOf } from '@/domain/planner/taskLists';
import type { FindTable, Sort } from '@/domain/find/findTable';
import type { IsoDate } from '@/domain/time/period';
import { memberFilter } from '@/shared/lists/find/memberFilter';

interface TaskSearchOptions {
  /** The user, who is found as `me`. */
  readonly guid: string | undefined;
  /** The day by which "today" and "this week" are meant. */
  readonly today: IsoDate;
  /**
   * The tasks of several boards: these are filtered by board and state, those of one board by member. Only a board has a
   * list with an order.
   */
  readonly isAcrossBoards: boolean;
}

/** The columns by which the list of a board can be sorted. */
const sorts: Readonly<Record<string, Sort<Task>>> = {
  title: { kind: 'text', valueOf: ({ title }) => title },
  // The more urgent, the higher; unknown priorities come after all others, and a task without one is last.
  priority: {
    kind: 'number',
    valueOf: ({ priority }) => (priority === '' ? null : taskPriorities.length - placeOfPriority(priority)),
  },
  due: { kind: 'date', valueOf: ({ dueDate }) => dueDate },
};

/** The fields by which tasks can be searched, filtered and sorted. */
export function taskSearch({ guid, today, isAcrossBoards }: TaskSearchOptions): FindTable<Task> {
  const choice = (name: string, valuesOf: (task: Task) => readonly string[], values?: readonly string[]) => ({
    kind: 'choice' as const,
    name,
    valuesOf,
    ...(values && { values }),
  });
  const priority = choice('priority', (task) => [task.priority]);
  const due = choice('due', (task) => dueSpansOf(task, today), dueSpans);
  return {
    textsOf: ({ title, description }) => [title, description],
    filters: isAcrossBoards
      ? [
          choice('board', ({ boardId }) => (boardId === null ? [] : [String(boardId)])),
          priority,
          due,
          choice('state', (task) => [task.state]),
        ]
      : [memberFilter(guid), priority, due],
    sorts: isAcrossBoards ? {} : sorts,
    dayOf: ({ dueDate }) => dueDate,
    idOf: ({ id }) => id,
  };
}

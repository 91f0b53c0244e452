import { type Task, placeOfPriority, taskPriorities } from '@/domain/planner/kanban';
import { dueSpans, dueSpansOf } from '@/domain/planner/taskLists';
import type { Filter, FindTable, Sort } from '@/domain/find/findTable';
import type { IsoDate } from '@/domain/time/period';

/** Values of the member filter besides guids: the user, and tasks without members. */
export const ME = 'me';
export const NOBODY = 'none';

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
  const member: Filter<Task> = {
    kind: 'choice',
    name: 'member',
    valuesOf: ({ members }) => {
      if (members.length === 0) return [NOBODY];
      const guids = members.map((one) => one.guid);
      return guid !== undefined && guids.includes(guid) ? [ME, ...guids] : guids;
    },
  };
  const board: Filter<Task> = {
    kind: 'choice',
    name: 'board',
    valuesOf: ({ boardId }) => (boardId === null ? [] : [String(boardId)]),
  };
  const priority: Filter<Task> = {
    kind: 'choice',
    name: 'priority',
    valuesOf: (task) => [task.priority],
  };
  const due: Filter<Task> = {
    kind: 'choice',
    name: 'due',
    values: dueSpans,
    valuesOf: (task) => dueSpansOf(task, today),
  };
  const state: Filter<Task> = {
    kind: 'choice',
    name: 'state',
    valuesOf: (task) => [task.state],
  };
  return {
    textsOf: ({ title, description }) => [title, description],
    filters: isAcrossBoards ? [board, priority, due, state] : [member, priority, due],
    sorts: isAcrossBoards ? {} : sorts,
    dayOf: ({ dueDate }) => dueDate,
    idOf: ({ id }) => id,
  };
}

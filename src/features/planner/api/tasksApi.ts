import { type Id, isSameId } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';
import type { IsoDate, Period } from '@/domain/time/period';
import type { TaskContent } from '@/domain/planner/taskEdit';
import { FRESH_FOR_S, api, invalidatedBy, providedBy } from '@/shared/api/api';
import { readCreated } from '@/shared/api/readCreated';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import type { AppThunk, ServiceThunk } from '@/shared/store/store';
import { boardUrl, getBoard, listBuckets } from './boardsApi';
import {
  type NewTask,
  type TaskWire,
  changedTaskToWire,
  newTaskToWire,
  taskFromWire,
  taskWire,
} from './plannerWire';

/** The URL of a task, such as `/kanban/tasks/3`, or of a path below it. */
export const taskUrl = (id: Id, below = '') => `/kanban/tasks/${encodeURIComponent(id)}${below}`;

const readTasks = (answer: ReadableRows<TaskWire>) => mapRows(answer, taskFromWire);

const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban/boards/{id}/tasks`: includes completed ones, in no particular order. */
    listBoardTasks: build.query({
      query: (boardId: string) => ({ method: 'GET', url: boardUrl(boardId, '/tasks') }),
      rawResponseSchema: readableListAnswer(taskWire, 'GET /kanban/boards/{id}/tasks'),
      // If a task does not name its board, the id from the address is used.
      transformResponse: (answer: ReadableRows<TaskWire>, _meta, boardId): ReadableRows<Task> =>
        mapRows(readTasks(answer), (task) => ({ ...task, boardId: task.boardId ?? boardId })),
      providesTags: providedBy('listBoardTasks'),
    }),

    /** `GET /kanban/tasks/me`: the user's tasks; with a period (the dashboard) those that overlap it. */
    listMyTasks: build.query({
      query: (period: Period | null) => ({
        method: 'GET',
        url: '/kanban/tasks/me',
        ...(period && { params: { startDate: period.from, endDate: period.to } }),
      }),
      rawResponseSchema: readableListAnswer(taskWire, 'GET /kanban/tasks/me'),
      transformResponse: readTasks,
      providesTags: providedBy('listMyTasks'),
    }),

    /** `GET /kanban/customer/{id}/tasks`: the tasks of the customer's board, empty if there is no board. */
    listCustomerTasks: build.query({
      query: (customerId: Id) => ({
        method: 'GET',
        url: `/kanban/customer/${encodeURIComponent(customerId)}/tasks`,
      }),
      rawResponseSchema: readableListAnswer(taskWire, 'GET /kanban/customer/{id}/tasks'),
      transformResponse: readTasks,
      providesTags: providedBy('listCustomerTasks'),
    }),

    /** `GET /kanban/tasks/{id}/details`; the id is text, because it may come from an address. */
    getTask: build.query({
      query: (id: string) => ({ method: 'GET', url: taskUrl(id, '/details') }),
      rawResponseSchema: taskWire,
      transformResponse: taskFromWire,
      providesTags: providedBy('getTask'),
    }),

    /** `POST /kanban/boards/{id}/tasks`; if a success lacks the task, it stays in doubt whether it was saved. */
    createTask: build.mutation<Task, NewTask>({
      queryFn: async (task, _api, _options, baseQuery) => {
        const url = boardUrl(task.boardId ?? '', '/tasks');
        return readCreated(
          await baseQuery({ method: 'POST', url, body: newTaskToWire(task) }),
          taskWire,
          taskFromWire,
        );
      },
      invalidatesTags: (_task, error) => (error ? [] : invalidatedBy('createTask')),
    }),

    /** `PATCH /kanban/tasks/{id}` with the changed fields. A changed bucket invalidates no list but the board's. */
    updateTask: build.mutation<unknown, { readonly id: Id; readonly changes: Partial<TaskContent> }>({
      query: ({ id, changes }) => ({ method: 'PATCH', url: taskUrl(id), body: changedTaskToWire(changes) }),
      invalidatesTags: (_answer, error, { changes: { bucketId: _place, ...details } }) =>
        error || Object.keys(details).length === 0 ? [] : invalidatedBy('updateTask'),
    }),

    /** `DELETE /kanban/tasks/{id}`: needs full control. */
    deleteTask: build.mutation({
      query: (id: Id) => ({ method: 'DELETE', url: taskUrl(id) }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('deleteTask')),
    }),
  }),
});

export const { useListBoardTasksQuery, useListMyTasksQuery, useListCustomerTasksQuery, useGetTaskQuery } =
  tasksApi;
export const { listBoardTasks, listMyTasks, listCustomerTasks, getTask } = tasksApi.endpoints;
export const { createTask, updateTask, deleteTask } = tasksApi.endpoints;

/** Writes a saved task into the cached list of its board and into its details (null: it was deleted). */
export function taskTaken(
  id: Id,
  stored: Task | Partial<TaskContent> | null,
  boardId: Id | null,
): ServiceThunk {
  const change = (tasks: readonly Task[]): readonly Task[] => {
    if (stored === null) return tasks.filter((task) => !isSameId(task.id, id));
    if (tasks.some((task) => isSameId(task.id, id)))
      return tasks.map((task) => (isSameId(task.id, id) ? { ...task, ...stored } : task));
    return 'id' in stored ? [...tasks, stored] : tasks;
  };
  const { updateQueryData } = tasksApi.util;
  return (dispatch) => {
    dispatch(
      updateQueryData('listBoardTasks', String(boardId), ({ rows, unreadable }) => ({
        rows: change(rows),
        unreadable,
      })),
    );
    if (stored) dispatch(updateQueryData('getTask', String(id), (task) => ({ ...task, ...stored })));
  };
}

/** Reads the user's tasks of a day, and all tasks for the overdue ones, before they are shown. */
export const readMyTasksAhead =
  (day: IsoDate): AppThunk =>
  (dispatch) => {
    for (const period of [{ from: day, to: day }, null]) {
      dispatch(tasksApi.util.prefetch('listMyTasks', period, { ifOlderThan: FRESH_FOR_S }));
    }
  };

/**
 * Reads a board into the cache before it is opened, unless it is there already. Parsing a thousand tasks takes longer
 * than fetching them.
 *
 * @param id as in the address
 */
export const readBoardAhead =
  (id: string): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const options = { subscribe: false };
    return Promise.all([
      dispatch(getBoard.initiate(id, options)),
      dispatch(listBuckets.initiate(id, options)),
      dispatch(listBoardTasks.initiate(id, options)),
    ]);
  };

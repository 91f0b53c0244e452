import { type Id, isSameId } from '@/domain/id';
import type { Task } from '@/domain/kanban';
import type { IsoDate, Period } from '@/domain/period';
import type { TaskDetails } from '@/domain/taskEdit';
import { FRESH_FOR_S, api } from '@/shared/api/api';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import { invalidatedBy, providedBy } from '@/shared/api/tags';
import { boardUrl } from './boardsApi';
import { created } from './created';
import {
  type NewTask,
  type TaskWire,
  changedTaskToWire,
  newTaskToWire,
  taskFromWire,
  taskWire,
  tasksWire,
} from './taskWire';

/** `/kanban/tasks/3`, and what is below it. */
export const taskUrl = (id: Id, below = '') => `/kanban/tasks/${encodeURIComponent(id)}${below}`;

const readTasks = (answer: ReadableRows<TaskWire>) => mapRows(answer, taskFromWire);

const tasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban/boards/{id}/tasks`: completed ones included, in no order. */
    listBoardTasks: build.query({
      query: (boardId: string) => ({ method: 'GET', url: boardUrl(boardId, '/tasks') }),
      rawResponseSchema: readableListAnswer(taskWire, 'GET /kanban/boards/{id}/tasks'),
      transformResponse: readTasks,
      providesTags: providedBy('listBoardTasks'),
    }),

    /** `GET /kanban/tasks/me`: the user's tasks; with a period (the dashboard) those whose days overlap it. */
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

    /** `GET /kanban/tasks/{id}/details`; the id as text, as it may stand in an address. */
    getTask: build.query({
      query: (id: string) => ({ method: 'GET', url: taskUrl(id, '/details') }),
      rawResponseSchema: taskWire,
      transformResponse: taskFromWire,
      providesTags: providedBy('getTask'),
    }),

    /** `POST /kanban/boards/{id}/tasks`. */
    createTask: build.mutation<Task, { readonly task: NewTask; readonly before: readonly Task[] }>({
      queryFn: async ({ task, before }, _api, _options, baseQuery) => {
        const url = boardUrl(task.boardId, '/tasks');
        return created({
          answer: await baseQuery({ method: 'POST', url, body: newTaskToWire(task) }),
          schema: taskWire,
          fromWire: taskFromWire,
          readList: async () => baseQuery({ method: 'GET', url }),
          list: tasksWire,
          isSame: ({ title, bucketId }) => title === task.title && isSameId(bucketId, task.bucketId),
          before,
        });
      },
      async onQueryStarted({ task }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        // At once, so that the card is there when the slot lets go of it.
        dispatch(
          changeBoardTasks(String(task.boardId), (tasks) =>
            tasks.some(({ id }) => isSameId(id, saved.data.id)) ? tasks : [...tasks, saved.data],
          ),
        );
      },
      invalidatesTags: (_task, error) => (error ? [] : invalidatedBy('createTask')),
    }),

    /** `PATCH /kanban/tasks/{id}`: the changed fields. */
    updateTask: build.mutation<unknown, { readonly id: Id; readonly changes: Partial<TaskDetails> }>({
      query: ({ id, changes }) => ({ method: 'PATCH', url: taskUrl(id), body: changedTaskToWire(changes) }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('updateTask')),
    }),

    /** `DELETE /kanban/tasks/{id}`: full control only. */
    deleteTask: build.mutation({
      query: (id: Id) => ({ method: 'DELETE', url: taskUrl(id) }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('deleteTask')),
    }),
  }),
});

export const {
  useListBoardTasksQuery,
  useListMyTasksQuery,
  useGetTaskQuery,
  useCreateTaskMutation,
  useUpdateTaskMutation,
  useDeleteTaskMutation,
} = tasksApi;
export const { listBoardTasks, listMyTasks, getTask, createTask, updateTask, deleteTask } =
  tasksApi.endpoints;

/** Changes the tasks of a board that are in the cache; the board by its id as it stands in the address. */
export function changeBoardTasks(boardId: string, change: (tasks: readonly Task[]) => readonly Task[]) {
  return tasksApi.util.updateQueryData('listBoardTasks', boardId, ({ rows, unreadable }) => ({
    rows: change(rows),
    unreadable,
  }));
}

/** Reads the user's tasks of a day before somebody looks at them. */
export const readMyTasksAhead = (day: IsoDate) =>
  tasksApi.util.prefetch('listMyTasks', { from: day, to: day }, { ifOlderThan: FRESH_FOR_S });

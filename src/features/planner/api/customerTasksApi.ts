import type * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { Task } from '@/domain/kanban';
import { api } from '@/shared/api/api';
import { providedBy } from '@/shared/api/tags';
import { taskFromWire, tasksWire } from './taskWire';

const customerTasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban/customer/{id}/tasks`: the tasks of the customer's board, none without one. */
    listCustomerTasks: build.query({
      query: (customerId: Id) => ({
        method: 'GET',
        url: `/kanban/customer/${encodeURIComponent(customerId)}/tasks`,
      }),
      rawResponseSchema: tasksWire,
      transformResponse: (rows: v.InferOutput<typeof tasksWire>): Task[] => rows.map(taskFromWire),
      providesTags: providedBy('listCustomerTasks'),
    }),
  }),
});

export const { useListCustomerTasksQuery } = customerTasksApi;
export const { listCustomerTasks } = customerTasksApi.endpoints;

import type { Id } from '@/domain/id';
import { api, providedBy } from '@/shared/api/api';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import { type TaskWire, taskFromWire, taskWire } from './taskWire';

const customerTasksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban/customer/{id}/tasks`: the tasks of the customer's board, empty if there is no board. */
    listCustomerTasks: build.query({
      query: (customerId: Id) => ({
        method: 'GET',
        url: `/kanban/customer/${encodeURIComponent(customerId)}/tasks`,
      }),
      rawResponseSchema: readableListAnswer(taskWire, 'GET /kanban/customer/{id}/tasks'),
      transformResponse: (answer: ReadableRows<TaskWire>) => mapRows(answer, taskFromWire),
      providesTags: providedBy('listCustomerTasks'),
    }),
  }),
});

export const { useListCustomerTasksQuery } = customerTasksApi;
export const { listCustomerTasks } = customerTasksApi.endpoints;

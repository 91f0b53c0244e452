import type { Id } from '@/domain/id';
import { type TaskComment, compareComments } from '@/domain/planner/kanban';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import { readCreated } from '@/shared/api/readCreated';
import { type CommentWire, commentFromWire, commentWire } from './commentWire';
import { taskUrl } from './tasksApi';

/** A comment to be created. */
interface NewComment {
  readonly taskId: Id;
  readonly content: string;
}

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `GET /kanban/tasks/{id}/comments`: sorted newest first, because the service's order is not guaranteed (section
     * 3).
     */
    listComments: build.query({
      query: (taskId: string) => ({ method: 'GET', url: taskUrl(taskId, '/comments') }),
      rawResponseSchema: readableListAnswer(commentWire, 'GET /kanban/tasks/{id}/comments'),
      transformResponse: (answer: ReadableRows<CommentWire>): ReadableRows<TaskComment> => {
        const { rows, unreadable } = mapRows(answer, commentFromWire);
        return { rows: rows.toSorted(compareComments), unreadable };
      },
      providesTags: providedBy('listComments'),
    }),

    /** `POST /kanban/tasks/{taskId}/comments`. */
    addComment: build.mutation<TaskComment, NewComment>({
      queryFn: async ({ taskId, content }, _api, _options, baseQuery) =>
        readCreated(
          await baseQuery({ method: 'POST', url: taskUrl(taskId, '/comments'), body: { taskId, content } }),
          commentWire,
          commentFromWire,
        ),
      invalidatesTags: (_comment, error) => (error ? [] : invalidatedBy('addComment')),
    }),
  }),
});

export const { useListCommentsQuery } = commentsApi;
export const { listComments, addComment } = commentsApi.endpoints;

import type * as v from 'valibot';
import type { Id } from '@/domain/id';
import { type TaskComment, compareComments } from '@/domain/kanban';
import { api } from '@/shared/api/api';
import { invalidatedBy, providedBy } from '@/shared/api/tags';
import { commentFromWire, commentWire, commentsWire } from './commentWire';
import { created } from './created';
import { taskUrl } from './tasksApi';

interface NewComment {
  readonly taskId: Id;
  readonly content: string;
  /** The comments as they were before; undefined where they are not known. */
  readonly before: readonly TaskComment[] | undefined;
}

const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban/tasks/{id}/comments`: newest first here, whatever order they come in (section 3). */
    listComments: build.query({
      query: (taskId: string) => ({ method: 'GET', url: taskUrl(taskId, '/comments') }),
      rawResponseSchema: commentsWire,
      transformResponse: (rows: v.InferOutput<typeof commentsWire>): TaskComment[] =>
        rows.map(commentFromWire).toSorted(compareComments),
      providesTags: providedBy('listComments'),
    }),

    /** `POST /kanban/tasks/{taskId}/comments`. */
    addComment: build.mutation<TaskComment, NewComment>({
      queryFn: async ({ taskId, content, before }, _api, _options, baseQuery) => {
        const url = taskUrl(taskId, '/comments');
        return created({
          answer: await baseQuery({ method: 'POST', url, body: { taskId, content } }),
          schema: commentWire,
          fromWire: commentFromWire,
          readList: async () => baseQuery({ method: 'GET', url }),
          list: commentsWire,
          isSame: (comment) => comment.content === content,
          before,
        });
      },
      invalidatesTags: (_comment, error) => (error ? [] : invalidatedBy('addComment')),
    }),
  }),
});

export const { useListCommentsQuery, useAddCommentMutation } = commentsApi;
export const { listComments, addComment } = commentsApi.endpoints;

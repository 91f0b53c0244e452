import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { type TaskComment, compareComments } from '@/domain/planner/kanban';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import { readCreated } from '@/shared/api/readCreated';
import { wireId, wireOptionalText } from '@/shared/api/wire';
import { readMember } from './plannerWire';
import { taskUrl } from './tasksApi';

/** A comment in the service's answer: the author is JSON text or an object. */
const commentWire = v.object({
  id: wireId,
  content: wireOptionalText,
  author: v.optional(v.unknown()),
  commentTime: wireOptionalText,
});

type CommentWire = v.InferOutput<typeof commentWire>;

/** Converts a comment from the service's spelling to ours. An unreadable author has no name. */
function commentFromWire(wire: CommentWire): TaskComment {
  // Some databases leave out the minutes of an offset, which `Date` does not read.
  const written = wire.commentTime
    .trim()
    .replace(' ', 'T')
    .replace(/(:\d\d(?:\.\d+)?[+-]\d\d)$/u, '$1:00');
  const writtenAt = Date.parse(written);
  return {
    id: wire.id,
    content: wire.content,
    author: readMember(wire.author) ?? { guid: '', name: typeof wire.author === 'string' ? wire.author : '' },
    writtenAt: Number.isNaN(writtenAt) ? null : writtenAt,
  };
}

/** The saved content of a comment. */
export interface CommentContent {
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
    addComment: build.mutation<TaskComment, CommentContent>({
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

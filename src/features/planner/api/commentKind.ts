import { singleFields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { TaskComment } from '@/domain/planner/kanban';
import { api, invalidatedBy } from '@/shared/api/api';
import { wholeReading, wholeRows } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import { alikeAmong } from '@/shared/outbox/alikeAmong';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import type { ServiceThunk } from '@/shared/store/store';
import { type CommentContent, addComment, listComments } from './commentsApi';

const commentFields = singleFields<CommentContent>({ taskId: true, content: true });

const listedOf =
  (taskId: Id) =>
  ({ id, content }: TaskComment) => ({ id, content: { taskId, content } });

const known =
  (taskId: Id): ServiceThunk<readonly TaskComment[] | undefined> =>
  (_dispatch, getState) =>
    wholeRows(listComments.select(String(taskId))(getState()).data);

/** How comments are saved; the service has no call to change or delete one. */
export const commentKind: SavedKind<CommentContent> = {
  fields: commentFields,
  hasUpdate: false,
  calls: (dispatch) => ({
    list: async (items) => {
      const [taskId = ''] = items.flatMap(({ want }) => want?.taskId ?? []);
      const read = wholeReading(await dispatch(readFresh(listComments, String(taskId))));
      return 'error' in read ? read : { data: read.data.map(listedOf(taskId)) };
    },
    alike: (content) => {
      const { taskId } = content;
      return alikeAmong(commentFields, content, dispatch(known(taskId))?.map(listedOf(taskId)));
    },
    create: async (content) => {
      const { data, error } = await dispatch(addComment.initiate(content));
      return { data: data?.id, error };
    },
    adopt: () => void dispatch(api.util.invalidateTags([...invalidatedBy('addComment')])),
  }),
};

import { type Fields, singleFields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import { type Board, type Bucket, type TaskComment, isClosedWhenLeft } from '@/domain/planner/kanban';
import { api, invalidatedBy } from '@/shared/api/api';
import { type ReadableRows, wholeReading, wholeRows } from '@/shared/api/readableRows';
import { type FreshEndpoint, readFresh } from '@/shared/api/readFresh';
import { alikeAmong } from '@/shared/outbox/alikeAmong';
import { membershipKind } from '@/shared/outbox/membershipKind';
import type { OutboxCalls, SavedKind } from '@/shared/outbox/outboxKind';
import { selectRole, selectUser } from '@/shared/session/sessionSlice';
import type { AppDispatch, RootState, ServiceThunk } from '@/shared/store/store';
import {
  type BucketContent,
  type MembersOf,
  addPlannerMember,
  createBoard,
  createBucket,
  deleteBoard,
  deleteBucket,
  getBoard,
  listBoards,
  listBuckets,
  removePlannerMember,
  renameBoard,
  updateBucket,
} from './boardsApi';
import { type CommentContent, addComment, listComments } from './commentsApi';
import { getTask } from './tasksApi';

/** The list of the service that has the things of a kind. */
interface KindList<Argument, Row, Content> {
  readonly endpoint: FreshEndpoint<Argument, ReadableRows<Row>> & {
    readonly select: (
      argument: Argument,
    ) => (state: Required<RootState>) => { readonly data?: ReadableRows<Row> | undefined };
  };
  /** Which list a thing is in. */
  readonly argumentOf: (content: Content) => Argument;
  /** What a row says, in the list of another thing. */
  readonly contentOf: (row: Row, beside: Content) => Content;
}

/** Finds things of a kind among the rows of their list. */
function listCalls<Argument, Row extends { readonly id: Id }, Content>(
  dispatch: AppDispatch,
  fields: Fields<Content>,
  { endpoint, argumentOf, contentOf }: KindList<Argument, Row, Content>,
): Pick<OutboxCalls<Content>, 'list' | 'alike'> {
  const listed = (rows: readonly Row[], beside: Content) =>
    rows.map((row) => ({ id: row.id, content: contentOf(row, beside) }));
  return {
    list: async (items) => {
      const [one] = items.flatMap(({ want, before }) => want ?? before ?? []);
      if (!one) return { data: [] };
      const read = wholeReading(await dispatch(readFresh(endpoint, argumentOf(one))));
      return 'error' in read ? read : { data: listed(read.data, one) };
    },
    alike: (content) => {
      const known = dispatch((_dispatch: AppDispatch, getState: () => Required<RootState>) =>
        wholeRows(endpoint.select(argumentOf(content))(getState()).data),
      );
      return alikeAmong(fields, content, known && listed(known, content));
    },
  };
}

/** The id of what a call has created, or its error. */
async function idOf(creating: PromiseLike<{ data?: { readonly id: Id } | undefined; error?: unknown }>) {
  const { data, error } = await creating;
  return { data: data?.id, error };
}

/** The saved part of a board; its members are saved one by one. */
type BoardContent = Pick<Board, 'title'>;

const boardFields = singleFields<BoardContent>({ title: true });

/** How boards are saved. */
export const boardKind: SavedKind<BoardContent> = {
  fields: boardFields,
  hasUpdate: true,
  calls: (dispatch) => ({
    ...listCalls<void, Board, BoardContent>(dispatch, boardFields, {
      endpoint: listBoards,
      argumentOf: () => undefined,
      contentOf: ({ title }) => ({ title }),
    }),
    create: async ({ title }) => idOf(dispatch(createBoard.initiate(title))),
    update: async (id, { title }) => dispatch(renameBoard.initiate({ id, title })),
    remove: async (id) => dispatch(deleteBoard.initiate(id)),
    adopt: (_id, content, isNew) => {
      const call = content === null ? 'deleteBoard' : isNew ? 'createBoard' : 'updateBoard';
      dispatch(api.util.invalidateTags([...invalidatedBy(call)]));
    },
  }),
};

const bucketFields = {
  ...singleFields<BucketContent>({ name: true, stage: true, boardId: true }),
  identity: ['name', 'boardId'] as const,
};

/** How buckets are saved. */
export const bucketKind: SavedKind<BucketContent> = {
  fields: bucketFields,
  hasUpdate: true,
  calls: (dispatch) => ({
    ...listCalls<string, Bucket, BucketContent>(dispatch, bucketFields, {
      endpoint: listBuckets,
      argumentOf: ({ boardId }) => String(boardId),
      contentOf: ({ name, stage }, { boardId }) => ({ name, stage, boardId }),
    }),
    create: async (content) => idOf(dispatch(createBucket.initiate(content))),
    update: async (id, { name, stage }) => dispatch(updateBucket.initiate({ id, name, stage })),
    remove: async (id) => dispatch(deleteBucket.initiate(id)),
    adopt: () => void dispatch(api.util.invalidateTags([...invalidatedBy('changeBuckets')])),
  }),
};

const commentFields = singleFields<CommentContent>({ taskId: true, content: true });

/** How comments are saved; the service has no call to change or delete one. */
export const commentKind: SavedKind<CommentContent> = {
  fields: commentFields,
  hasUpdate: false,
  calls: (dispatch) => ({
    ...listCalls<string, TaskComment, CommentContent>(dispatch, commentFields, {
      endpoint: listComments,
      argumentOf: ({ taskId }) => String(taskId),
      contentOf: ({ content }, { taskId }) => ({ taskId, content }),
    }),
    create: async (content) => idOf(dispatch(addComment.initiate(content))),
    adopt: () => void dispatch(api.util.invalidateTags([...invalidatedBy('addComment')])),
  }),
};

/** Whether users are removing themselves from a board that they can only open as its members. */
const closesBoard =
  (boardId: Id, guid: string): ServiceThunk<boolean> =>
  (_dispatch, getState) => {
    const state = getState();
    const board = getBoard.select(String(boardId))(state).data;
    if (!board || selectUser(state)?.guid !== guid) return false;
    return isClosedWhenLeft(board, { guid, role: selectRole(state) });
  };

/** How the members of boards and tasks are saved. */
export const plannerMemberKind = membershipKind<MembersOf['kind']>((dispatch) => ({
  members: async (kind, id) => {
    const { data, error } = await (kind === 'board'
      ? dispatch(readFresh(getBoard, String(id)))
      : dispatch(readFresh(getTask, String(id))));
    return { data: data?.members, error };
  },
  add: async (membership) => dispatch(addPlannerMember.initiate(membership)),
  remove: async (membership) => {
    const closes = membership.of === 'board' && dispatch(closesBoard(membership.id, membership.guid));
    return dispatch(removePlannerMember.initiate({ ...membership, closes }));
  },
  outdated: ({ of }) =>
    void dispatch(api.util.invalidateTags([...invalidatedBy(of === 'board' ? 'updateBoard' : 'updateTask')])),
}));

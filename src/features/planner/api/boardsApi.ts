import type { Id } from '@/domain/id';
import type { Board, Bucket } from '@/domain/planner/kanban';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { readCreated } from '@/shared/api/readCreated';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import type { Membership } from '@/shared/outbox/membershipKind';
import {
  type BoardWire,
  type BucketWire,
  boardFromWire,
  boardWire,
  bucketFromWire,
  bucketWire,
  newBoardToWire,
} from './plannerWire';

const url = '/kanban';

/** The URL of a board, such as `/kanban/boards/3`, or of a path below it. */
export const boardUrl = (id: Id, below = '') => `${url}/boards/${encodeURIComponent(id)}${below}`;

const bucketUrl = (id: Id) => `${url}/buckets/${encodeURIComponent(id)}`;

/** The saved content of a bucket. */
export interface BucketContent extends Pick<Bucket, 'name' | 'stage'> {
  readonly boardId: Id;
}

/** The owner of a list of members: a board, or one of its tasks. */
export interface MembersOf {
  readonly kind: 'board' | 'task';
  readonly id: Id;
}

interface PlannerMembership extends Membership<MembersOf['kind']> {
  /** The user loses access to the board, so the cache treats it as deleted. */
  readonly closes?: boolean;
}

const memberCall = (method: 'POST' | 'PATCH') => ({
  query: ({ of, id, guid }: PlannerMembership) => ({
    method,
    url: `${url}/${of}s/${encodeURIComponent(id)}/member`,
    body: { guid },
  }),
  invalidatesTags: (_answer: unknown, error: unknown, { of, closes = false }: PlannerMembership) => {
    if (error) return [];
    return invalidatedBy(of === 'task' ? 'updateTask' : closes ? 'deleteBoard' : 'updateBoard');
  },
});

const boardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban`. */
    listBoards: build.query({
      query: (_none: void) => ({ method: 'GET', url }),
      rawResponseSchema: readableListAnswer(boardWire, 'GET /kanban'),
      transformResponse: (answer: ReadableRows<BoardWire>) => mapRows(answer, boardFromWire),
      providesTags: providedBy('listBoards'),
    }),

    /** `GET /kanban/boards/{id}`; the id is text, taken from the address. */
    getBoard: build.query({
      query: (id: string) => ({ method: 'GET', url: boardUrl(id) }),
      rawResponseSchema: boardWire,
      transformResponse: boardFromWire,
      providesTags: providedBy('getBoard'),
    }),

    /** `POST /kanban`: creates a board of class personally. */
    createBoard: build.mutation<Board, string>({
      queryFn: async (title, _api, _options, baseQuery) =>
        readCreated(
          await baseQuery({ method: 'POST', url, body: newBoardToWire(title) }),
          boardWire,
          boardFromWire,
        ),
      invalidatesTags: (_board, error) => (error ? [] : invalidatedBy('createBoard')),
    }),

    /** `PATCH /kanban/boards/{id}`: changes the title. */
    renameBoard: build.mutation({
      query: ({ id, title }: { id: Id; title: string }) => ({
        method: 'PATCH',
        url: boardUrl(id),
        body: { id, title },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('updateBoard')),
    }),

    /** `DELETE /kanban/boards/{id}`: only for boards of class personally. */
    deleteBoard: build.mutation({
      query: (id: Id) => ({ method: 'DELETE', url: boardUrl(id) }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('deleteBoard')),
    }),
  }),
});

const bucketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban/boards/{id}/buckets`: in no particular order. */
    listBuckets: build.query({
      query: (boardId: string) => ({ method: 'GET', url: boardUrl(boardId, '/buckets') }),
      rawResponseSchema: readableListAnswer(bucketWire, 'GET /kanban/boards/{id}/buckets'),
      transformResponse: (answer: ReadableRows<BucketWire>) => mapRows(answer, bucketFromWire),
      providesTags: providedBy('listBuckets'),
    }),

    /** `POST /kanban/boards/{id}/buckets`. */
    createBucket: build.mutation<Bucket, BucketContent>({
      queryFn: async ({ boardId, name, stage }, _api, _options, baseQuery) =>
        readCreated(
          await baseQuery({ method: 'POST', url: boardUrl(boardId, '/buckets'), body: { name, stage } }),
          bucketWire,
          bucketFromWire,
        ),
      invalidatesTags: (_bucket, error) => (error ? [] : invalidatedBy('changeBuckets')),
    }),

    /** `PATCH /kanban/buckets/{id}`: sends the whole bucket. */
    updateBucket: build.mutation({
      query: ({ id, name, stage }: Bucket) => ({
        method: 'PATCH',
        url: bucketUrl(id),
        body: { id, name, stage },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('changeBuckets')),
    }),

    /** `DELETE /kanban/buckets/{id}`: only for buckets without tasks. */
    deleteBucket: build.mutation({
      query: (id: Id) => ({ method: 'DELETE', url: bucketUrl(id) }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('changeBuckets')),
    }),
  }),
});

const membersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /kanban/boards/{id}/member` or the task's. */
    addPlannerMember: build.mutation(memberCall('POST')),

    /** `PATCH /kanban/boards/{id}/member` or the task's: removing is a PATCH. */
    removePlannerMember: build.mutation(memberCall('PATCH')),
  }),
});

export const { useListBoardsQuery, useGetBoardQuery } = boardsApi;
export const { listBoards, getBoard, createBoard, renameBoard, deleteBoard } = boardsApi.endpoints;
export const { useListBucketsQuery } = bucketsApi;
export const { listBuckets, createBucket, updateBucket, deleteBucket } = bucketsApi.endpoints;
export const { addPlannerMember, removePlannerMember } = membersApi.endpoints;

import type * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { Bucket } from '@/domain/kanban';
import { api } from '@/shared/api/api';
import { invalidatedBy, providedBy } from '@/shared/api/tags';
import { bucketFromWire, bucketWire, bucketsWire } from './boardWire';
import { boardUrl } from './boardsApi';
import { created } from './created';

const bucketUrl = (id: Id) => `/kanban/buckets/${encodeURIComponent(id)}`;

interface NewBucket {
  readonly boardId: Id;
  readonly name: string;
  readonly stage: number;
  /** The buckets of the board before this one was created; undefined if they are not known. */
  readonly before: readonly Bucket[] | undefined;
}

const bucketsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /kanban/boards/{id}/buckets`: in no order. */
    listBuckets: build.query({
      query: (boardId: string) => ({ method: 'GET', url: boardUrl(boardId, '/buckets') }),
      rawResponseSchema: bucketsWire,
      transformResponse: (rows: v.InferOutput<typeof bucketsWire>): Bucket[] => rows.map(bucketFromWire),
      providesTags: providedBy('listBuckets'),
    }),

    /** `POST /kanban/boards/{id}/buckets`. */
    createBucket: build.mutation<Bucket, NewBucket>({
      queryFn: async ({ boardId, name, stage, before }, _api, _options, baseQuery) => {
        const url = boardUrl(boardId, '/buckets');
        return created({
          answer: await baseQuery({ method: 'POST', url, body: { name, stage } }),
          schema: bucketWire,
          fromWire: bucketFromWire,
          readList: async () => baseQuery({ method: 'GET', url }),
          list: bucketsWire,
          isSame: (bucket) => bucket.name === name,
          before,
        });
      },
      invalidatesTags: (_bucket, error) => (error ? [] : invalidatedBy('changeBuckets')),
    }),

    /** `PATCH /kanban/buckets/{id}`: the whole bucket, as section 7 has it. */
    updateBucket: build.mutation({
      query: ({ id, name, stage }: Bucket) => ({
        method: 'PATCH',
        url: bucketUrl(id),
        body: { id, name, stage },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('changeBuckets')),
    }),

    /** `DELETE /kanban/buckets/{id}`: only without tasks. */
    deleteBucket: build.mutation({
      query: (id: Id) => ({ method: 'DELETE', url: bucketUrl(id) }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('changeBuckets')),
    }),
  }),
});

export const {
  useListBucketsQuery,
  useCreateBucketMutation,
  useUpdateBucketMutation,
  useDeleteBucketMutation,
} = bucketsApi;
export const { listBuckets, createBucket, updateBucket, deleteBucket } = bucketsApi.endpoints;

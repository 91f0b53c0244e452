import type { Id } from '@/domain/id';
import type { Bucket } from '@/domain/planner/kanban';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { readCreated } from '@/shared/api/readCreated';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import { type BucketWire, bucketFromWire, bucketWire } from './boardWire';
import { boardUrl } from './boardsApi';

const bucketUrl = (id: Id) => `/kanban/buckets/${encodeURIComponent(id)}`;

/** The saved content of a bucket. */
export interface BucketContent extends Pick<Bucket, 'name' | 'stage'> {
  readonly boardId: Id;
}

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

export const { useListBucketsQuery } = bucketsApi;
export const { listBuckets, createBucket, updateBucket, deleteBucket } = bucketsApi.endpoints;

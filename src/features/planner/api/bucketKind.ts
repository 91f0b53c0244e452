import { singleFields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { Bucket } from '@/domain/planner/kanban';
import { api, invalidatedBy } from '@/shared/api/api';
import { wholeReading, wholeRows } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import { alikeAmong } from '@/shared/outbox/alikeAmong';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import type { ServiceThunk } from '@/shared/store/store';
import { type BucketContent, createBucket, deleteBucket, listBuckets, updateBucket } from './bucketsApi';

const bucketFields = {
  ...singleFields<BucketContent>({ name: true, stage: true, boardId: true }),
  identity: ['name', 'boardId'] as const,
};

const listedOf =
  (boardId: Id) =>
  ({ id, name, stage }: Bucket) => ({ id, content: { name, stage, boardId } });

const known =
  (boardId: Id): ServiceThunk<readonly Bucket[] | undefined> =>
  (_dispatch, getState) =>
    wholeRows(listBuckets.select(String(boardId))(getState()).data);

/** How buckets are saved. */
export const bucketKind: SavedKind<BucketContent> = {
  fields: bucketFields,
  hasUpdate: true,
  calls: (dispatch) => ({
    list: async (items) => {
      const [boardId = ''] = items.flatMap(({ want, before }) => (want ?? before)?.boardId ?? []);
      const read = wholeReading(await dispatch(readFresh(listBuckets, String(boardId))));
      return 'error' in read ? read : { data: read.data.map(listedOf(boardId)) };
    },
    alike: (content) => {
      const { boardId } = content;
      return alikeAmong(bucketFields, content, dispatch(known(boardId))?.map(listedOf(boardId)));
    },
    create: async (content) => {
      const { data, error } = await dispatch(createBucket.initiate(content));
      return { data: data?.id, error };
    },
    update: async (id, { name, stage }) => dispatch(updateBucket.initiate({ id, name, stage })),
    remove: async (id) => dispatch(deleteBucket.initiate(id)),
    adopt: () => void dispatch(api.util.invalidateTags([...invalidatedBy('changeBuckets')])),
  }),
};

import { type NamedRecord, namedRecordOf } from '@/domain/work/workRecordFields';
import { api } from '@/shared/api/api';
import { invalidatedBy } from '@/shared/api/tags';
import { withFirst, without } from '@/shared/lists/listPage';
import { readListed } from '@/shared/outbox/readListed';
import type { OutboxCalls } from '@/shared/outbox/outboxKind';
import type { AppDispatch } from '@/shared/store/store';
import { readRecordsAnew } from '../readWorkRecords';
import {
  adoptRecord,
  alikeTo,
  changeKnown,
  createWorkRecord,
  deleteWorkRecord,
  isRecordAsSeen,
  updateWorkRecord,
  workRecordPages,
} from '../workRecordsApi';

/** The calls that save work records. */
export function workOutboxCalls(dispatch: AppDispatch): OutboxCalls<NamedRecord> {
  return {
    list: async (items) =>
      readListed(
        items,
        async (span) => {
          const read = await readRecordsAnew(span, dispatch);
          if ('error' in read) return read;
          return { data: read.data.map((record) => ({ id: record.id, content: namedRecordOf(record) })) };
        },
        ({ date }) => date,
      ),
    isAsSeen: (id, seen) => dispatch(isRecordAsSeen(id, seen)),
    alike: (record) => dispatch(alikeTo(record)),
    create: async ({ customerName, projectName, ...content }) =>
      dispatch(createWorkRecord.initiate({ content, customerName, projectName })),
    update: async (id, { customerName, projectName, ...content }) =>
      dispatch(updateWorkRecord.initiate({ id, content, customerName, projectName })),
    remove: async (id) => dispatch(deleteWorkRecord.initiate(id)),
    adopt: (id, content, isNew) => {
      const call = content === null ? 'deleteWorkRecord' : isNew ? 'createWorkRecord' : 'updateWorkRecord';
      dispatch(api.util.invalidateTags([...invalidatedBy(call)]));
      if (content === null) {
        void dispatch(workRecordPages.deleted(id, Promise.resolve()));
        dispatch(changeKnown((known) => without(known, id)));
        return;
      }
      const record = { ...content, id };
      if (isNew) adoptRecord(record, dispatch);
      else {
        dispatch(workRecordPages.changed(id, () => record));
        dispatch(changeKnown((known) => withFirst(known, record)));
      }
    },
  };
}

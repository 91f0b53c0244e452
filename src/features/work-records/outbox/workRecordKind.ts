import { isSame, isSameIdentity } from '@/domain/changes/fields';
import { type Id, isSameId } from '@/domain/id';
import { type NamedRecord, type WorkRecord, namedRecordOf, workRecordFields } from '@/domain/work/workRecord';
import { api, invalidatedBy } from '@/shared/api/api';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { readListed } from '@/shared/outbox/readListed';
import type { ServiceThunk } from '@/shared/store/store';
import { correctKeptRecords } from '../own/ownRecordsApi';
import {
  readWorkRecords,
  selectKnownRecords,
  isKnownFrom,
  workRecordPages,
  workRecordsApi,
} from '../workRecordsApi';
import { keptRecords } from '../keptRecords';

const { createWorkRecord, updateWorkRecord, deleteWorkRecord } = workRecordsApi.endpoints;

/** How work records are saved, and how they wait if the service does not answer. */
export const workRecordKind: OutboxKind<NamedRecord> = {
  kept: keptRecords,
  fields: workRecordFields,
  hasUpdate: true,
  mayWait: () => true,
  calls: (dispatch) => ({
    list: async (items) =>
      readListed(
        items,
        async (span) => readWorkRecords(span, dispatch),
        namedRecordOf,
        ({ date }) => date,
      ),
    isAsSeen: (id, seen) => dispatch(isRecordAsSeen(id, seen)),
    alike: (record) => dispatch(alikeTo(record)),
    create: async (record) => {
      const answer = await dispatch(createWorkRecord.initiate(record));
      if (answer.data !== undefined) dispatch(recordTaken(answer.data, record, true));
      return answer;
    },
    update: async (id, record) => {
      const { error } = await dispatch(updateWorkRecord.initiate({ id, content: record }));
      if (error === undefined) dispatch(recordTaken(id, record, false));
      return { error };
    },
    remove: async (id) => {
      const { error } = await dispatch(deleteWorkRecord.initiate(id));
      if (error === undefined) dispatch(recordTaken(id, null, false));
      return { error };
    },
    adopt: (id, record, isNew) => {
      if (record === null) void dispatch(workRecordPages.deleted(id, Promise.resolve()));
      dispatch(recordTaken(id, record, isNew));
    },
  }),
};

/**
 * The service has created, changed or (null) deleted a record. The list shows this only now: an earlier change could
 * move the row in inline edit to another week, and a refusal would find no editor.
 */
function recordTaken(id: Id, content: NamedRecord | null, isNew: boolean): ServiceThunk<void> {
  return (dispatch) => {
    const call = content === null ? 'deleteWorkRecord' : isNew ? 'createWorkRecord' : 'updateWorkRecord';
    dispatch(api.util.invalidateTags([...invalidatedBy(call)]));
    void dispatch(correctKeptRecords(id, content && { ...content, id }));
    // What a deletion changes has followed its call.
    if (content === null) return;
    const record = { ...content, id };
    dispatch(isNew ? workRecordPages.created(record) : workRecordPages.replaced(record));
  };
}

/**
 * Ids of the records that may equal one about to be created. They include those whose deletion is held back, because
 * the service still has them. Null if not all records of the day were read.
 */
function alikeTo(wanted: NamedRecord): ServiceThunk<readonly Id[] | null> {
  return (_dispatch, getState, { heldBack }) => {
    const known = selectKnownRecords(getState());
    if (!isKnownFrom(wanted.date, known)) return null;
    const alike = known.entries.filter((record) => isSameIdentity(workRecordFields, record, wanted));
    return [...alike.map(({ id }) => id), ...heldBack.leaving(workRecordPages.url)];
  };
}

/** Whether a record is still as it was seen, as far as the app knows. */
function isRecordAsSeen(id: Id, seen: NamedRecord): ServiceThunk<boolean> {
  const isSeen = (record: WorkRecord) => isSame(workRecordFields, namedRecordOf(record), seen);
  return (dispatch, getState) => {
    const known = selectKnownRecords(getState())?.entries.find((record) => isSameId(record.id, id));
    return (!known || isSeen(known)) && dispatch(workRecordPages.isAsSeen(id, isSeen));
  };
}

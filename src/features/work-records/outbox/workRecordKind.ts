import { isSame, isSameIdentity } from '@/domain/changes/fields';
import { type Id, isSameId } from '@/domain/id';
import { type NamedRecord, type WorkRecord, namedRecordOf, workRecordFields } from '@/domain/work/workRecord';
import { api, invalidatedBy } from '@/shared/api/api';
import type { OutboxKind, Taken } from '@/shared/outbox/outboxKind';
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
    create: async (record) => dispatch(createWorkRecord.initiate(record)),
    update: async (id, content) => dispatch(updateWorkRecord.initiate({ id, content })),
    remove: async (id) => dispatch(deleteWorkRecord.initiate(id)),
    taken: (taken) => dispatch(recordsTaken(taken)),
    adopt: (id, content, isNew) => {
      if (content === null) void dispatch(workRecordPages.deleted(id, Promise.resolve()));
      dispatch(recordsTaken([{ id, content, isNew }]));
    },
  }),
};

/** The lists follow what the service has taken; what a deletion changes in them has followed its call. */
function recordsTaken(taken: readonly Taken<NamedRecord>[]): ServiceThunk<void> {
  return (dispatch) => {
    const calls = taken.map(({ content, isNew }) =>
      content === null ? 'deleteWorkRecord' : isNew ? 'createWorkRecord' : 'updateWorkRecord',
    );
    dispatch(api.util.invalidateTags([...new Set(calls)].flatMap(invalidatedBy)));
    void dispatch(correctKeptRecords(taken));
    const records = (isNew: boolean) =>
      taken.flatMap((one) => (one.content && one.isNew === isNew ? { ...one.content, id: one.id } : []));
    const created = records(true);
    if (created.length > 0) dispatch(workRecordPages.created(...created));
    for (const record of records(false)) dispatch(workRecordPages.replaced(record));
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

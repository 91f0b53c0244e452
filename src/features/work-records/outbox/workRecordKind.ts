import { isSame, isSameIdentity } from '@/domain/changes/fields';
import type { Items } from '@/domain/changes/outbox';
import { type Id, isSameId } from '@/domain/id';
import { PAGE_SIZE } from '@/domain/limits';
import { type NamedRecord, namedRecordOf, workRecordFields } from '@/domain/work/workRecord';
import { FRESH_FOR_S, api, invalidatedBy } from '@/shared/api/api';
import { selectAgedAt } from '@/shared/api/connectionSlice';
import { indexIn } from '@/shared/lists/listPage';
import type { Listing, OutboxKind, Taken } from '@/shared/outbox/outboxKind';
import { readListed } from '@/shared/outbox/readListed';
import type { RootState, ServiceThunk } from '@/shared/store/store';
import { correctKeptRecords } from '../own/ownRecordsApi';
import {
  readWorkRecords,
  selectKnownRecords,
  isKnownFrom,
  workRecordPages,
  workRecordsApi,
} from '../workRecordsApi';
import { keptRecords } from '../keptRecords';

const { listWorkRecords, createWorkRecord, updateWorkRecord, deleteWorkRecord } = workRecordsApi.endpoints;

/** How work records are saved, and how they wait if the service does not answer. */
export const workRecordKind: OutboxKind<NamedRecord> = {
  kept: keptRecords,
  fields: workRecordFields,
  hasUpdate: true,
  mayWait: () => true,
  calls: (dispatch) => ({
    list: async (items) =>
      (await dispatch(readAgain(items))) ??
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

/** A record as each answer has it, with its place in the list; an answer is current for a minute, unless it has aged. */
function seenRecord(id: Id, state: Required<RootState>) {
  const since = Math.max(selectAgedAt(state), Date.now() - FRESH_FOR_S * 1000);
  const known = selectKnownRecords(state);
  const starts = workRecordsApi.util.selectCachedArgsForQuery(state, 'listWorkRecords');
  const pages = starts.map((start) => listWorkRecords.select(start)(state));
  const answers = [...pages, { data: known, startedTimeStamp: known?.readAt }];
  return answers.flatMap(({ data, startedTimeStamp = 0 }) => {
    const at = data ? indexIn(data, id) : -1;
    const record = data?.entries[at];
    return record ? [{ record, at: data.start + at, isCurrent: startedTimeStamp >= since }] : [];
  });
}

/** Whether a record is still as it was seen, as far as the app knows by a current answer. */
function isRecordAsSeen(id: Id, seen: NamedRecord): ServiceThunk<boolean> {
  return (_dispatch, getState) => {
    const now = seenRecord(id, getState());
    const isSeen = now.every(({ record }) => isSame(workRecordFields, namedRecordOf(record), seen));
    return isSeen && now.some(({ isCurrent }) => isCurrent);
  };
}

/**
 * Reads again the page that had a changed record. Null if the record is not on it any more, if its page is unknown, and for
 * new, sent or several items: then the whole list is read.
 */
function readAgain([item, ...others]: Items<NamedRecord>): ServiceThunk<
  Promise<Listing<NamedRecord> | null>
> {
  return async (dispatch, getState) => {
    if (!item || item.id === null || item.attempt || others.length > 0) return null;
    const { id } = item;
    const [seen] = seenRecord(id, getState());
    if (!seen) return null;
    const readPage = workRecordPages.pages(dispatch, 'fresh');
    const { data, error } = await readPage(seen.at - (seen.at % PAGE_SIZE), true);
    if (error !== undefined) return { error };
    const record = data?.entries.find((one) => isSameId(one.id, id));
    return record ? { data: [{ id, content: namedRecordOf(record) }] } : null;
  };
}

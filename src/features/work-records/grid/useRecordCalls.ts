import type { Id } from '@/domain/id';
import type { WorkRecord, WorkRecordContent } from '@/domain/workRecord';
import { isApiError } from '@/shared/api/apiError';
import { type Attempt, NOT_SENT, createSurely } from '@/shared/lists/createSurely';
import { type Doubt, findCreated } from '@/shared/lists/createOnce';
import { withChanged } from '@/shared/lists/listPage';
import { useAppDispatch } from '@/shared/store/hooks';
import { adoptRecord, lookingForRecords } from '../createRecord';
import { useSaveWorkRecord } from '../entry/useSaveWorkRecord';
import type { ValidRecord } from '../entry/useWorkRecordForm';
import { isWaiting, keepRecord } from '../outbox/keepRecord';
import { readDayAnew } from '../readWorkRecords';
import { changeKnown, createWorkRecord, deleteWorkRecord, selectKnownRecords } from '../workRecordsApi';

/** A record as it is sent, without what it is stored as. */
export function validOf({ id: _id, customerName, projectName, ...content }: WorkRecord): ValidRecord {
  return { content, customerName, projectName };
}

/** The calls of the week grid; what they change is known at once. */
export function useRecordCalls() {
  const dispatch = useAppDispatch();
  const saveRecord = useSaveWorkRecord();

  const known = (): readonly WorkRecord[] =>
    dispatch((_dispatch, getState) => selectKnownRecords(getState())?.entries ?? []);

  const find = async (doubt: Doubt<ValidRecord>) => findCreated(doubt, lookingForRecords(dispatch));
  const send = async (valid: ValidRecord) => dispatch(createWorkRecord.initiate(valid));

  return {
    known,
    knownIds: (): ReadonlySet<string> => new Set(known().map(({ id }) => String(id))),
    read: async ({ date }: WorkRecordContent) => readDayAnew(date, dispatch),
    send,
    find,
    adopt: (record: WorkRecord) => adoptRecord(record, dispatch),
    /** Creates a record; after a failure that leaves open whether it is there, the list decides. */
    create: async (sought: Doubt<ValidRecord>): Promise<Attempt> =>
      createSurely(NOT_SENT, { send: async () => send(sought.content), find: async () => find(sought) }),
    /** Sends the whole record; answers what keeps it from being saved. */
    change: async (record: WorkRecord): Promise<unknown> => {
      const saved = (await dispatch(isWaiting(record)))
        ? await dispatch(keepRecord(validOf(record), record))
        : await saveRecord(validOf(record), record);
      if ('error' in saved) return saved.error;
      dispatch(changeKnown((page) => withChanged(page, record.id, () => record)));
      return undefined;
    },
    /** Deletes what was created a moment ago; gone already is what was wanted. */
    remove: async (id: Id): Promise<unknown> => {
      const { error } = await dispatch(deleteWorkRecord.initiate(id));
      if (error !== undefined && !(isApiError(error) && error.kind === 'not-found')) return error;
      return undefined;
    },
  };
}

export type RecordCalls = ReturnType<typeof useRecordCalls>;

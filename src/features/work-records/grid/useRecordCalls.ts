import type { Id } from '@/domain/id';
import type { WorkRecord, WorkRecordContent } from '@/domain/workRecord';
import { isApiError } from '@/shared/api/apiError';
import { type Attempt, NOT_SENT, createSurely } from '@/shared/lists/createSurely';
import { withChanged, withFirst } from '@/shared/lists/listPage';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSaveWorkRecord } from '../entry/useSaveWorkRecord';
import type { ValidRecord } from '../entry/useWorkRecordForm';
import { isWaiting, keepRecord } from '../outbox/keepRecord';
import { readDayAnew } from '../readWorkRecords';
import {
  changeKnown,
  deleteWorkRecord,
  isSameWork,
  selectKnownRecords,
  workRecordPages,
} from '../workRecordsApi';

/** A record as it is sent, without what it is stored as. */
export function validOf({ id: _id, customerName, projectName, ...content }: WorkRecord): ValidRecord {
  return { content, customerName, projectName };
}

/** A record that may have been created, and those that were there before. */
interface Sought extends ValidRecord {
  readonly before: ReadonlySet<string>;
}

/** The calls of the week grid; what they change is known at once. */
export function useRecordCalls() {
  const dispatch = useAppDispatch();
  const saveRecord = useSaveWorkRecord();

  const known = (): readonly WorkRecord[] =>
    dispatch((_dispatch, getState) => selectKnownRecords(getState())?.entries ?? []);

  /** Shows a record of which only the list has told that it was created. */
  function adopt(record: WorkRecord) {
    dispatch(workRecordPages.created(record));
    dispatch(changeKnown((page) => withFirst(page, record)));
  }

  const read = async ({ date }: WorkRecordContent) => readDayAnew(date, dispatch);

  async function send(valid: ValidRecord): Promise<{ data?: Id; error?: unknown }> {
    const saved = await saveRecord(valid, null);
    if ('error' in saved) return saved;
    dispatch(changeKnown((page) => withFirst(page, saved.record)));
    return { data: saved.record.id };
  }

  /** Looks whether the service has a record after all; null where it has not. */
  async function find({ content, before, customerName, projectName }: Sought) {
    const listed = await read(content);
    if ('error' in listed) return listed;
    const found = listed.data.find((one) => !before.has(String(one.id)) && isSameWork(one, content));
    if (found) {
      adopt({
        ...found,
        customerName: found.customerName || customerName,
        projectName: found.projectName || projectName,
      });
    }
    return { data: found?.id ?? null };
  }

  return {
    known,
    knownIds: (): ReadonlySet<string> => new Set(known().map(({ id }) => String(id))),
    read,
    send,
    find,
    adopt,
    /** Creates a record; after a failure that leaves open whether it is there, the list decides. */
    create: async (sought: Sought): Promise<Attempt> => {
      const { before: _before, ...valid } = sought;
      return createSurely(NOT_SENT, { send: async () => send(valid), find: async () => find(sought) });
    },
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

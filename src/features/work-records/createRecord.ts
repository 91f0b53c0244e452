import { withFirst } from '@/shared/lists/listPage';
import type { WorkRecord } from '@/domain/workRecord';
import type { Attempt } from '@/shared/lists/createSurely';
import { type Doubts, type Looking, createOnce } from '@/shared/lists/createOnce';
import type { AppDispatch } from '@/shared/store/store';
import type { ValidRecord } from './entry/useWorkRecordForm';
import { readDayAnew } from './readWorkRecords';
import {
  alikeTo,
  changeKnown,
  createWorkRecord,
  isSameWork,
  updateWorkRecord,
  workRecordPages,
} from './workRecordsApi';

/** Records that a form has sent without a clear answer. */
export type RecordDoubts = Doubts<ValidRecord>;

/** Shows a record of which only the list has told that it was created. */
export function adoptRecord(record: WorkRecord, dispatch: AppDispatch): void {
  dispatch(workRecordPages.created(record));
  dispatch(changeKnown((page) => withFirst(page, record)));
}

/** How a record that was sent is found in the list. */
export function lookingForRecords(dispatch: AppDispatch): Looking<ValidRecord, WorkRecord> {
  return {
    readSame: async ({ content }) => {
      const listed = await readDayAnew(content.date, dispatch);
      if ('error' in listed) return listed;
      return { data: listed.data.filter((record) => isSameWork(record, content)) };
    },
    adopt: (record, { customerName, projectName }) =>
      adoptRecord(
        {
          ...record,
          customerName: record.customerName || customerName,
          projectName: record.projectName || projectName,
        },
        dispatch,
      ),
  };
}

/**
 * Creates a record, once however often its form is sent (see `createOnce`).
 *
 * @param waits whether the outbox takes it on after such an error
 */
export async function createRecordOnce(
  doubts: RecordDoubts,
  wish: string,
  record: ValidRecord,
  { dispatch, waits }: { readonly dispatch: AppDispatch; readonly waits?: (error: unknown) => boolean },
): Promise<Attempt> {
  return createOnce(doubts, wish, record, {
    ...lookingForRecords(dispatch),
    known: ({ content }) => dispatch(alikeTo(content)),
    send: async (valid) => dispatch(createWorkRecord.initiate(valid)),
    follow: async (id, valid) => {
      const { error } = await dispatch(updateWorkRecord.initiate({ ...valid, id }));
      return error === undefined ? { kind: 'created', id } : { kind: 'open', error };
    },
    waits,
  });
}

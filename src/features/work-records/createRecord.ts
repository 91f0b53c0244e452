import { withFirst } from '@/shared/lists/listPage';
import type { WorkRecord } from '@/domain/workRecord';
import type { Id } from '@/domain/id';
import type { Attempt } from '@/shared/lists/createSurely';
import { type Doubt, type Doubts, createOnce } from '@/shared/lists/createOnce';
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

/** Looks whether the service has a record after all, and shows it then; null where it has not. */
export async function findRecord(
  { content: { content, customerName, projectName }, before }: Doubt<ValidRecord>,
  dispatch: AppDispatch,
): Promise<{ readonly data: Id | null } | { readonly error: unknown }> {
  const listed = await readDayAnew(content.date, dispatch);
  if ('error' in listed) return listed;
  const found = listed.data.find((one) => !before.has(String(one.id)) && isSameWork(one, content));
  if (!found) return { data: null };
  adoptRecord(
    {
      ...found,
      customerName: found.customerName || customerName,
      projectName: found.projectName || projectName,
    },
    dispatch,
  );
  return { data: found.id };
}

/** What says the same already; the day is read where it is not known, so that none of it is taken for what is sent. */
async function alikeOf({ content }: ValidRecord, dispatch: AppDispatch) {
  const alike = dispatch(alikeTo(content));
  if (alike !== null) return { data: alike };
  const listed = await readDayAnew(content.date, dispatch);
  return 'error' in listed ? listed : { data: listed.data.map(({ id }) => id) };
}

/**
 * Creates a record, once however often its form is sent (see `createOnce`).
 *
 * @param waits whether it waits in the outbox after such an error
 */
export async function createRecordOnce(
  doubts: RecordDoubts,
  wish: string,
  record: ValidRecord,
  { dispatch, waits }: { readonly dispatch: AppDispatch; readonly waits?: (error: unknown) => boolean },
): Promise<Attempt> {
  return createOnce(doubts, wish, record, {
    alike: async (valid) => alikeOf(valid, dispatch),
    send: async (valid) => dispatch(createWorkRecord.initiate(valid)),
    find: async (doubt) => findRecord(doubt, dispatch),
    // What was typed since follows.
    follow: async (id, valid) => {
      const { error } = await dispatch(updateWorkRecord.initiate({ ...valid, id }));
      return error === undefined ? { kind: 'created', id } : { kind: 'open', error };
    },
    waits,
  });
}

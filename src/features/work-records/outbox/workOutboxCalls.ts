import { isSameId } from '@/domain/id';
import type { WaitingEntry } from '@/domain/outbox';
import { type IsoDate, isoDate } from '@/domain/period';
import { type NamedRecord, namedRecordOf } from '@/domain/workRecordMerge';
import { withFirst } from '@/shared/lists/listPage';
import type { OutboxCalls } from '@/shared/outbox/sendWaiting';
import type { AppDispatch } from '@/shared/store/store';
import { readWorkRecords } from '../readWorkRecords';
import {
  changeKnown,
  createWorkRecord,
  deleteWorkRecord,
  updateWorkRecord,
  workRecordPages,
} from '../workRecordsApi';

/** Every day that a service can list. */
const FIRST = isoDate('0001-01-01');
const LAST = isoDate('9999-12-31');

/** The oldest day that the items are about: there is no call for one record, so the list is read down to it. */
function firstDay(items: readonly WaitingEntry<NamedRecord>[]): IsoDate {
  const days = items.flatMap(({ before, want, attempt }) =>
    [before, want, attempt?.sent].flatMap((record) => record?.date ?? []),
  );
  return days.toSorted()[0] ?? LAST;
}

/** The calls by which the outbox sends work records. */
export function workOutboxCalls(dispatch: AppDispatch): OutboxCalls<NamedRecord> {
  const read = async (from: IsoDate) => readWorkRecords({ from, to: LAST }, dispatch);

  return {
    list: async (items) => {
      const near = await read(firstDay(items));
      if ('error' in near) return near;
      const isMissing = items.some(
        ({ id }) => id !== null && !near.data.some((record) => isSameId(record.id, id)),
      );
      // Somebody may have moved it to an earlier day: that it is gone is said of the whole list alone.
      const all = isMissing ? await read(FIRST) : near;
      if ('error' in all) return all;
      return { data: all.data.map((record) => ({ id: record.id, content: namedRecordOf(record) })) };
    },
    create: async ({ customerName, projectName, ...content }) =>
      dispatch(createWorkRecord.initiate({ content, customerName, projectName })),
    update: async (id, { customerName, projectName, ...content }) =>
      dispatch(updateWorkRecord.initiate({ id, content, customerName, projectName })),
    remove: async (id) => dispatch(deleteWorkRecord.initiate(id)),
    adopt: (id, content) => {
      const record = { ...content, id };
      dispatch(workRecordPages.changed(id, () => record));
      dispatch(changeKnown((known) => withFirst(known, record)));
    },
  };
}

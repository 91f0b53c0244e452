import type { PlannedEntry } from '@/domain/copyWeek';
import { isSameId } from '@/domain/id';
import { type IsoDate, addDays } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { type Attempt, createAllSurely } from '@/shared/lists/createSurely';
import { useAppDispatch } from '@/shared/store/hooks';
import { readRecordsAnew } from '../../readWorkRecords';
import { isSameWork } from '../../workRecordsApi';
import type { RecordCalls } from '../useRecordCalls';

/** A copied week on its way: what is created, and what came of it so far. */
export interface CopyRun {
  readonly entries: readonly PlannedEntry[];
  readonly attempts: readonly Attempt[];
  /** Ids of the records that were there before. */
  readonly before: ReadonlySet<string>;
  /** The days got records from elsewhere while the preview stood there: so many entries were left out. */
  readonly left: number;
  /** The week could not be read, so nothing was sent. */
  readonly error?: unknown;
}

/** Creates what was planned, each entry once, whatever becomes of the answers. */
export function useCopyRun(calls: RecordCalls, onStep: (run: CopyRun) => void) {
  const dispatch = useAppDispatch();

  /** Shows what only the list has told of. */
  function showFound(attempts: readonly Attempt[], read: readonly WorkRecord[]): void {
    const known = calls.knownIds();
    for (const one of attempts) {
      const found = one.kind === 'created' && read.find(({ id }) => isSameId(id, one.id));
      if (found && !known.has(String(found.id))) calls.adopt(found);
    }
  }

  return {
    /** What of the plan still holds: days may have got records on another device since it was made. */
    begin: async (planned: readonly PlannedEntry[], monday: IsoDate): Promise<CopyRun> => {
      const now = await readRecordsAnew({ from: monday, to: addDays(monday, 6) }, dispatch);
      if ('error' in now) {
        return { entries: planned, attempts: [], before: new Set(), left: 0, error: now.error };
      }
      const known = calls.knownIds();
      for (const record of now.data) if (!known.has(String(record.id))) calls.adopt(record);
      const taken = new Set(now.data.map(({ date }) => date));
      const entries = planned.filter(({ content }) => !taken.has(content.date));
      return { entries, attempts: [], before: calls.knownIds(), left: planned.length - entries.length };
    },

    /** Creates what is not created yet. */
    goOn: async (begun: CopyRun): Promise<CopyRun> => {
      let read: readonly WorkRecord[] = [];
      const attempts = await createAllSurely(begun.entries, begun.attempts, {
        send: async ({ rowKey: _row, ...valid }) => calls.send(valid),
        read: async ({ content }) => {
          const listed = await calls.read(content);
          if ('data' in listed) read = listed.data;
          return listed;
        },
        isSame: (listed, { content }) => isSameWork(listed, content),
        before: begun.before,
        onStep: (now) => {
          showFound(now, read);
          onStep({ ...begun, attempts: now });
        },
      });
      return { ...begun, attempts };
    },
  };
}

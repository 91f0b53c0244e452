import type { ListedEntry } from '@/domain/changes/outboxStep';
import { isSameId } from '@/domain/id';
import { cellKey } from '@/domain/work/weekGrid';
import { type NamedRecord, type WorkRecord, namedRecordOf } from '@/domain/work/workRecord';
import { selectHasOtherTabs } from '@/shared/api/connectionSlice';
import { type Outcome, type SaveOptions, errorOf } from '@/shared/outbox/change';
import { deviceValueNow } from '@/shared/storage/deviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { type RecordChange, recordDeletion, saveRecord, saveRecords } from '../outbox/saveRecords';
import { keptRecords } from '../keptRecords';
import { selectKnownRecords, withWhatWaits, workRecordPages } from '../workRecordsApi';

/** The records that the week grid knows, and how it saves them. */
export function useRecordCalls() {
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useUser()?.guid ?? '';

  /** The records as they will be once everything waiting is sent. */
  const known = (): readonly WorkRecord[] => {
    const stored = dispatch((_dispatch, getState) => selectKnownRecords(getState()));
    const waiting = deviceValueNow({ extra, guid }, keptRecords)?.items ?? [];
    return stored ? withWhatWaits(stored, waiting).entries : [];
  };

  return {
    known,
    knownIds: (): ReadonlySet<string> => new Set(known().map(({ id }) => String(id))),
    /**
     * Creates the record of an empty cell, only once per key however often it is sent, and not if another tab has filled the
     * cell (`placeTaken`); returns the error if it fails.
     */
    create: async (record: NamedRecord, key: string) => {
      const isTaken = ({ id, content }: ListedEntry<NamedRecord>) =>
        cellKey(content.date, content) === cellKey(record.date, record) &&
        !extra.heldBack.leaving(workRecordPages.url).some((leaving) => isSameId(leaving, id));
      // Reading the list takes another call, which is only needed if another tab is open.
      const hasOtherTabs = dispatch((_dispatch, getState) => selectHasOtherTabs(getState()));
      return dispatch(saveRecord(record, null, key, hasOtherTabs ? { isTaken } : {}));
    },
    /** Changes a record. */
    change: async (before: WorkRecord, after: WorkRecord) =>
      dispatch(saveRecord(namedRecordOf(after), before)),
    /** Deletes a record that was just created; returns the error if it fails. */
    remove: async (record: WorkRecord): Promise<unknown> => {
      const [outcome] = await dispatch(saveRecords([recordDeletion(record)]));
      return errorOf(outcome);
    },
    saveAll: async (changes: readonly RecordChange[], options: SaveOptions): Promise<readonly Outcome[]> =>
      dispatch(saveRecords(changes, options)),
  };
}

export type RecordCalls = ReturnType<typeof useRecordCalls>;

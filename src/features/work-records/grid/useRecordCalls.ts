import type { WorkRecord } from '@/domain/work/workRecord';
import { selectUser } from '@/shared/session/sessionSlice';
import { type Outcome, type SaveOptions, newKey } from '@/shared/outbox/change';
import { deviceValueNow } from '@/shared/storage/deviceValue';
import { useAppDispatch, useAppSelector, useExtra } from '@/shared/store/hooks';
import type { ValidRecord } from '../workRecordsApi';
import { withWhatWaits } from '../knownRecords';
import { errorOf } from '@/shared/outbox/change';
import {
  type RecordChange,
  type StoredRecord,
  recordChange,
  recordDeletion,
  saveRecords,
  storedBy,
} from '../outbox/saveRecords';
import { keptRecords } from '../outbox/keptRecords';
import { selectKnownRecords } from '../workRecordsApi';

/** A record as it is sent, without what it is stored as. */
export function validOf({ id: _id, customerName, projectName, ...content }: WorkRecord): ValidRecord {
  return { content, customerName, projectName };
}

/** What the week grid knows of the records, and how it saves them. */
export function useRecordCalls() {
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useAppSelector(selectUser)?.guid ?? '';

  /** The records as they will be once all is sent. */
  const known = (): readonly WorkRecord[] => {
    const stored = dispatch((_dispatch, getState) => selectKnownRecords(getState()));
    const waiting = deviceValueNow({ extra, guid }, keptRecords)?.items ?? [];
    return stored ? withWhatWaits(stored, waiting).entries : [];
  };

  return {
    known,
    knownIds: (): ReadonlySet<string> => new Set(known().map(({ id }) => String(id))),
    /** Creates a record, once however often it is sent under the same key; or why it was not created. */
    create: async (
      valid: ValidRecord,
      key = newKey(),
    ): Promise<StoredRecord | { readonly error: unknown }> => {
      const [outcome] = await dispatch(saveRecords([recordChange(valid, null, key)]));
      return (outcome && storedBy(outcome, valid)) ?? { error: errorOf(outcome) };
    },
    /** Changes a record. */
    change: async (
      before: WorkRecord,
      after: WorkRecord,
    ): Promise<StoredRecord | { readonly error: unknown }> => {
      const valid = validOf(after);
      const [outcome] = await dispatch(saveRecords([recordChange(valid, before)]));
      return (outcome && storedBy(outcome, valid)) ?? { error: errorOf(outcome) };
    },
    /** Deletes what was created a moment ago; answers what keeps it from that. */
    remove: async (record: WorkRecord): Promise<unknown> => {
      const [outcome] = await dispatch(saveRecords([recordDeletion(record)]));
      return errorOf(outcome);
    },
    saveAll: async (changes: readonly RecordChange[], options: SaveOptions): Promise<readonly Outcome[]> =>
      dispatch(saveRecords(changes, options)),
  };
}

export type RecordCalls = ReturnType<typeof useRecordCalls>;

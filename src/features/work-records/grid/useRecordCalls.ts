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

/** A record as it is sent, without its id. */
export function validOf({ id: _id, customerName, projectName, ...content }: WorkRecord): ValidRecord {
  return { content, customerName, projectName };
}

/** The records that the week grid knows, and how it saves them. */
export function useRecordCalls() {
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useAppSelector(selectUser)?.guid ?? '';

  /** The records as they will be once everything waiting is sent. */
  const known = (): readonly WorkRecord[] => {
    const stored = dispatch((_dispatch, getState) => selectKnownRecords(getState()));
    const waiting = deviceValueNow({ extra, guid }, keptRecords)?.items ?? [];
    return stored ? withWhatWaits(stored, waiting).entries : [];
  };

  return {
    known,
    knownIds: (): ReadonlySet<string> => new Set(known().map(({ id }) => String(id))),
    /** Creates a record, only once per key however often it is sent; returns the error if it fails. */
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

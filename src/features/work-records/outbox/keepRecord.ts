import type { Id } from '@/domain/id';
import type { WorkRecord } from '@/domain/workRecord';
import { namedRecordOf } from '@/domain/workRecordMerge';
import { type Keep, isKept, keepDeletionOf, keepEntry } from '@/shared/outbox/keepEntry';
import type { ValidRecord } from '../entry/useWorkRecordForm';
import { alikeTo, createWorkRecord, deleteWorkRecord, updateWorkRecord } from '../workRecordsApi';
import { workOutbox } from './workOutbox';

/** A record that is saved, or waits for it on the device (`isWaiting`). */
export interface StoredRecord {
  readonly record: WorkRecord;
  readonly isWaiting: boolean;
}

/** The record as it is stored now, or as it waits to be sent; or why it is neither. */
type KeptRecord = StoredRecord | { readonly error: unknown };

/** Whether the deletion waits, or why it was not done. */
type KeptDeletion = { readonly isWaiting: boolean } | { readonly error: unknown };

/** Whether a record waits already: then it is changed there, and not by a call. */
export function isWaiting(record: WorkRecord): Keep<boolean> {
  return isKept(workOutbox, record.id);
}

/**
 * Saves a record, by the outbox where the service does not answer ("Speed of use", "Outbox").
 *
 * @param record the record as the list shows it, null for a new one
 */
export function keepRecord(valid: ValidRecord, record: WorkRecord | null): Keep<KeptRecord> {
  return async (dispatch) => {
    const { content, ...names } = valid;
    const want = { ...content, ...names };
    const kept = await dispatch(
      keepEntry({
        kind: workOutbox,
        row: record && record.id,
        before: record && namedRecordOf(record),
        want,
        alike: () => dispatch(alikeTo(content)),
        send: async (row) => dispatch(saveNow(valid, row)),
      }),
    );
    return 'error' in kept ? kept : { record: { ...want, id: kept.id }, isWaiting: kept.isWaiting };
  };
}

function saveNow(
  valid: ValidRecord,
  id: Id | null,
): Keep<{ readonly id?: Id | undefined; readonly error?: unknown }> {
  return async (dispatch) => {
    if (id === null) {
      const { data, error } = await dispatch(createWorkRecord.initiate(valid));
      return { id: data, error };
    }
    const { error } = await dispatch(updateWorkRecord.initiate({ ...valid, id }));
    return error === undefined ? { id } : { error };
  };
}

/** Deletes a record, by the outbox where the service does not answer; what it never heard of is simply dropped. */
export function keepDeletion(record: WorkRecord): Keep<KeptDeletion> {
  return async (dispatch) =>
    dispatch(
      keepDeletionOf({
        kind: workOutbox,
        row: record.id,
        before: namedRecordOf(record),
        remove: async (id) => dispatch(deleteWorkRecord.initiate(id)),
      }),
    );
}

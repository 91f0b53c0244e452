import type { WorkRecord } from '@/domain/workRecord';
import { type NamedRecord, namedRecordOf } from '@/domain/workRecordFields';
import {
  type Keep,
  attemptOf,
  isKept,
  isUnanswered,
  keepDeletionOf,
  keepEntry,
  sentOf,
} from '@/shared/outbox/keepEntry';
import { type RecordDoubts, createRecordOnce } from '../createRecord';
import type { ValidRecord } from '../entry/useWorkRecordForm';
import { deleteWorkRecord, updateWorkRecord } from '../workRecordsApi';
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

/** A record as the outbox keeps it. */
const namedOf = ({ content, ...names }: ValidRecord): NamedRecord => ({ ...content, ...names });

/** Saves a changed record, by the outbox where the service does not answer ("Speed of use", "Outbox"). */
export function keepRecord(valid: ValidRecord, record: WorkRecord): Keep<KeptRecord> {
  return async (dispatch) => {
    const want = namedOf(valid);
    const kept = await dispatch(
      keepEntry({
        kind: workOutbox,
        row: record.id,
        before: namedRecordOf(record),
        want,
        send: async (row) => {
          const id = row ?? record.id;
          const { error } = await dispatch(updateWorkRecord.initiate({ ...valid, id }));
          return error === undefined ? { id } : { error };
        },
      }),
    );
    return 'error' in kept ? kept : { record: { ...want, id: kept.id }, isWaiting: kept.isWaiting };
  };
}

/**
 * Saves a new record in the same way, once however often its form is sent.
 *
 * @param doubts what the form has sent without a clear answer; it keeps them from press to press
 * @param wish names the record among those that the form creates
 */
export function keepNewRecord(valid: ValidRecord, doubts: RecordDoubts, wish = ''): Keep<KeptRecord> {
  return async (dispatch) => {
    const want = namedOf(valid);
    const kept = await dispatch(
      keepEntry({
        kind: workOutbox,
        row: null,
        before: null,
        want,
        inDoubt: () => {
          const doubt = doubts.get(wish);
          return attemptOf(doubt && { ...doubt, content: namedOf(doubt.content) });
        },
        send: async () =>
          sentOf(await createRecordOnce(doubts, wish, valid, { dispatch, waits: isUnanswered })),
      }),
    );
    if ('error' in kept) return kept;
    // The outbox looks for what was in doubt, and what the form sends next is another record.
    doubts.delete(wish);
    return { record: { ...want, id: kept.id }, isWaiting: kept.isWaiting };
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

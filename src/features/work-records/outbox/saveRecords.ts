import { waitingFor } from '@/domain/changes/waitingFor';
import { type NamedRecord, type WorkRecord, namedRecordOf } from '@/domain/work/workRecord';
import {
  type Change,
  type Outcome,
  type SaveOptions,
  type Wait,
  newKey,
  isDone,
  errorOf,
  waitOf,
} from '@/shared/outbox/change';
import { type Saving, save } from '@/shared/outbox/save';
import { remember } from '@/shared/recents/bookedKept';
import { selectUser } from '@/shared/session/sessionSlice';
import { knownDeviceValue } from '@/shared/storage/deviceValue';
import { keptRecords } from '../keptRecords';

/** A record that is saved, or that waits on the device. */
export interface StoredRecord extends Wait {
  readonly record: WorkRecord;
}

const loadKind = async () => (await import('./workRecordKind')).workRecordKind;

/** A change of a work record. */
export type RecordChange = Change<NamedRecord>;

/**
 * The change that saves a record.
 * @param stored the record as the service has it, or null for a new one
 * @param key names the wish to save, so that a second press does not create a second record
 */
export function recordChange(want: NamedRecord, stored: WorkRecord | null, key = newKey()): RecordChange {
  return { key, row: stored?.id ?? null, before: stored && namedRecordOf(stored), want };
}

/** The change that deletes a record. */
export function recordDeletion(record: WorkRecord): RecordChange {
  return { key: newKey(), row: record.id, before: namedRecordOf(record), want: null };
}

/** Saves records in order (see `save`), and keeps what was booked for screens that do not load the list. */
export function saveRecords(
  changes: readonly RecordChange[],
  options?: SaveOptions<NamedRecord>,
): Saving<readonly Outcome[]> {
  return async (dispatch, getState, extra) => {
    const outcomes = await dispatch(save(loadKind, changes, options));
    const booked = changes.flatMap(({ want }, at) => (want && isDone(outcomes[at]) ? [want] : []));
    const guid = selectUser(getState())?.guid;
    if (guid !== undefined && booked.length > 0) void remember({ extra, guid }, booked);
    return outcomes;
  };
}

/**
 * Saves one record.
 * @returns the record as it is stored or waits to be sent, or the error
 */
export function saveRecord(
  want: NamedRecord,
  stored: WorkRecord | null,
  key?: string,
  options?: SaveOptions<NamedRecord>,
): Saving<StoredRecord | { readonly error: unknown }> {
  return async (dispatch) => {
    const [outcome] = await dispatch(saveRecords([recordChange(want, stored, key)], options));
    return (outcome && storedBy(outcome, want)) ?? { error: errorOf(outcome) };
  };
}

/** Restores deleted records: a waiting deletion is cancelled, a deleted record is created again. */
export function restoreRecords(records: readonly WorkRecord[]): Saving<readonly Outcome[]> {
  return async (dispatch, getState, extra) => {
    const guid = selectUser(getState())?.guid ?? '';
    const { items } = await knownDeviceValue({ extra, guid }, keptRecords);
    const changes = records.map((record) => {
      const isThere = waitingFor(items, record.id) !== undefined;
      return recordChange(namedRecordOf(record), isThere ? record : null);
    });
    return dispatch(saveRecords(changes, { stopAt: 'first' }));
  };
}

/** The record after an outcome; undefined unless it is saved or waits. */
export function storedBy(outcome: Outcome, want: NamedRecord): StoredRecord | undefined {
  if (outcome.kind !== 'saved' && outcome.kind !== 'waiting') return undefined;
  return { record: { ...want, id: outcome.id }, ...waitOf(outcome) };
}

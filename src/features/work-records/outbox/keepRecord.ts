import { nanoid } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Id } from '@/domain/id';
import { type Attempt, type WaitingEntry, rowIdOf, standsFor, withWish, withoutWish } from '@/domain/outbox';
import type { WorkRecord } from '@/domain/workRecord';
import { type NamedRecord, namedRecordOf } from '@/domain/workRecordMerge';
import { type ApiError, isApiError } from '@/shared/api/apiError';
import { selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { type DeviceOwner, changeDeviceValue, knownDeviceValue } from '@/shared/storage/deviceValue';
import type { Extra } from '@/shared/store/extra';
import type { RootState } from '@/shared/store/store';
import { isOnline } from '@/shared/ui/useIsOnline';
import type { ValidRecord } from '../entry/useWorkRecordForm';
import { alikeTo, createWorkRecord, deleteWorkRecord, updateWorkRecord } from '../workRecordsApi';
import { workOutbox } from './workOutbox';

/** Saves or deletes a record; who dispatches one has the list of work records on the screen. */
type Keep<Result> = ThunkAction<Promise<Result>, Required<RootState>, Extra, UnknownAction>;

/** A record that is saved, or waits for it on the device (`isWaiting`). */
export interface StoredRecord {
  readonly record: WorkRecord;
  readonly isWaiting: boolean;
}

/** The record as it is stored now, or as it waits to be sent; or why it is neither. */
type KeptRecord = StoredRecord | { readonly error: unknown };

/** Whether the deletion waits, or why it was not done. */
type KeptDeletion = { readonly isWaiting: boolean } | { readonly error: unknown };

const noNetwork: ApiError = { kind: 'network' };
const noUser: ApiError = { kind: 'cancelled' };

/** Nobody knows whether the service heard of it. */
function isUnanswered(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** What is known before something is saved. */
interface Look {
  readonly owner: DeviceOwner;
  /** The service's id of the record, or the key of the item that waits for it; null for a new one. */
  readonly row: Id | null;
  readonly waiting: WaitingEntry<NamedRecord> | undefined;
  /** It is not tried to send it now: nobody answers, or others wait in front of it. */
  readonly mustWait: boolean;
}

function look(record: WorkRecord | null): Keep<Look | null> {
  return async (_dispatch, getState, extra) => {
    const guid = selectUser(getState())?.guid;
    if (guid === undefined) return null;
    const owner = { extra, guid };
    const box = await knownDeviceValue(owner, workOutbox.kept);
    const row = record && rowIdOf(box, record.id);
    const waiting = row === null ? undefined : box.items.find((item) => standsFor(item, row));
    const isQueue = waiting !== undefined || box.items.some(({ trouble }) => trouble === null);
    const mustWait = isQueue || !isOnline() || selectIsConnectionLost(getState());
    return { owner, row, waiting, mustWait };
  };
}

/** Whether a record waits already: then it is changed there, and not by a call. */
export function isWaiting(record: WorkRecord): Keep<boolean> {
  return async (dispatch) => (await dispatch(look(record)))?.waiting !== undefined;
}

/** Puts a wish into the outbox and answers under which id it waits; what the device cannot keep does not wait. */
async function putInto(
  { owner, row, waiting }: Look,
  wish: { readonly before: NamedRecord | null; readonly want: NamedRecord | null },
  attempt: Attempt<NamedRecord> | null,
): Promise<{ readonly id: Id } | { readonly error: ApiError }> {
  const key = `waiting-${nanoid()}`;
  const since = Date.now();
  const { isStored } = await changeDeviceValue(owner, workOutbox.kept, (box) => ({
    ...box,
    items: withWish(box.items, { key, since, row, attempt, ...wish }, workOutbox.rules),
  }));
  if (isStored) return { id: row ?? key };
  const undone = (items: readonly WaitingEntry<NamedRecord>[]) =>
    waiting
      ? items.map((item) => (item.key === waiting.key ? waiting : item))
      : withoutWish(
          items.map((item) => (item.key === key ? { ...item, attempt: null } : item)),
          key,
        );
  await changeDeviceValue(owner, workOutbox.kept, (box) => ({ ...box, items: undone(box.items) }));
  return { error: noNetwork };
}

/**
 * Saves a record, by the outbox where the service does not answer ("Speed of use", "Outbox"). What waits already is
 * changed there, and what is saved meanwhile follows in order.
 *
 * @param record the record as the list shows it, null for a new one
 */
export function keepRecord(valid: ValidRecord, record: WorkRecord | null): Keep<KeptRecord> {
  return async (dispatch) => {
    const seen = await dispatch(look(record));
    if (!seen) return { error: noUser };
    const { content, ...names } = valid;
    const want = { ...content, ...names };
    let attempt: Attempt<NamedRecord> | null = null;
    if (!seen.mustWait) {
      const alike = record ? [] : dispatch(alikeTo(content));
      const saved = await dispatch(saveNow(valid, seen.row));
      if (saved.id !== undefined) return { record: { ...want, id: saved.id }, isWaiting: false };
      if (!isUnanswered(saved.error)) return { error: saved.error };
      attempt = { sent: want, alike };
    }
    const kept = await putInto(seen, { before: record && namedRecordOf(record), want }, attempt);
    return 'error' in kept ? kept : { record: { ...want, id: kept.id }, isWaiting: true };
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
  return async (dispatch) => {
    const seen = await dispatch(look(record));
    if (!seen) return { error: noUser };
    let attempt: Attempt<NamedRecord> | null = null;
    if (!seen.mustWait) {
      const { error } = await dispatch(deleteWorkRecord.initiate(seen.row ?? record.id));
      if (error === undefined) return { isWaiting: false };
      if (!isUnanswered(error)) return { error };
      attempt = { sent: null, alike: [] };
    }
    const kept = await putInto(seen, { before: namedRecordOf(record), want: null }, attempt);
    return 'error' in kept ? kept : { isWaiting: true };
  };
}

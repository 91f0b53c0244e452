import { nanoid } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Id } from '@/domain/id';
import { type Attempt, type WaitingEntry, rowIdOf, standsFor, withWish, withoutWish } from '@/domain/outbox';
import { type ApiError, isApiError } from '../api/apiError';
import { selectIsConnectionLost } from '../api/connectionSlice';
import type { Doubt } from '../lists/createOnce';
import type { Attempt as Creation } from '../lists/createSurely';
import { selectUser } from '../session/sessionSlice';
import { type DeviceOwner, changeDeviceValue, knownDeviceValue } from '../storage/deviceValue';
import { askToPersist } from '../storage/persistence';
import type { Extra } from '../store/extra';
import type { RootState } from '../store/store';
import { isOnline } from '../ui/useIsOnline';
import type { OutboxKind } from './outboxKind';

/** Saves or deletes an entry; who dispatches one has the list of its kind on the screen. */
export type Keep<Result> = ThunkAction<Promise<Result>, Required<RootState>, Extra, UnknownAction>;

/** What is to be saved or deleted, and by which call. */
export interface ToKeep<Content> {
  readonly kind: OutboxKind<Content>;
  /** The row it is saved from: an id of the service or the key of an item; null for a new entry. */
  readonly row: Id | null;
  /** How the list shows it; null for a new entry. */
  readonly before: Content | null;
  /** How it is to be; null: deleted. */
  readonly want: Content | null;
  /**
   * What was sent for a new entry without a clear answer, at this press or an earlier one; null where nothing was. A
   * stored entry needs none: it is found by its id.
   */
  readonly inDoubt?: () => Attempt<Content> | null;
  /** The call itself; `row` is the service's id by now. Answers with the entry's id, or an error. */
  readonly send: (row: Id | null) => Promise<Sent>;
}

/** What came of a call: the entry's id, or an error. */
interface Sent {
  readonly id?: Id | undefined;
  readonly error?: unknown;
}

/** What came of a creation, as `keepEntry` wants it. */
export function sentOf(creation: Creation): Sent {
  return creation.kind === 'created' ? { id: creation.id } : { error: creation.error };
}

/** What a form has sent without a clear answer, as the outbox looks for it. */
export function attemptOf<Content>(doubt: Doubt<Content> | undefined): Attempt<Content> | null {
  return doubt ? { sent: doubt.content, alike: [...doubt.before] } : null;
}

/** The entry's id, or the key under which it waits (`isWaiting`); or why it is neither saved nor kept. */
type Kept = { readonly id: Id; readonly isWaiting: boolean } | { readonly error: unknown };

const noNetwork: ApiError = { kind: 'network' };
const noUser: ApiError = { kind: 'cancelled' };

/** Whether a call failed so that nobody knows if the service heard of it: no connection, or silence. */
export function isUnanswered(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
}

/** What is known before something is saved. */
interface Look<Content> {
  readonly owner: DeviceOwner;
  readonly row: Id | null;
  readonly waiting: WaitingEntry<Content> | undefined;
  /** It is not tried to send it now: nobody answers, or others wait in front of it. */
  readonly mustWait: boolean;
}

function look<Content>(kind: OutboxKind<Content>, shown: Id | null): Keep<Look<Content> | null> {
  return async (_dispatch, getState, extra) => {
    const guid = selectUser(getState())?.guid;
    if (guid === undefined) return null;
    const owner = { extra, guid };
    const box = await knownDeviceValue(owner, kind.kept);
    const row = shown === null ? null : rowIdOf(box, shown);
    const waiting = row === null ? undefined : box.items.find((item) => standsFor(item, row));
    const isQueue = waiting !== undefined || box.items.some(({ trouble }) => trouble === null);
    const mustWait = isQueue || !isOnline() || selectIsConnectionLost(getState());
    return { owner, row, waiting, mustWait };
  };
}

/** Whether an entry waits already: then it is changed there, and not by a call. */
export function isKept<Content>(kind: OutboxKind<Content>, row: Id): Keep<boolean> {
  return async (dispatch) => (await dispatch(look(kind, row)))?.waiting !== undefined;
}

/**
 * What a key of an item stands for by now: an entry that waits, one that the service has taken (its id), or nothing,
 * because it was dropped.
 */
export function standingOf<Content>(
  kind: OutboxKind<Content>,
  key: string,
): Keep<{ readonly item: WaitingEntry<Content> } | { readonly id: Id } | null> {
  return async (dispatch) => {
    const seen = await dispatch(look(kind, key));
    if (seen?.waiting) return { item: seen.waiting };
    const row = seen?.row ?? key;
    return row === key ? null : { id: row };
  };
}

/** Puts a wish into the outbox and answers under which id it waits; what the device cannot keep does not wait. */
async function putInto<Content>(
  { kind, before, want }: ToKeep<Content>,
  { owner, row, waiting }: Look<Content>,
  attempt: Attempt<Content> | null,
): Promise<Kept> {
  const key = `waiting-${nanoid()}`;
  const since = Date.now();
  const { isStored } = await changeDeviceValue(owner, kind.kept, (box) => ({
    ...box,
    items: withWish(box.items, { key, since, row, attempt, before, want }, kind.fields),
  }));
  if (isStored) {
    void askToPersist();
    return { id: row ?? key, isWaiting: true };
  }
  const undone = (items: readonly WaitingEntry<Content>[]) =>
    waiting
      ? items.map((item) => (item.key === waiting.key ? waiting : item))
      : withoutWish(
          items.map((item) => (item.key === key ? { ...item, attempt: null } : item)),
          key,
        );
  await changeDeviceValue(owner, kind.kept, (box) => ({ ...box, items: undone(box.items) }));
  return { error: noNetwork };
}

/**
 * Saves or deletes an entry, by the outbox where the service does not answer ("Speed of use", "Outbox"). What waits
 * already is changed there, and what is saved meanwhile follows in order.
 */
export function keepEntry<Content>(wish: ToKeep<Content>): Keep<Kept> {
  return async (dispatch) => {
    const seen = await dispatch(look(wish.kind, wish.row));
    if (!seen) return { error: noUser };
    let attempt: Attempt<Content> | null = null;
    if (!seen.mustWait) {
      const { id, error } = await wish.send(seen.row);
      if (id !== undefined) return { id, isWaiting: false };
      if (!isUnanswered(error)) return { error };
      attempt = { sent: wish.want, alike: [] };
    }
    if (wish.inDoubt) attempt = wish.inDoubt();
    return putInto(wish, seen, attempt);
  };
}

/** What is to be deleted, and by which call. */
interface ToDelete<Content> {
  readonly kind: OutboxKind<Content>;
  readonly row: Id;
  readonly before: Content;
  /** The call itself, with the service's id. */
  readonly remove: (id: Id) => Promise<{ readonly error?: unknown }>;
}

/** Deletes an entry in the same way; what the service never heard of is simply dropped. */
export function keepDeletionOf<Content>({ remove, ...entry }: ToDelete<Content>): Keep<Kept> {
  const send = async (row: Id | null) => {
    const id = row ?? entry.row;
    const { error } = await remove(id);
    return error === undefined ? { id } : { error };
  };
  return keepEntry({ ...entry, want: null, send });
}

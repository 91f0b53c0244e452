import type { Batch } from '@/domain/changes/batch';
import { type Fields, merge } from '@/domain/changes/fields';
import {
  EMPTY_OUTBOX,
  type Items,
  type Outbox,
  type Trouble,
  type WaitingEntry,
  isSameWish,
  rowIdOf,
  withWish,
} from '@/domain/changes/outbox';
import { standsFor, waitingFor } from '@/domain/changes/waitingFor';
import { type DeviceOwner, changeDeviceValue, keyOfValue, knownDeviceValue } from '../storage/deviceValue';
import { FEW } from './bundle';
import type { Change } from './change';
import type { Doubts } from './doubts';
import { openChangesOf } from './openChanges';
import type { OutboxKind, SavedKind } from './outboxKind';

type BoxChange<Content> = (box: Outbox<Content>) => Outbox<Content>;

/** Where the items of a passage are kept. */
export interface Box<Content> {
  readonly now: () => Promise<Outbox<Content>>;
  /** With `isOptional`, nothing is changed if the device cannot store it. */
  readonly change: (change: BoxChange<Content>, isOptional?: boolean) => Promise<Outbox<Content>>;
  /** Whether the screen shows what waits as it is now, until it is told otherwise. */
  readonly hold: (isHeld: boolean) => void;
  /** Whether the device has stored every change so far. */
  readonly isKept: () => boolean;
}

/** The waiting entries of a person on the device. If IndexedDB is missing or full, they last as long as the page. */
export function deviceBox<Content>(owner: DeviceOwner, { kept }: OutboxKind<Content>): Box<Content> {
  let isKept = true;
  return {
    now: async () => knownDeviceValue(owner, kept),
    change: async (change, isOptional) => {
      const { value, isStored } = await changeDeviceValue(owner, kept, change, isOptional);
      isKept &&= isStored;
      return value;
    },
    hold: (isHeld) => openChangesOf(owner.extra).hold(keyOfValue(owner.guid, kept), isHeld),
    isKept: () => isKept,
  };
}

/**
 * A box for changes that may not wait on the device: it lasts as long as its form waits for the answer.
 *
 * @param onChange is called with its items
 */
export function pageBox<Content>(onChange: (items: Items<Content>) => void): Box<Content> {
  let value: Outbox<Content> = EMPTY_OUTBOX;
  return {
    now: async () => Promise.resolve(value),
    change: async (change) => {
      value = change(value);
      onChange(value.items);
      return Promise.resolve(value);
    },
    hold: () => undefined,
    isKept: () => false,
  };
}

/**
 * Puts changes into a box; a change of an entry that is already waiting is merged into it. What a batch has put there
 * before is not put twice, and what it has saved is not put again.
 */
export function putting<Content>(
  changes: readonly Change<Content>[],
  { fields }: SavedKind<Content>,
  doubts: Doubts<Content>,
  batch?: Batch,
): BoxChange<Content> {
  const since = Date.now();
  return (box) => {
    const waiting = new Map(box.items.map((item) => [item.key, item]));
    const ended = new Map(box.results.map(({ key, result }) => [key, result]));
    const open = changes.filter(({ key, want }) => {
      const item = waiting.get(key);
      const isThere = item?.trouble === null && isSameWish(item.want, want, fields);
      return !isThere && ended.get(key)?.kind !== 'saved';
    });
    const again = new Set(open.map(({ key }) => key));
    const items = open.reduce((all, change) => {
      const { key } = change;
      const result = ended.get(key);
      const known = doubts.of(key) ?? (result?.kind === 'refused' ? result.doubt : null);
      const row = change.row ?? (waiting.has(key) ? key : (known?.id ?? null));
      const before = change.before ?? known?.before ?? null;
      const wish = { ...change, since, before, attempt: known?.attempt ?? null, batch: batch?.id };
      // What was saved from the row of a new entry while only its form had it is not created beside it.
      const others = all.filter((item) => item.key === key || item.attempt || !standsFor(item, key));
      return withWish(others, { ...wish, row: row === null ? null : rowIdOf(box, row) }, fields);
    }, box.items);
    const isNew = batch && !box.batches.some(({ id }) => id === batch.id);
    return {
      ...box,
      items,
      batches: isNew ? [...box.batches, batch] : box.batches,
      results: box.results.filter(({ key }) => !again.has(key)),
    };
  };
}

/** A box that applies `first` together with its first change, so that the device is written to once. */
export function withFirst<Content>(box: Box<Content>, first: BoxChange<Content>): Box<Content> {
  let isDone = false;
  return {
    ...box,
    now: async () => (isDone ? box.now() : first(await box.now())),
    isKept: () => isDone && box.isKept(),
    change: async (change, isOptional) => {
      const before = isDone ? (one: Outbox<Content>) => one : first;
      isDone = true;
      return box.change((now) => change(before(now)), isOptional);
    },
  };
}

/**
 * Whether changes have to wait behind others: other entries are waiting, or one for the same row.
 *
 * @param underWay keys of the changes being saved now. They are sent one after another; a further change joins one of
 *   them only if that one has no id yet
 */
export function isQueue<Content>(
  items: Items<Content>,
  changes: readonly Change<Content>[],
  underWay: ReadonlySet<string>,
): boolean {
  const own = new Set(changes.map(({ key }) => key));
  // A form does not wait for the end of a large batch.
  if (items.filter(({ key }) => underWay.has(key) && !own.has(key)).length > FEW) return true;
  const isOwn = (item: WaitingEntry<Content>) =>
    changes.some(({ row }) => row !== null && standsFor(item, row));
  return items.some((item) =>
    underWay.has(item.key) ? item.id === null && isOwn(item) : item.trouble === null || isOwn(item),
  );
}

/** How changes ended that were not saved. */
export interface Unsaved<Content> {
  /** Whether a call that was sent for them may have arrived, or may still arrive. */
  readonly isInDoubt?: boolean;
  /** Whether another change had joined before the call was sent. */
  readonly isJoined?: boolean;
  /** Whether nobody knows if the service has them; otherwise they are said to be unsaved. */
  readonly isUnknown?: boolean;
  /** The refusal, if the service said no. */
  readonly trouble?: Trouble<Content> | undefined;
}

/** The waiting items without changes that were not saved; what joined one in another tab keeps waiting without it. */
export function withoutOwn<Content>(
  items: Items<Content>,
  changes: readonly Change<Content>[],
  fields: Fields<Content>,
  { isInDoubt = false, isJoined = false, isUnknown = false, trouble }: Unsaved<Content> = {},
): Items<Content> {
  return items.flatMap((item) => {
    const own = changes.find(({ key }) => key === item.key);
    if (!own) return item;
    const isWish = (wish: Content | null) => isSameWish(item.want, wish, fields);
    const isSent = item.attempt !== null && isWish(item.attempt.sent);
    // What was sent may differ from the own wish only by what others have changed.
    if (!item.isShared && (isWish(own.want) || (isSent && !isJoined))) return [];
    const isTakenBack = !isUnknown && !item.isShared && own.before && own.want && item.want;
    const want = isTakenBack ? merge(fields, own.want, item.want, own.before).content : item.want;
    const left = { ...item, want, attempt: isInDoubt ? item.attempt : null };
    return isSent && trouble ? { ...left, trouble } : left;
  });
}

/** Whether a change has joined an item for the same row that its tab did not know when it was sent. */
export function hasJoined<Content>(
  box: Outbox<Content>,
  { key, row, before, want }: Change<Content>,
  fields: Fields<Content>,
): boolean {
  const item = row === null ? undefined : waitingFor(box.items, rowIdOf(box, row));
  if (!item || item.key === key) return false;
  const merged = before && want && item.want ? merge(fields, before, want, item.want).content : want;
  return isSameWish(item.want, merged, fields);
}

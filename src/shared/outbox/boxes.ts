import type { Fields } from '@/domain/changes/fields';
import {
  EMPTY_OUTBOX,
  type Items,
  type Outbox,
  type WaitingEntry,
  isSameWish,
  rowIdOf,
  standsFor,
  withWish,
} from '@/domain/changes/outbox';
import { type DeviceOwner, changeDeviceValue, knownDeviceValue } from '../storage/deviceValue';
import type { Change } from './change';
import type { Doubts } from './doubts';
import type { OutboxKind, SavedKind } from './outboxKind';

/** Where the items of a passage are kept. */
export interface Box<Content> {
  readonly now: () => Promise<Outbox<Content>>;
  readonly change: (change: (box: Outbox<Content>) => Outbox<Content>) => Promise<Outbox<Content>>;
}

/** A box, and whether the device keeps everything that was put into it. */
interface KeptBox<Content> {
  readonly box: Box<Content>;
  readonly isKept: () => boolean;
}

/** The waiting entries of a person on the device. If IndexedDB is missing or full, they last as long as the page. */
export function deviceBox<Content>(owner: DeviceOwner, { kept }: OutboxKind<Content>): KeptBox<Content> {
  let isKept = true;
  return {
    box: {
      now: async () => knownDeviceValue(owner, kept),
      change: async (change) => {
        const { value, isStored } = await changeDeviceValue(owner, kept, change);
        isKept &&= isStored;
        return value;
      },
    },
    isKept: () => isKept,
  };
}

/**
 * A box for changes that may not wait on the device: it lasts as long as its form waits for the answer.
 *
 * @param onChange is called with its items
 */
export function pageBox<Content>(onChange: (items: Items<Content>) => void): KeptBox<Content> {
  let value: Outbox<Content> = EMPTY_OUTBOX;
  return {
    box: {
      now: async () => Promise.resolve(value),
      change: async (change) => {
        value = change(value);
        onChange(value.items);
        return Promise.resolve(value);
      },
    },
    isKept: () => false,
  };
}

type BoxChange<Content> = (box: Outbox<Content>) => Outbox<Content>;

/** Puts changes into a box; a change of an entry that is already waiting is merged into it. */
export function putting<Content>(
  changes: readonly Change<Content>[],
  { fields }: SavedKind<Content>,
  doubts: Doubts<Content>,
): BoxChange<Content> {
  const since = Date.now();
  return (box) => ({
    ...box,
    items: changes.reduce((items, change) => {
      const { id = null, before = null, attempt = null } = doubts.of(change.key) ?? {};
      const row = change.row ?? id;
      const wish = { ...change, since, before: change.before ?? before, attempt };
      return withWish(items, { ...wish, row: row === null ? null : rowIdOf(box, row) }, fields);
    }, box.items),
  });
}

/** A box that applies `first` together with its first change, so that the device is written to once. */
export function withFirst<Content>(box: Box<Content>, first: BoxChange<Content>): Box<Content> {
  let isDone = false;
  return {
    now: async () => (isDone ? box.now() : first(await box.now())),
    change: async (change) => {
      const before = isDone ? (one: Outbox<Content>) => one : first;
      isDone = true;
      return box.change((now) => change(before(now)));
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
  const isOwn = (item: WaitingEntry<Content>) =>
    changes.some(({ row }) => row !== null && standsFor(item, row));
  return items.some((item) =>
    underWay.has(item.key) ? item.id === null && isOwn(item) : item.trouble === null || isOwn(item),
  );
}

/**
 * The waiting items without changes that were not saved; what joined one of them in the meantime keeps waiting.
 *
 * @param isInDoubt whether a call that was sent for them may have arrived, or may still arrive
 */
export function withoutOwn<Content>(
  items: Items<Content>,
  changes: readonly Change<Content>[],
  fields: Fields<Content>,
  isInDoubt: boolean,
): Items<Content> {
  return items.flatMap((item) => {
    const own = changes.find(({ key }) => key === item.key);
    if (!own) return item;
    const hasJoined = [own.want, item.attempt?.sent].every(
      (wish) => wish === undefined || !isSameWish(item.want, wish, fields),
    );
    if (!hasJoined) return [];
    return isInDoubt ? item : { ...item, attempt: null };
  });
}

/** The waiting items without the last put; an item that it changed or removed waits as before. */
export function withoutPut<Content>(
  { items }: Outbox<Content>,
  earlier: Outbox<Content>,
  changes: readonly Change<Content>[],
): readonly WaitingEntry<Content>[] {
  const isOwn = (item: WaitingEntry<Content>) =>
    changes.some(({ row }) => row !== null && standsFor(item, row));
  const changed = earlier.items.filter(isOwn);
  const isPut = ({ key }: WaitingEntry<Content>) => [...changes, ...changed].some((one) => one.key === key);
  return [...changed, ...items.filter((item) => !isPut(item))];
}

import { type Fields, isSame, merge } from './fields';
import { type Id, isSameId } from '../id';
import { type Batch, type KeptResult, withResult } from './batch';
import { standsFor } from './waitingFor';
import type { OutboxCall } from './outboxStep';

/**
 * The outbox: what was saved while the service did not answer. Each item is about one entry and says how that
 * should be in the end, not what was done to it: an entry that was created, corrected and deleted in the meantime needs
 * one call, or none.
 */
export interface WaitingEntry<Content> {
  /** Names the item, and the row of a new entry until the service gives it an id. */
  readonly key: string;
  /** When it began to wait, in milliseconds since 1970. */
  readonly since: number;
  /** The service's id; null if the service is not known to have the entry. */
  readonly id: Id | null;
  /** How the service had it when it was changed; null for a new entry. */
  readonly before: Content | null;
  /** How it should be; null to delete it. */
  readonly want: Content | null;
  /** A call that was sent and not answered; null if there is none. */
  readonly attempt: Attempt<Content> | null;
  /** Why it needs the user; null while it only waits. */
  readonly trouble: Trouble<Content> | null;
  /** The id of its batch, where its result is kept; missing if it has none. */
  readonly batch?: string | undefined;
  /** If it replaces an entry that was deleted: the id of that one, which a list may still show. */
  readonly was?: Id | undefined;
  /** Somebody else has wished the same since: if one of the two is not saved, the other goes on waiting. */
  readonly isShared?: boolean | undefined;
}

/** A call with an unknown outcome. */
export interface Attempt<Content> {
  /** The content of the call; null for a deletion. */
  readonly sent: Content | null;
  /**
   * Ids of the entries that said the same before it was sent: if there is another one now, that is what was sent. Null
   * if they are not known.
   */
  readonly alike: readonly Id[] | null;
}

/** Why an item is not sent by itself. */
export type Trouble<Content> =
  /** The service refused it, with its message if there was one. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  /** `incomplete`: a file that belongs to it is no longer on the device, so nothing was sent. */
  | { readonly kind: 'incomplete' | 'unchanged' }
  /** The entry was changed elsewhere as well; `theirs` is null if it was deleted. */
  | { readonly kind: 'clash'; readonly theirs: Content | null }
  /** The list has an entry that says the same, and we do not know whether it is this one. */
  | { readonly kind: 'alike'; readonly id: Id };

/** Whether two wishes are the same; null means a deletion. */
export function isSameWish<Content>(
  one: Content | null,
  other: Content | null,
  fields: Fields<Content>,
): boolean {
  return one === null || other === null ? one === other : isSame(fields, one, other);
}

/** The waiting items, in the order in which they were saved. */
export type Items<Content> = readonly WaitingEntry<Content>[];

/** The outbox of a person on a device. */
export interface Outbox<Content> {
  /** In the order in which they were saved. */
  readonly items: Items<Content>;
  /** The entries sent last, for open forms that still know an entry by its key. */
  readonly sent: readonly SentEntry[];
  /** Items of a newer build that this one cannot read: they are kept unchanged for a build that can. */
  readonly unread: readonly unknown[];
  /** The batches that have not ended: their owners may ask for results. */
  readonly batches: readonly Batch[];
  /** The results of their entries that no longer wait. */
  readonly results: readonly KeptResult<Content>[];
}

/** An item that the service has taken. */
interface SentEntry extends Pick<WaitingEntry<unknown>, 'key' | 'was'> {
  readonly id: Id;
}

/** An outbox without items. */
export const EMPTY_OUTBOX: Outbox<never> = { items: [], sent: [], unread: [], batches: [], results: [] };

/** How many sent entries we remember, so that an open form can still find its id. */
const MOST_SENT = 50;

/** The service's id of a row that was known by the key of an item before it was sent. */
export function rowIdOf({ items, sent }: Outbox<unknown>, row: Id): Id {
  // An item that still waits may have lost its id: its old version is deleted, and the new one is created next.
  return [...items, ...sent].find(({ key, was = null }) => key === row || isSameId(was, row))?.id ?? row;
}

/** The items with one of them changed, or (null) removed. */
export function replaced<Content>(
  items: Items<Content>,
  key: string,
  change: (item: WaitingEntry<Content>) => WaitingEntry<Content> | null,
): Items<Content> {
  return items.flatMap((item) => (item.key === key ? (change(item) ?? []) : item));
}

/**
 * The items after one of them was found in the list: unsent changes of its row there are merged into it. If the item was
 * changed since it was sent, a deletion of that row is not, because its user had not seen the change, and is asked later.
 */
export function withoutTwins<Content>(
  items: Items<Content>,
  key: string,
  id: Id,
  fields: Fields<Content>,
): Items<Content> {
  const found = items.find((item) => item.key === key);
  if (!found) return items;
  const isChanged = found.want !== null && !isSameWish(found.want, found.attempt?.sent ?? null, fields);
  const isTwin = (item: WaitingEntry<Content>) =>
    isSameId(item.id, id) &&
    item.attempt === null &&
    item.trouble === null &&
    (item.want !== null || !isChanged);
  const others: Items<Content> = items.filter((item) => !isTwin(item));
  return items.filter(isTwin).reduce((all, twin) => withWish(all, { ...twin, row: key }, fields), others);
}

/** A change that was saved, for the outbox. */
export interface Wish<Content> extends Pick<
  WaitingEntry<Content>,
  'key' | 'since' | 'before' | 'want' | 'batch'
> {
  /** The row it was saved from: an id of the service or the key of an item; null for a new entry. */
  readonly row: Id | null;
  /** A call that was already sent for it, without an answer. */
  readonly attempt: Attempt<Content> | null;
}

/** Puts a change into the outbox, or merges it into the item that is already waiting for the same entry. */
export function withWish<Content>(
  items: Items<Content>,
  { row, attempt, ...wish }: Wish<Content>,
  fields: Fields<Content>,
): Items<Content> {
  const waiting = row === null ? undefined : items.find((item) => standsFor(item, row));
  if (!waiting) return [...items, { ...wish, id: row, attempt, trouble: null }];
  return replaced(items, waiting.key, (item) => {
    // The form did not show the waiting version: merge only the fields that it changed, in place of a deletion those of
    // the last version.
    const last = item.want ?? item.attempt?.sent ?? item.before;
    const want =
      wish.before && wish.want && last ? merge(fields, wish.before, wish.want, last).content : wish.want;
    const isShared = (item.key !== wish.key && isSameWish(want, item.want, fields)) || undefined;
    const next = { ...item, want, attempt: attempt ?? item.attempt, trouble: null, isShared };
    // Nothing was sent, and the entry is to be as it was.
    const isUndone = next.attempt === null && isSameWish(next.want, next.before, fields);
    return isUndone ? null : next;
  });
}

/**
 * Takes a change back: the entry is to be as it was before. If a call was sent without an answer, we look for it first,
 * and undo it at the service if it arrived.
 */
export function withoutWish<Content>(items: Items<Content>, key: string): Items<Content> {
  return replaced(items, key, (item) =>
    item.attempt === null ? null : { ...item, want: item.before, trouble: null },
  );
}

/** The first item, in order, that does not need the user. */
export function nextToSend<Content>(items: Items<Content>): WaitingEntry<Content> | undefined {
  return items.find(({ trouble }) => trouble === null);
}

/** Notes a call that is about to be sent: if its answer is lost, we know what to look for. */
export function withAttempt<Content>(
  items: Items<Content>,
  key: string,
  step: OutboxCall<Content>,
): Items<Content> {
  return replaced(items, key, (item) => {
    if (step.kind === 'create')
      return { ...item, id: null, before: null, attempt: { sent: step.content, alike: step.alike } };
    const sent = step.kind === 'update' ? step.content : null;
    return { ...item, id: step.id, before: step.theirs, attempt: { sent, alike: [] } };
  });
}

/** The item with a trouble, because it needs the user. */
export function withTrouble<Content>(
  items: Items<Content>,
  key: string,
  trouble: Trouble<Content>,
): Items<Content> {
  return replaced(items, key, (item) => ({
    ...item,
    trouble,
    // A refusal is an answer, and an incomplete item was not sent: no call is open any more.
    attempt: trouble.kind === 'clash' || trouble.kind === 'alike' ? item.attempt : null,
  }));
}

/** The state of an item's entry after the service has taken its call. */
export interface Settlement<Content> {
  /** The wish when the call was sent. */
  readonly wanted: Content | null;
  /** The entry's id; null if it has none (any more). */
  readonly id: Id | null;
  /** The content that the service has stored; null if the entry is deleted. */
  readonly stored: Content | null;
}

/** The service has taken the item; changes made since keep waiting. */
export function withSettled<Content>(
  box: Outbox<Content>,
  key: string,
  { wanted, id, stored }: Settlement<Content>,
  fields: Fields<Content>,
): Outbox<Content> {
  const settled = box.items.find((item) => item.key === key);
  const left = replaced(box.items, key, (item) => {
    if (isSameWish(item.want, wanted, fields)) return null;
    const next = { ...item, before: stored, attempt: null };
    return stored === null ? { ...next, id: null, was: item.id ?? item.was } : { ...next, id };
  });
  const saved = { kind: 'saved', id: id ?? key } as const;
  const after = left.length < box.items.length ? withResult(box, key, settled?.batch, saved) : box;
  if (id === null) return { ...after, items: left };
  const sent = { key, id, was: settled?.was };
  return { ...after, items: withKnown(left, id), sent: [sent, ...box.sent].slice(0, MOST_SENT) };
}

/** An entry that was certainly created cannot be the result of another open call. */
export function withKnown<Content>(items: Items<Content>, id: Id): Items<Content> {
  if (!items.some(({ attempt }) => attempt?.alike)) return items;
  return items.map((item) =>
    item.attempt?.alike && !isSameId(item.id, id)
      ? { ...item, attempt: { ...item.attempt, alike: [...item.attempt.alike, id] } }
      : item,
  );
}

import { type Fields, isSame, merge } from './fields';
import { type Id, isSameId } from '../id';
import type { OutboxCall } from './outboxStep';

/**
 * The outbox: what was saved while the service did not answer ("Speed of use", "Outbox"). One item stands for one entry
 * and says how that is to be in the end, not what was done to it: an entry that was created, corrected and deleted
 * meanwhile needs one call, or none.
 */
export interface WaitingEntry<Content> {
  /** Names the item, and a new entry's row until the service gives it an id. */
  readonly key: string;
  /** When it began to wait, in milliseconds since 1970. */
  readonly since: number;
  /** The service's id; null for an entry that the service is not known to have. */
  readonly id: Id | null;
  /** How the service had it when it was changed; null for a new one. */
  readonly before: Content | null;
  /** How it is to be; null: deleted. */
  readonly want: Content | null;
  /** A call that was sent and not answered; null where none is open. */
  readonly attempt: Attempt<Content> | null;
  /** Why it needs the user; null while it only waits. */
  readonly trouble: Trouble<Content> | null;
}

/** A call whose outcome nobody knows. */
export interface Attempt<Content> {
  /** What was sent; null: the deletion. */
  readonly sent: Content | null;
  /**
   * Ids of the entries that said the same before it was sent: another one that says so now is what was sent. Null where
   * that is not known.
   */
  readonly alike: readonly Id[] | null;
}

/** Why an item does not go out by itself. */
export type Trouble<Content> =
  /** The service said no, in its own words where it had any. */
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null }
  /** `incomplete`: a file that belongs to it is no longer on the device, so that nothing was sent. */
  | { readonly kind: 'incomplete' | 'unchanged' }
  /** The entry was changed elsewhere as well; `theirs` is null where it was deleted. */
  | { readonly kind: 'clash'; readonly theirs: Content | null }
  /** The list has an entry that says the same, and nobody knows whether it is this one. */
  | { readonly kind: 'alike'; readonly id: Id };

/** Whether two wishes are the same; null stands for the deletion. */
export function isSameWish<Content>(
  one: Content | null,
  other: Content | null,
  fields: Fields<Content>,
): boolean {
  return one === null || other === null ? one === other : isSame(fields, one, other);
}

/** What waits, in the order in which it was saved. */
export type Items<Content> = readonly WaitingEntry<Content>[];

/** The outbox of a person on a device. */
export interface Outbox<Content> {
  /** In the order in which they were saved. */
  readonly items: Items<Content>;
  /** What went out last, for forms that still know an entry by its key. */
  readonly sent: readonly SentEntry[];
  /** Items of a newer build that this one cannot read: they are kept as they are, until one that can read them comes. */
  readonly unread: readonly unknown[];
}

/** An item that the service has taken. */
export interface SentEntry {
  readonly key: string;
  readonly id: Id;
}

/** Nothing waits. */
export const EMPTY_OUTBOX: Outbox<never> = { items: [], sent: [], unread: [] };

/** Nobody has more forms open. */
const MOST_SENT = 50;

/** The service's id of a row, where it was known by the key of an item that has gone out. */
export function rowIdOf({ sent }: Outbox<unknown>, row: Id): Id {
  return sent.find(({ key }) => key === row)?.id ?? row;
}

/** Whether an item stands for a row: by the service's id, or by its key while there is none. */
export function standsFor<Content>(item: WaitingEntry<Content>, id: Id): boolean {
  return isSameId(item.id, id) || item.key === id;
}

/** The items with one of them changed, or (null) left out. */
export function replaced<Content>(
  items: Items<Content>,
  key: string,
  change: (item: WaitingEntry<Content>) => WaitingEntry<Content> | null,
): Items<Content> {
  return items.flatMap((item) => (item.key === key ? (change(item) ?? []) : item));
}

/** What was saved, for the outbox. */
export interface Wish<Content> extends Pick<WaitingEntry<Content>, 'key' | 'since' | 'before' | 'want'> {
  /** The row it was saved from: an id of the service or the key of an item; null for a new entry. */
  readonly row: Id | null;
  /** A call that was sent for it already, without an answer. */
  readonly attempt: Attempt<Content> | null;
}

/** Puts what was saved into the outbox; what waits for the same entry takes the change on. */
export function withWish<Content>(
  items: Items<Content>,
  { row, attempt, ...wish }: Wish<Content>,
  fields: Fields<Content>,
): Items<Content> {
  const waiting = row === null ? undefined : items.find((item) => standsFor(item, row));
  if (!waiting) return [...items, { ...wish, id: row, attempt, trouble: null }];
  return replaced(items, waiting.key, (item) => {
    // Seen otherwise than it waits: only what was changed of it joins what waits.
    const want =
      wish.before && wish.want && item.want
        ? merge(fields, wish.before, wish.want, item.want).content
        : wish.want;
    const next = { ...item, want, attempt: attempt ?? item.attempt, trouble: null };
    // Nothing was sent, and it is to be as it was.
    const isUndone = next.attempt === null && isSameWish(next.want, next.before, fields);
    return isUndone ? null : next;
  });
}

/**
 * Takes a change back: the entry is to be as it was before. What was sent without an answer is looked for first, and
 * taken back in the service where it arrived.
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

/** A call goes out: should its answer be lost, it is known what to look for. */
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

/** The item needs the user. */
export function withTrouble<Content>(
  items: Items<Content>,
  key: string,
  trouble: Trouble<Content>,
): Items<Content> {
  return replaced(items, key, (item) => ({
    ...item,
    trouble,
    // A refusal is an answer, and what is incomplete was not sent: nothing of it is open any more.
    attempt: trouble.kind === 'clash' || trouble.kind === 'alike' ? item.attempt : null,
  }));
}

/** What the service has of an item's entry by now. */
export interface Settlement<Content> {
  /** What was wanted when the call went out. */
  readonly wanted: Content | null;
  /** The entry's id; null where there is none (any more). */
  readonly id: Id | null;
  /** What the service has; null where it is deleted. */
  readonly stored: Content | null;
}

/** The service has taken the item; what was changed since waits on. */
export function withSettled<Content>(
  { items, sent, unread }: Outbox<Content>,
  key: string,
  { wanted, id, stored }: Settlement<Content>,
  fields: Fields<Content>,
): Outbox<Content> {
  const left = replaced(items, key, (item) =>
    isSameWish(item.want, wanted, fields)
      ? null
      : { ...item, id: stored === null ? null : id, before: stored, attempt: null },
  );
  if (id === null) return { items: left, sent, unread };
  return { items: withKnown(left, id), sent: [{ key, id }, ...sent].slice(0, MOST_SENT), unread };
}

/** An entry that was created for sure is none that an open call may have created. */
export function withKnown<Content>(items: Items<Content>, id: Id): Items<Content> {
  if (!items.some(({ attempt }) => attempt?.alike)) return items;
  return items.map((item) =>
    item.attempt?.alike && !isSameId(item.id, id)
      ? { ...item, attempt: { ...item.attempt, alike: [...item.attempt.alike, id] } }
      : item,
  );
}

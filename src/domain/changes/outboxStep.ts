import { type Id, isSameId } from '../id';
import { type Fields, isSame, isSameIdentity, merge } from './fields';
import { type Attempt, type Items, type Trouble, type WaitingEntry, isSameWish, replaced } from './outbox';

/** An entry as the service lists it now. */
export interface ListedEntry<Content> {
  readonly id: Id;
  readonly content: Content;
}

/** A call that an item needs; `theirs` is what the service has until then. */
export type OutboxCall<Content> =
  | { readonly kind: 'create'; readonly content: Content; readonly alike: readonly Id[] | null }
  | { readonly kind: 'update'; readonly id: Id; readonly content: Content; readonly theirs: Content }
  | { readonly kind: 'delete'; readonly id: Id; readonly theirs: Content };

/** The next step for an item. */
export type OutboxStep<Content> =
  | OutboxCall<Content>
  /** The service has the entry as wanted; `stored` is null if it is deleted. */
  | { readonly kind: 'done'; readonly id: Id | null; readonly stored: Content | null }
  | { readonly kind: 'ask'; readonly trouble: Trouble<Content> };

/** How one kind of entries is compared, and which calls change it. */
export interface StepRules<Content> {
  readonly fields: Fields<Content>;
  /** Whether there is a call that changes an entry; without it, the entry is deleted and created again. */
  readonly hasUpdate: boolean;
  /** The part of a new entry that its create call takes; the rest follows as a change. Without it, all of the entry. */
  readonly createdPart?: (content: Content) => Content;
}

function creation<Content>(
  want: Content,
  alike: readonly Id[] | null,
  { createdPart }: StepRules<Content>,
): OutboxCall<Content> {
  return { kind: 'create', content: createdPart?.(want) ?? want, alike };
}

/** The next step for an entry that the service has, or had. */
function stepOfStored<Content>(
  { id, before, want, attempt }: WaitingEntry<Content> & { readonly id: Id },
  found: ListedEntry<Content> | undefined,
  alike: readonly Id[],
  rules: StepRules<Content>,
): OutboxStep<Content> {
  const { fields, hasUpdate } = rules;
  if (!found) {
    if (want === null) return { kind: 'done', id, stored: null };
    // We deleted it ourselves, and it was wanted again before the deletion was confirmed.
    if (attempt && attempt.sent === null) return creation(want, alike, rules);
    return { kind: 'ask', trouble: { kind: 'clash', theirs: null } };
  }
  const theirs = found.content;
  // Without a version from before, the deletion applies whatever the entry says.
  const isUntouched =
    before === null ||
    [before, attempt?.sent ?? null].some((known) => known !== null && isSame(fields, known, theirs));
  if (want === null) {
    return isUntouched
      ? { kind: 'delete', id: found.id, theirs }
      : { kind: 'ask', trouble: { kind: 'clash', theirs } };
  }
  if (isSame(fields, want, theirs)) return { kind: 'done', id: found.id, stored: want };
  if (!hasUpdate) return { kind: 'delete', id: found.id, theirs };
  if (isUntouched) return { kind: 'update', id: found.id, content: want, theirs };
  const merged = before && merge(fields, before, want, theirs);
  if (!merged || merged.conflicts.length > 0) return { kind: 'ask', trouble: { kind: 'clash', theirs } };
  return merged.changed.length === 0
    ? { kind: 'done', id: found.id, stored: merged.content }
    : { kind: 'update', id: found.id, content: merged.content, theirs };
}

/** Whether an entry was there before the attempt, so that the attempt cannot have created it. */
function isAlike(attempt: Attempt<unknown> | null, id: Id): boolean {
  return attempt?.alike?.some((one) => isSameId(one, id)) ?? false;
}

/**
 * The next step for an item that was saved a moment ago, without reading the list. Only for an entry that is still as
 * the user saw it, as far as the app knows.
 *
 * @param alike ids of the entries that say the same; null if the app does not know all of them
 * @returns null if the list has to be read
 */
export function freshStep<Content>(
  { id, before, want, attempt }: WaitingEntry<Content>,
  alike: readonly Id[] | null,
  rules: StepRules<Content>,
): OutboxStep<Content> | null {
  if (attempt !== null) return null;
  if (id === null) return want !== null && alike !== null ? creation(want, alike, rules) : null;
  if (before === null || (want !== null && !rules.hasUpdate)) return null;
  return want === null
    ? { kind: 'delete', id, theirs: before }
    : { kind: 'update', id, content: want, theirs: before };
}

/**
 * The creation of an entry that was never sent, although the list cannot be read, because another entry that is
 * unreadable must not keep it out. If its answer is lost, the user is asked.
 *
 * @returns null for any other item
 */
export function unseenCreation<Content>(
  { id, want, attempt }: WaitingEntry<Content>,
  rules: StepRules<Content>,
): OutboxCall<Content> | null {
  return id === null && attempt === null && want !== null ? creation(want, null, rules) : null;
}

/**
 * Decides the next step for an item by what the service lists now. Nothing is booked twice: a call that was not
 * answered is looked for before anything is sent again.
 *
 * @param listed all entries of the days concerned, read after the last attempt
 * @param items all waiting items: two that say the same must not claim the same listed entry
 */
export function outboxStep<Content>(
  item: WaitingEntry<Content>,
  listed: readonly ListedEntry<Content>[],
  rules: StepRules<Content>,
  items: readonly WaitingEntry<Content>[],
): OutboxStep<Content> {
  const { id, want, attempt } = item;
  const { fields } = rules;
  const same = (content: Content) => listed.filter((entry) => isSameIdentity(fields, entry.content, content));
  const alike = want === null ? [] : same(want).map((entry) => entry.id);
  if (id !== null) {
    const found = listed.find((entry) => isSameId(entry.id, id));
    return stepOfStored({ ...item, id }, found, alike, rules);
  }
  if (attempt?.sent) {
    const arrived = same(attempt.sent).filter((entry) => !isAlike(attempt, entry.id));
    // Start with entries that the fewest other items can have created: what was sent later can only be among the rest.
    const excluded = (entry: ListedEntry<Content>) =>
      items.filter((other) => isAlike(other.attempt, entry.id)).length;
    const [own] = arrived.toSorted((one, other) => excluded(other) - excluded(one));
    if (own && attempt.alike === null) return { kind: 'ask', trouble: { kind: 'alike', id: own.id } };
    // Count it as stored the way it was sent, even if the service stored it differently.
    if (own && isSameWish(want, attempt.sent, fields)) return { kind: 'done', id: own.id, stored: want };
    if (own) return stepOfStored({ ...item, id: own.id, before: own.content }, own, alike, rules);
  }
  if (want === null) return { kind: 'done', id: null, stored: null };
  return creation(want, alike, rules);
}

/** How the user decides on an item that needs it. */
export type Decision<Content> =
  /** Send it: for a conflict with what was chosen part by part, for a deleted entry as a new one. */
  | { readonly kind: 'send'; readonly want: Content | null }
  /** Leave it as the service has it. */
  | { readonly kind: 'leave' }
  /** Keep the service's version, and make mine an entry of its own. */
  | { readonly kind: 'both' };

/** An item after the user's decision. */
export function withDecision<Content>(
  items: Items<Content>,
  key: string,
  decision: Decision<Content>,
): Items<Content> {
  return replaced(items, key, (item) => {
    const { trouble } = item;
    if (decision.kind === 'leave') return null;
    const anew = { ...item, id: null, before: null, attempt: null, trouble: null };
    if (decision.kind === 'both') return anew;
    const next = { ...item, want: decision.want, attempt: null, trouble: null };
    if (trouble?.kind !== 'clash') return next;
    // The user has seen their version when deciding.
    if (trouble.theirs !== null) return { ...next, before: trouble.theirs };
    return { ...anew, want: decision.want, was: item.id ?? item.was };
  });
}

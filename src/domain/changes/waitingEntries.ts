import { type Fields, differingParts } from './fields';
import { grouped } from '../grouped';
import type { Id } from '../id';
import type { Items, WaitingEntry } from './outbox';
import { waitingFor } from './waitingFor';
import type { IsoDate } from '../time/period';

/** The state that the row of a waiting entry shows: it will be sent, will be deleted, or needs the user. */
export type WaitingState = 'waits' | 'leaves' | 'refused' | 'incomplete' | 'unchanged' | 'clash' | 'alike';

/** The state of an item. */
export function waitingState({ trouble, want }: WaitingEntry<unknown>): WaitingState {
  return trouble?.kind ?? (want === null ? 'leaves' : 'waits');
}

/** The smallest number of entries that are listed as one batch. */
const FEWEST_OF_BATCH = 3;

/**
 * Groups the lines of waiting entries, in their order. Entries that one press saved and that need no decision form a batch;
 * every other line is a group of its own.
 */
export function batchesOf<Line extends { readonly item: WaitingEntry<unknown> }>(
  lines: readonly Line[],
): readonly (readonly Line[])[] {
  const waiting = grouped(lines, ({ item }) => (item.trouble === null ? item.since : null));
  return lines.flatMap((line): readonly (readonly Line[])[] => {
    const batch = line.item.trouble === null ? waiting.get(line.item.since) : undefined;
    if (batch === undefined || batch.length < FEWEST_OF_BATCH) return [[line]];
    return line === batch[0] ? [batch] : [];
  });
}

/** Whether a row is for an entry that the service does not have. */
export function isWaitingId(id: Id): boolean {
  return typeof id === 'string' && id.startsWith('waiting-');
}

/** A thing with its waiting change, field by field: the other fields stay as the service has them. */
function withChange<Content, Thing extends object>(
  fields: Fields<Content, keyof Content & string>,
  thing: Thing,
  { before, want }: WaitingEntry<Content>,
): Thing {
  if (!before || !want) return thing;
  const changed = differingParts(fields, before, want).filter((name) => name in thing);
  return { ...thing, ...Object.fromEntries(changed.map((name) => [name, want[name]])) };
}

/** Things with their waiting changes (see `withChange`). */
export function withChanges<Content, Thing extends { readonly id: Id }>(
  fields: Fields<Content, keyof Content & string>,
  things: readonly Thing[],
  items: Items<Content>,
): readonly Thing[] {
  return things.map((thing) => {
    const item = waitingFor(items, thing.id);
    return item ? withChange(fields, thing, item) : thing;
  });
}

/** An entry in a list: its content and its id. */
type Listed<Content> = Content & { readonly id: Id };

/**
 * A page of the list with the waiting items: changed entries as they should be, new ones in front.
 *
 * @param hasNew whether to add the new entries: they go to the front of the first page
 * @param isUnread whether the list was not read as far as an entry is stored: if it was changed, it is added, too
 */
export function withWaiting<Content extends object>(
  entries: readonly Listed<Content>[],
  items: Items<Content>,
  hasNew: boolean,
  isUnread: (before: Content) => boolean = () => false,
): readonly Listed<Content>[] {
  if (items.length === 0) return entries;
  const listed = entries.map((entry) => {
    const want = waitingFor(items, entry.id)?.want;
    return want ? { ...want, id: entry.id } : entry;
  });
  const hasRow = new Set(entries.map(({ id }) => waitingFor(items, id)));
  const added = items.flatMap((item): Listed<Content>[] => {
    const { id, key, before, want } = item;
    const isElsewhere = id === null || (before !== null && isUnread(before));
    return want !== null && isElsewhere && !hasRow.has(item) ? [{ ...want, id: id ?? key }] : [];
  });
  return hasNew ? [...added.toReversed(), ...listed] : listed;
}

/** Whether an entry is from before the day back to which a list was read; null if it was read to its end. */
export const isBefore =
  (day: IsoDate | null) =>
  ({ date }: { readonly date: IsoDate }) =>
    day !== null && date < day;

/** The entries that count in a sum, without those that are waiting to be deleted. */
export function countedEntries<Entry extends { readonly id: Id }>(
  entries: readonly Entry[],
  items: Items<unknown>,
): readonly Entry[] {
  if (items.length === 0) return entries;
  return entries.filter(({ id }) => waitingFor(items, id)?.want !== null);
}

/** How many entries of a period, both days included, differ between the outbox and the service. */
export function waitingWithin(items: Items<{ readonly date: IsoDate }>, from: string, to: string): number {
  const isWithin = (entry: { readonly date: IsoDate } | null) =>
    entry !== null && from <= entry.date && entry.date <= to;
  return items.filter(({ before, want }) => isWithin(before) || isWithin(want)).length;
}

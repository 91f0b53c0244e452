import { hasNext } from '@/domain/lists/paging';
import { type Id, isSameId } from '@/domain/id';
import type { MayBeKept } from '../api/keptAnswers';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';

/** A page of a list on the screen. */
export interface ListPage<Entry> extends MayBeKept {
  readonly entries: readonly Entry[];
  /** With the hidden entries in their places, so that they can come back (`HiddenEntries`); missing if none ever was. */
  readonly whole?: readonly Entry[];
  /** Index of the first entry. */
  readonly start: number;
  /** How many entries the service answered with; Next depends on this, not on what was added or removed since. */
  readonly answered: number;
  /**
   * Entries that cannot be read: whatever is computed from the page does not include them. Missing if all can be read.
   */
  readonly unreadable?: readonly UnreadableRow[];
}

/** A change of a list's page. */
export type Change<Entry> = (page: ListPage<Entry>) => ListPage<Entry>;

/** The fields of every entry of a list. */
export interface Identified {
  readonly id: Id;
}

/** The page for an answer of the service. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  start: number,
  unreadable: readonly UnreadableRow[] = [],
): ListPage<Entry> {
  return {
    entries,
    start,
    answered: entries.length + unreadable.length,
    ...(unreadable.length > 0 && { unreadable }),
  };
}

/**
 * The entries of a page if they are complete and current; undefined if the page is a kept answer or has unreadable
 * entries.
 */
export function wholeEntries<Entry>(page: ListPage<Entry> | undefined): readonly Entry[] | undefined {
  return page?.keptAt === undefined && page?.unreadable === undefined ? page?.entries : undefined;
}

/** The index of an entry, or -1. */
export function indexIn<Entry extends Identified>(page: ListPage<Entry>, id: Id): number {
  return page.entries.findIndex((entry) => isSameId(entry.id, id));
}

/** The page with new entries at the front, the last one first, whatever their dates; one that it has already moves there. */
export function withFirst<Entry extends Identified>(
  page: ListPage<Entry>,
  ...added: readonly Entry[]
): ListPage<Entry> {
  const ids = new Set(added.map(({ id }) => String(id)));
  const others = page.entries.filter(({ id }) => !ids.has(String(id)));
  return { ...page, entries: [...added.toReversed(), ...others] };
}

/** The page with one entry changed. */
export function withChanged<Entry extends Identified>(
  page: ListPage<Entry>,
  id: Id,
  change: (entry: Entry) => Entry,
): ListPage<Entry> {
  return { ...page, entries: page.entries.map((entry) => (isSameId(entry.id, id) ? change(entry) : entry)) };
}

/** The page without an entry. */
export function without<Entry extends Identified>(page: ListPage<Entry>, id: Id): ListPage<Entry> {
  return { ...page, entries: page.entries.filter((entry) => !isSameId(entry.id, id)) };
}

/** Where a page is in its list, which tells whether its first and last group are whole. */
export function positionOf({ start, answered }: ListPage<unknown>) {
  return { start, isLast: !hasNext(answered) };
}

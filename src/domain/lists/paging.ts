import { PAGE_SIZE } from '../limits';

/** The part of a list that one call asks for. */
export interface Page {
  readonly start: number;
  readonly count: number;
}

/** The page that begins at an index. */
export function pageAt(start: number): Page {
  return { start: Math.max(0, start), count: PAGE_SIZE };
}

/** The index rises by the page size. */
export function nextStart(start: number): number {
  return start + PAGE_SIZE;
}

/** The index falls by the page size, never below 0. */
export function previousStart(start: number): number {
  return Math.max(0, start - PAGE_SIZE);
}

/** Previous shows only when the index is above 0. */
export function hasPrevious(start: number): boolean {
  return start > 0;
}

/**
 * Next shows only when the service's last answer was full.
 *
 * @param answered how many entries the service answered with; entries added or removed since do not count
 */
export function hasNext(answered: number): boolean {
  return answered >= PAGE_SIZE;
}

/** The position of a page in its list, needed to recognise a group that continues on another page. */
export interface PagePosition {
  /** Index of the page's first record. */
  readonly start: number;
  /** No page follows this one. */
  readonly isLast: boolean;
}

/** Neighbouring entries of one period, such as a week or a month. */
interface SpanGroup<Key, Entry> {
  readonly key: Key;
  readonly entries: readonly Entry[];
  /** Whether the group has all entries of its period; only then is its total right. */
  readonly isWhole: boolean;
}

/**
 * Groups neighbours of the same period; the order of the list stays. The list has the newest first, but a new entry is
 * at the front whatever its date: the rest of its group may come further down, or on a later page.
 *
 * @param keyOf names the period of an entry; later ones have greater keys
 */
export function groupNeighbours<Key extends string, Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
  { start, isLast }: PagePosition,
): readonly SpanGroup<Key, Entry>[] {
  const groups: { key: Key; entries: Entry[] }[] = [];
  const occurrences = new Map<Key, number>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.at(-1);
    if (group?.key === key) {
      group.entries.push(entry);
    } else {
      groups.push({ key, entries: [entry] });
      occurrences.set(key, (occurrences.get(key) ?? 0) + 1);
    }
  }
  const end = groups.at(-1)?.key;
  return groups.map(({ key, entries: members }, index) => {
    const isBegun = index > 0 || start === 0;
    const isEnded = isLast || (end !== undefined && key > end);
    return { key, entries: members, isWhole: isBegun && isEnded && occurrences.get(key) === 1 };
  });
}

import type { Items } from '../changes/outbox';
import { waitingFor } from '../changes/waitingFor';
import type { Id } from '../id';

/** The position of a page in its list, needed to recognise a group that continues on another page. */
export interface PagePosition<Content = unknown> {
  /** Index of the page's first record. */
  readonly start: number;
  /** No page follows this one. */
  readonly isLast: boolean;
  /** The waiting entries of the whole list, not of this page alone. */
  readonly waiting?: Items<Content>;
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
 * at the front whatever its date, and a changed one where the service has it: the rest of its group may come further
 * down, or on another page.
 *
 * @param keyOf names the period of an entry; later ones have greater keys
 */
export function groupNeighbours<Key extends string, Entry extends { id?: Id | null }, Content = Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry | Content) => Key,
  { start, isLast, waiting = [] }: PagePosition<Content>,
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
  const stored = entries.flatMap((entry) => {
    const item = waitingFor(waiting, entry.id ?? '');
    return item?.id === null ? [] : keyOf(item?.before ?? entry);
  });
  const [first = '', end = ''] = [stored[0], stored.at(-1)];
  const hasRow = new Set(entries.map(({ id }) => waitingFor(waiting, id ?? '')));
  const absent = waiting.filter((item) => !hasRow.has(item));
  const elsewhere = new Set(absent.flatMap(({ want }) => (want === null ? [] : keyOf(want))));
  return groups.map(({ key, entries: members }) => {
    const isBegun = start === 0 || key < first;
    const isEnded = isLast || key > end;
    const isAlone = occurrences.get(key) === 1 && !elsewhere.has(key);
    return { key, entries: members, isWhole: isBegun && isEnded && isAlone };
  });
}

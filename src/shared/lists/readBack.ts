import type { IsoDate } from '@/domain/time/period';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import type { Identified } from './listPage';
import { type PageResult, isNewestFirst, readPages } from './readPages';

/** A list, as far back as it was read. */
export interface ReadBack<Entry> {
  readonly entries: readonly Entry[];
  /** From this day on nothing is missing; null if the list was read to its end. */
  readonly knownFrom: IsoDate | null;
  /** Unreadable entries: sums do not include them, and say so. Missing if all can be read. */
  readonly unreadable?: readonly UnreadableRow[];
  /** Index of the next page. */
  readonly next: number;
}

/** Nothing was read yet. */
export const NOTHING_READ: ReadBack<never> = { entries: [], knownFrom: null, next: 0 };

/**
 * Reads a list on until one whole page lies before a day, so that the sums from that day on are always right, except
 * for unreadable entries. A list that is not sorted newest first is read to its end.
 *
 * @param read what was read before, unchanged since; none of its pages is fetched again
 * @param readPage reads the page that begins at an index
 * @returns what is known then, or the first error (see `readPages`)
 */
export async function readBack<Entry extends Identified>(
  from: IsoDate,
  read: ReadBack<Entry>,
  readPage: (start: number) => Promise<PageResult<Entry>>,
  dateOf: (entry: Entry) => IsoDate,
): Promise<{ readonly data: ReadBack<Entry> } | { readonly error: unknown }> {
  const isBefore = (entry: Entry) => dateOf(entry) < from;
  const pages = await readPages({
    start: read.next,
    before: read.entries,
    readPage,
    mayLack: true,
    isEnough: (entries, page) =>
      page.length > 0 && page.every(isBefore) && isNewestFirst(entries.map(dateOf)),
  });
  if ('error' in pages) return pages;
  const { entries, next, isWhole } = pages.data;
  const unreadable = [...(read.unreadable ?? []), ...pages.data.unreadable];
  const knownFrom = isWhole ? null : from;
  return { data: { entries, next, knownFrom, ...(unreadable.length > 0 && { unreadable }) } };
}

import { PAGE_SIZE } from '@/domain/limits';
import { hasNext, nextStart } from '@/domain/paging';
import type { IsoDate } from '@/domain/period';
import type { ApiError } from '../api/apiError';
import type { Identified } from './listPage';
import type { PageResult } from './readWithin';

/** More than somebody records in twenty years; a list that goes on has no end. */
const MOST_PAGES = 250;

/** A list as far back as it was read. */
export interface ReadBack<Entry> {
  readonly entries: readonly Entry[];
  /** From this day on nothing is missing; null where the list was read to its end. */
  readonly knownFrom: IsoDate | null;
  /** Index of the next page. */
  readonly next: number;
}

/** Nothing was read yet. */
export const NOTHING_READ: ReadBack<never> = { entries: [], knownFrom: null, next: 0 };

/** The service does not heed which part of the list it is asked for. */
const notPaged: ApiError = { kind: 'contract', path: 'start' };
/** What was kept of an earlier answer is no reading. */
const notReached: ApiError = { kind: 'network' };

function isNewestFirst(dates: readonly IsoDate[]): boolean {
  return dates.every((date, at) => {
    const next = dates[at + 1];
    return next === undefined || date >= next;
  });
}

/**
 * Reads a list on until one whole page lies before a day ("Speed of use", "Week strip"), so that the sums from that day
 * on are never wrong. A list that does not come newest first is read to its end.
 *
 * @param read what was read before, unchanged since; no page of it is asked for again
 * @param readPage reads the page that begins at an index
 */
export async function readBack<Entry extends Identified>(
  from: IsoDate,
  read: ReadBack<Entry>,
  readPage: (start: number) => Promise<PageResult<Entry>>,
  dateOf: (entry: Entry) => IsoDate,
): Promise<{ readonly data: ReadBack<Entry> } | { readonly error: unknown }> {
  const entries = [...read.entries];
  const seen = new Set(entries.map(({ id }) => String(id)));
  for (let start = read.next; start < MOST_PAGES * PAGE_SIZE; start = nextStart(start)) {
    const { data: page, error } = await readPage(start);
    if (error !== undefined || !page) return { error: error ?? notReached };
    if (page.keptAt !== undefined) return { error: notReached };
    const news = page.entries.filter(({ id }) => !seen.has(String(id)));
    for (const { id } of news) seen.add(String(id));
    entries.push(...news);
    const next = nextStart(start);
    if (!hasNext(page.answered)) return { data: { entries, knownFrom: null, next } };
    // A service that answers more than a page has answered all there is; one page again and again may be a part.
    if (news.length === 0) {
      return page.answered > PAGE_SIZE ? { data: { entries, knownFrom: null, next } } : { error: notPaged };
    }
    const isBefore = page.entries.length > 0 && page.entries.every((entry) => dateOf(entry) < from);
    if (isBefore && isNewestFirst(entries.map(dateOf))) return { data: { entries, knownFrom: from, next } };
  }
  return { error: notPaged };
}

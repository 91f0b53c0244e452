import { PAGE_SIZE } from '@/domain/limits';
import { hasNext, nextStart } from '@/domain/paging';
import type { IsoDate } from '@/domain/period';
import type { Id } from '@/domain/id';
import type { ApiError } from '../api/apiError';
import type { ListPage } from './listPage';

/** More than somebody records in twenty years; a list that goes on has no end. */
const MOST_PAGES = 250;

/** How long a page that was read for a period is taken for the same again, in seconds. */
export const READ_SECONDS = 60;

interface Identified {
  readonly id: Id;
}

/** The days that are asked for. */
export interface Span {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Nobody waits for the answer any more: no further page is asked for. */
  readonly signal?: AbortSignal;
}

/** What a query of a page comes to; data that was there before may stand beside an error. */
export interface PageResult<Entry> {
  readonly data?: ListPage<Entry> | undefined;
  readonly error?: unknown;
}

const cancelled: ApiError = { kind: 'cancelled' };
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
 * Reads a list page by page until a period is passed, as no call asks for a period. Lists come newest first; one that
 * does not is read to its end. Old answers are never taken for new ones: neither what was kept for want of a network,
 * nor what still stands in the cache beside an error.
 *
 * @param readPage reads the page that begins at an index
 * @param dateOf the day of an entry, by which the list is in order
 * @returns the entries within the period, or the first error; `contract` with the path `start` where the pages repeat
 *   or never end
 */
export async function readWithin<Entry extends Identified>(
  { from, to, signal }: Span,
  readPage: (start: number) => Promise<PageResult<Entry>>,
  dateOf: (entry: Entry) => IsoDate,
): Promise<{ readonly data: readonly Entry[] } | { readonly error: unknown }> {
  const read: Entry[] = [];
  const seen = new Set<string>();
  const within = () => ({
    data: read.filter((entry) => from <= dateOf(entry) && dateOf(entry) <= to),
  });
  for (let start = 0; start < MOST_PAGES * PAGE_SIZE; start = nextStart(start)) {
    if (signal?.aborted) return { error: cancelled };
    const { data: page, error } = await readPage(start);
    if (error !== undefined || !page) return { error: error ?? notReached };
    if (page.keptAt !== undefined) return { error: notReached };
    // Not the first id alone: an entry added meanwhile moves the others onto the next page, which is no repetition.
    const news = page.entries.filter(({ id }) => !seen.has(String(id)));
    for (const { id } of news) seen.add(String(id));
    read.push(...news);
    const last = read.at(-1);
    const isPassed = last !== undefined && dateOf(last) < from && isNewestFirst(read.map(dateOf));
    if (isPassed || !hasNext(page.answered)) return within();
    // A service that answers more than a page has answered all there is; one page again and again may be a part.
    if (news.length === 0) return page.answered > PAGE_SIZE ? within() : { error: notPaged };
  }
  return { error: notPaged };
}

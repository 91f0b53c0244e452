import { PAGE_SIZE } from '@/domain/limits';
import { hasNext, nextStart } from '@/domain/lists/paging';
import type { IsoDate } from '@/domain/time/period';
import type { ApiError } from '../api/apiError';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { unreadableError } from '../api/readableRows';
import type { Identified, ListPage } from './listPage';

/** More than somebody records in twenty years; a list that goes on has no end. */
const MOST_PAGES = 250;

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

interface Reading<Entry> {
  /** Index of the first page that is asked for, and what lies before it. */
  readonly start: number;
  readonly before: readonly Entry[];
  /** Reads the page that begins at an index. */
  readonly readPage: (start: number) => Promise<PageResult<Entry>>;
  /** Whether nothing further back is wanted, by all that was read and the last page. */
  readonly isEnough: (entries: readonly Entry[], page: readonly Entry[]) => boolean;
  /** Entries that cannot be read are left out and told of; else they are an error. */
  readonly mayLack?: boolean;
  /** Nobody waits for the answer any more: no further page is asked for. */
  readonly signal?: AbortSignal | undefined;
}

interface PagesRead<Entry> {
  readonly entries: readonly Entry[];
  /** Those that cannot be read: all that is made of the others lacks them. */
  readonly unreadable: readonly UnreadableRow[];
  /** Index of the next page. */
  readonly next: number;
  /** The list was read to its end. */
  readonly isWhole: boolean;
}

/** Whether days come as lists do. */
export function isNewestFirst(dates: readonly IsoDate[]): boolean {
  return dates.every((date, at) => {
    const next = dates[at + 1];
    return next === undefined || date >= next;
  });
}

/**
 * Reads a list page by page, each entry once. Old answers are never taken for new ones: neither what was kept for want
 * of a network, nor what still stands in the cache beside an error.
 *
 * @returns what was read, or the first error; `contract` with the path `start` where the pages repeat or never end
 */
export async function readPages<Entry extends Identified>({
  start: first,
  before,
  readPage,
  isEnough,
  mayLack = false,
  signal,
}: Reading<Entry>): Promise<{ readonly data: PagesRead<Entry> } | { readonly error: unknown }> {
  // What a change has made out of date leaves the cache in one go, and who reads it again may be asked in the midst of that:
  // an old page must not be taken for a new one.
  await Promise.resolve();
  const entries = [...before];
  const unreadable: UnreadableRow[] = [];
  const seen = new Set(entries.map(({ id }) => String(id)));
  for (let start = first; start < MOST_PAGES * PAGE_SIZE; start = nextStart(start)) {
    if (signal?.aborted) return { error: cancelled };
    const { data: page, error } = await readPage(start);
    if (error !== undefined || !page) return { error: error ?? notReached };
    if (page.keptAt !== undefined) return { error: notReached };
    const lacking = page.unreadable ?? [];
    if (lacking[0] && !mayLack) return { error: unreadableError(lacking[0]) };
    unreadable.push(...lacking);
    // Not the first id alone: an entry added meanwhile moves the others onto the next page, which is no repetition.
    const news = page.entries.filter(({ id }) => !seen.has(String(id)));
    for (const { id } of news) seen.add(String(id));
    entries.push(...news);
    const next = nextStart(start);
    if (!hasNext(page.answered)) return { data: { entries, unreadable, next, isWhole: true } };
    // A service that answers more than a page has answered all there is; one page again and again may be a part.
    if (news.length + lacking.length === 0) {
      return page.answered > PAGE_SIZE
        ? { data: { entries, unreadable, next, isWhole: true } }
        : { error: notPaged };
    }
    if (isEnough(entries, page.entries)) return { data: { entries, unreadable, next, isWhole: false } };
  }
  return { error: notPaged };
}

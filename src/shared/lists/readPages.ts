import { PAGE_SIZE } from '@/domain/limits';
import { hasNext, nextStart } from '@/domain/lists/paging';
import type { IsoDate } from '@/domain/time/period';
import type { ApiError } from '../api/apiError';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { unreadableError } from '../api/readableRows';
import type { Identified, ListPage } from './listPage';

/** Upper limit of entries that are read of one list, many times more than anyone fills: a longer one has no end. */
export const MOST_ENTRIES = 20_000;

/** The result of a page's query; earlier data may come with an error. */
export interface PageResult<Entry> {
  readonly data?: ListPage<Entry> | undefined;
  readonly error?: unknown;
}

const cancelled: ApiError = { kind: 'cancelled' };
/** The service ignores which part of the list it is asked for. */
export const notPaged: ApiError = { kind: 'contract', path: 'start' };
/** A kept answer does not count as a read. */
export const notReached: ApiError = { kind: 'network' };

interface Reading<Entry> {
  /** Index of the first page to read. */
  readonly start: number;
  readonly before: readonly Entry[];
  /** Reads the page that begins at an index. */
  readonly readPage: (start: number) => Promise<PageResult<Entry>>;
  /** Whether enough was read, given all entries so far and the last page. */
  readonly isEnough: (entries: readonly Entry[], page: readonly Entry[]) => boolean;
  /** Unreadable entries are left out and reported; otherwise they are an error. */
  readonly mayLack?: boolean;
  /** When it is aborted, no further page is fetched. */
  readonly signal?: AbortSignal | undefined;
}

interface PagesRead<Entry> {
  readonly entries: readonly Entry[];
  /** Unreadable entries, which `entries` does not include. */
  readonly unreadable: readonly UnreadableRow[];
  /** Index of the next page. */
  readonly next: number;
  /** The list was read to its end. */
  readonly isWhole: boolean;
}

/** Whether days are sorted like lists, newest first. */
export function isNewestFirst(dates: readonly IsoDate[]): boolean {
  return dates.every((date, at) => {
    const next = dates[at + 1];
    return next === undefined || date >= next;
  });
}

/**
 * Reads a list page by page, each entry once. Old answers are never taken for new ones: neither kept answers nor data
 * that is still in the cache alongside an error.
 *
 * @returns what was read, or the first error; `contract` with the path `start` if the pages repeat or never end
 */
export async function readPages<Entry extends Identified>({
  start: first,
  before,
  readPage,
  isEnough,
  mayLack = false,
  signal,
}: Reading<Entry>): Promise<{ readonly data: PagesRead<Entry> } | { readonly error: unknown }> {
  // RTK Query removes outdated answers in one synchronous run, and we may be called in the middle of it: wait until it
  // is over, so that an old page is not taken for a new one.
  await Promise.resolve();
  const entries = [...before];
  const unreadable: UnreadableRow[] = [];
  const seen = new Set(entries.map(({ id }) => String(id)));
  for (let start = first; start < MOST_ENTRIES; start = nextStart(start)) {
    if (signal?.aborted) return { error: cancelled };
    const { data: page, error } = await readPage(start);
    if (error !== undefined || !page) return { error: error ?? notReached };
    if (page.keptAt !== undefined) return { error: notReached };
    const lacking = page.unreadable ?? [];
    if (lacking[0] && !mayLack) return { error: unreadableError(lacking[0]) };
    unreadable.push(...lacking);
    // We look at all ids, because an entry added in the meantime moves the others to the next page, which is no
    // repetition.
    const news = page.entries.filter(({ id }) => !seen.has(String(id)));
    for (const { id } of news) seen.add(String(id));
    entries.push(...news);
    const next = nextStart(start);
    if (!hasNext(page.answered)) return { data: { entries, unreadable, next, isWhole: true } };
    // More than a page means that the service has sent everything; the same page again and again may be only a part.
    if (news.length + lacking.length === 0) {
      return page.answered > PAGE_SIZE
        ? { data: { entries, unreadable, next, isWhole: true } }
        : { error: notPaged };
    }
    if (isEnough(entries, page.entries)) return { data: { entries, unreadable, next, isWhole: false } };
  }
  return { error: notPaged };
}

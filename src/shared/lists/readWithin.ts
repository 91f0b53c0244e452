import { PAGE_SIZE } from '@/domain/limits';
import { hasNext, nextStart } from '@/domain/paging';
import type { IsoDate } from '@/domain/period';
import type { Id } from '@/domain/id';
import type { ApiError } from '../api/apiError';
import type { ListPage } from './listPage';

/** More than somebody records in twenty years; a list that goes on has no end. */
const MOST_PAGES = 250;

interface Dated {
  readonly id: Id;
  readonly date: IsoDate;
}

/** The days that are asked for. */
interface Span {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Nobody waits for the answer any more: no further page is asked for. */
  readonly signal?: AbortSignal;
}

/** What a query of a page comes to. */
interface PageResult<Entry> {
  readonly data?: ListPage<Entry> | undefined;
  readonly error?: unknown;
}

const cancelled: ApiError = { kind: 'cancelled' };
/** The service does not heed which part of the list it is asked for. */
const notPaged: ApiError = { kind: 'contract', path: 'start' };

function isNewestFirst(entries: readonly Dated[]): boolean {
  return entries.every((entry, at) => {
    const next = entries[at + 1];
    return next === undefined || entry.date >= next.date;
  });
}

/**
 * Reads a list page by page until a period is passed, as no call asks for a period. Lists come newest first; one that
 * does not is read to its end.
 *
 * @param readPage reads the page that begins at an index
 * @returns the entries within the period, or the first error; `contract` with the path `start` where the pages repeat
 *   or never end
 */
export async function readWithin<Entry extends Dated>(
  { from, to, signal }: Span,
  readPage: (start: number) => Promise<PageResult<Entry>>,
): Promise<{ readonly data: readonly Entry[] } | { readonly error: unknown }> {
  const read: Entry[] = [];
  const seen = new Set<string>();
  const within = () => ({ data: read.filter(({ date }) => from <= date && date <= to) });
  for (let start = 0; start < MOST_PAGES * PAGE_SIZE; start = nextStart(start)) {
    if (signal?.aborted) return { error: cancelled };
    const { data: page, error } = await readPage(start);
    if (!page) return { error };
    // Not the first id alone: an entry added meanwhile moves the others onto the next page, which is no repetition.
    const news = page.entries.filter(({ id }) => !seen.has(String(id)));
    for (const { id } of news) seen.add(String(id));
    read.push(...news);
    const last = read.at(-1);
    const isPassed = last !== undefined && last.date < from && isNewestFirst(read);
    if (isPassed || !hasNext(page.answered)) return within();
    // A service that answers more than a page has answered all there is; one page again and again may be a part.
    if (news.length === 0) return page.answered > PAGE_SIZE ? within() : { error: notPaged };
  }
  return { error: notPaged };
}

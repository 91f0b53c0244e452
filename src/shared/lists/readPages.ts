import { afterRows, nextStart } from '@/domain/lists/paging';
import type { IsoDate } from '@/domain/time/period';
import type { ApiError } from '../api/apiError';
import { MISSING_ROW, type UnreadableRow } from '@/domain/lists/unreadableRow';
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
/** An entry that came twice has taken the place of another one. */
export const doubtful: ApiError = { kind: 'doubtful' };
/** A kept answer does not count as a read. */
export const notReached: ApiError = { kind: 'network' };

/** Reads the page that begins at an index; `isAgain`: not from answers that were given a moment ago. */
export type ReadPage<Entry> = (start: number, isAgain: boolean) => Promise<PageResult<Entry>>;

interface Reading<Entry> {
  /** Index of the first page to read. */
  readonly start: number;
  readonly before: readonly Entry[];
  readonly readPage: ReadPage<Entry>;
  /** Whether enough was read, given all entries so far and the last page. */
  readonly isEnough: (entries: readonly Entry[], page: readonly Entry[]) => boolean;
  /** How many unreadable entries were before. */
  readonly lackingBefore?: number;
  /** Unreadable entries are left out and reported, and so is doubt; otherwise they are an error. */
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
  /** Some entries came twice, in place of others. */
  readonly isDoubtful: boolean;
}

/** Whether days are sorted like lists, newest first. */
export function isNewestFirst(dates: readonly IsoDate[]): boolean {
  return dates.every((date, at) => {
    const next = dates[at + 1];
    return next === undefined || date >= next;
  });
}

/** The entries that were read before a page failed, and its error. */
interface Failed<Entry> {
  readonly entries: readonly Entry[];
  readonly error: unknown;
}

/**
 * Reads a list page by page. If entries came twice, it is read again once: either something was added meanwhile, or equal
 * days come in another order on each page, so that others are missing.
 */
async function readPages<Entry extends Identified>(
  reading: Reading<Entry>,
): Promise<{ readonly data: PagesRead<Entry> } | Failed<Entry>> {
  const first = await readOnce(reading, false);
  if ('error' in first || !first.data.isDoubtful) return first;
  const second = await readOnce({ ...reading, start: 0, before: [] }, true);
  if ('error' in second || !second.data.isDoubtful || reading.mayLack) return second;
  return { error: doubtful, entries: second.data.entries };
}

/**
 * Reads a list page by page, each entry once. Old answers are never taken for new ones: neither kept answers nor data
 * that is still in the cache alongside an error.
 *
 * @returns what was read, or the first error; `contract` with the path `start` if the pages repeat or never end
 */
async function readOnce<Entry extends Identified>(
  { start: first, before, lackingBefore = 0, readPage, isEnough, mayLack = false, signal }: Reading<Entry>,
  isAgain: boolean,
): Promise<{ readonly data: PagesRead<Entry> } | Failed<Entry>> {
  // RTK Query removes outdated answers in one synchronous run, and we may be called in the middle of it: wait until it
  // is over, so that an old page is not taken for a new one.
  await Promise.resolve();
  const entries = [...before];
  const unreadable: UnreadableRow[] = [];
  const seen = new Set(entries.map(({ id }) => String(id)));
  let isRepeated = false;
  for (let start = first; start < MOST_ENTRIES; start = nextStart(start)) {
    if (signal?.aborted) return { error: cancelled, entries };
    const { data: page, error } = await readPage(start, isAgain);
    if (error !== undefined || !page) return { error: error ?? notReached, entries };
    if (page.keptAt !== undefined) return { error: notReached, entries };
    const lacking = page.unreadable ?? [];
    if (lacking[0] && !mayLack) return { error: unreadableError(lacking[0]), entries };
    unreadable.push(...lacking);
    // We look at all ids, because an entry added in the meantime moves the others to the next page, which is no
    // repetition.
    const news = page.entries.filter(({ id }) => !seen.has(String(id)));
    for (const { id } of news) seen.add(String(id));
    entries.push(...news);
    const next = nextStart(start);
    isRepeated ||= news.length < page.entries.length;
    const { isEnd, isDoubtful, isNotPaged } = afterRows({
      rows: start + page.answered,
      known: entries.length + lackingBefore + unreadable.length,
      answered: page.answered,
      news: news.length + lacking.length,
      isRepeated,
    });
    if (isNotPaged) return { error: notPaged, entries };
    if (isEnd || isEnough(entries, page.entries))
      return { data: { entries, unreadable, next, isWhole: isEnd, isDoubtful } };
  }
  return { error: notPaged, entries };
}

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
  readPage: ReadPage<Entry>,
  dateOf: (entry: Entry) => IsoDate,
): Promise<{ readonly data: ReadBack<Entry> } | { readonly error: unknown }> {
  const isBefore = (entry: Entry) => dateOf(entry) < from;
  const pages = await readPages({
    start: read.next,
    before: read.entries,
    lackingBefore: read.unreadable?.length ?? 0,
    readPage,
    mayLack: true,
    isEnough: (entries, page) =>
      page.length > 0 && page.every(isBefore) && isNewestFirst(entries.map(dateOf)),
  });
  if ('error' in pages) return { error: pages.error };
  const { entries, next, isWhole, isDoubtful } = pages.data;
  const unreadable = isDoubtful
    ? [...pages.data.unreadable, MISSING_ROW]
    : [...(read.unreadable ?? []), ...pages.data.unreadable];
  const knownFrom = isWhole ? null : from;
  return { data: { entries, next, knownFrom, ...(unreadable.length > 0 && { unreadable }) } };
}

/** The period to read. */
export interface Span {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** When it is aborted, no further page is fetched. */
  readonly signal?: AbortSignal;
}

/**
 * Reads a list page by page until it has passed a period, because no call takes a period. Lists are sorted newest
 * first; one that is not is read to its end.
 *
 * @param readPage reads the page that begins at an index
 * @param dateOf the day of an entry, by which the list is sorted
 * @returns the entries within the period, or the first error (see `readPages`)
 */
export async function readWithin<Entry extends Identified>(
  { from, to, signal }: Span,
  readPage: ReadPage<Entry>,
  dateOf: (entry: Entry) => IsoDate,
): Promise<{ readonly data: readonly Entry[] } | { readonly error: unknown }> {
  const read = await readPages({
    start: 0,
    before: [],
    readPage,
    signal,
    isEnough: (entries) => {
      const last = entries.at(-1);
      return last !== undefined && dateOf(last) < from && isNewestFirst(entries.map(dateOf));
    },
  });
  if ('error' in read) return { error: read.error };
  return { data: read.data.entries.filter((entry) => from <= dateOf(entry) && dateOf(entry) <= to) };
}

/** Reads a whole list, without its unreadable entries. The error says that it may be only a part of it. */
export async function readAll<Entry extends Identified>(
  readPage: ReadPage<Entry>,
  signal: AbortSignal,
): Promise<Failed<Entry>> {
  const read = await readPages({
    start: 0,
    before: [],
    readPage,
    signal,
    mayLack: true,
    isEnough: () => false,
  });
  if ('error' in read) return read;
  const { entries, isDoubtful } = read.data;
  return { entries, error: isDoubtful ? doubtful : undefined };
}

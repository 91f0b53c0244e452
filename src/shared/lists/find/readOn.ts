import { PAGE_SIZE } from '@/domain/limits';
import { afterRows } from '@/domain/lists/paging';
import type { IsoDate } from '@/domain/time/period';
import type { ApiError } from '../../api/apiError';
import type { Identified, ListPage } from '../listPage';
import { MOST_ENTRIES, type PageResult, isNewestFirst, notPaged } from '../readPages';

/** How far a list was read. */
export type ReadingState =
  | { readonly kind: 'reading' | 'whole' | 'stopped' }
  /** Nothing from this day on can follow: a whole page lies before it, and the list came newest first. */
  | { readonly kind: 'enough'; readonly from: IsoDate }
  /** Some entries came twice, in place of others, also when the list was read again; `from` is as of `enough`. */
  | { readonly kind: 'doubtful'; readonly from: IsoDate | null }
  /** More entries than can be read. */
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'failed'; readonly error: unknown };

const gone: ApiError = { kind: 'cancelled' };

interface Reading<Entry> {
  /** Index of the first entry of the first page to read. */
  readonly from: number;
  readonly read: (start: number) => Promise<PageResult<Entry>>;
  readonly inFlight: number;
  readonly signal: AbortSignal;
  /** The pages that were read before. */
  readonly before: readonly ListPage<Entry>[];
  /** The state in which the reading ends early, given all entries that were read; null if it goes on. */
  readonly reach: (read: readonly Entry[]) => ReadingState | null;
  /** Called with where the page begins that was read, null if none was, after each of them and at the end. */
  readonly onRead: (start: number | null, state: ReadingState) => void;
}

/** Reads pages from an index on, until one is not full. */
export async function readOn<Entry extends Identified>({
  from,
  read,
  inFlight,
  signal,
  before,
  reach,
  onRead,
}: Reading<Entry>): Promise<void> {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  let lacking = 0;
  /**
   * Adds the new rows of a page, and counts them. An entry that was added meanwhile moves the last one of a page to the
   * next page, too.
   */
  const take = (page: ListPage<Entry>) => {
    const news = page.entries.filter(({ id }) => !seen.has(String(id)) && seen.add(String(id)));
    const unreadable = page.unreadable?.length ?? 0;
    entries.push(...news);
    lacking += unreadable;
    return news.length + unreadable;
  };
  for (const page of before) take(page);
  let isRepeated = false;
  const ahead: Promise<PageResult<Entry>>[] = [];
  let asked = from;
  for (let start = from; ; start += PAGE_SIZE) {
    // Most lists end with their first page, so the second one is not asked for before it is known to be full.
    const most = start === 0 ? 1 : inFlight;
    for (; ahead.length < most && asked < MOST_ENTRIES; asked += PAGE_SIZE) ahead.push(read(asked));
    const next = ahead.shift();
    if (!next) return onRead(null, { kind: 'tooLong' });
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    const { data, error } = await next;
    if (signal.aborted) return undefined;
    if (!data || error !== undefined) return onRead(null, { kind: 'failed', error: error ?? gone });
    const news = take(data);
    isRepeated ||= news < data.entries.length + (data.unreadable?.length ?? 0);
    const { isEnd, isDoubtful, isNotPaged } = afterRows({
      rows: start + data.answered,
      known: entries.length + lacking,
      answered: data.answered,
      news,
      isRepeated,
    });
    if (isNotPaged) return onRead(start, { kind: 'failed', error: notPaged });
    const end = isEnd ? ({ kind: 'whole' } as const) : reach(entries);
    const since = end?.kind === 'enough' ? end.from : null;
    onRead(start, end && isDoubtful ? { kind: 'doubtful', from: since } : (end ?? { kind: 'reading' }));
    if (end) return undefined;
  }
}

/** `enough` if the last page that was read lies before a day, and all that was read came newest first. */
export function reachOf<Entry>(
  read: readonly Entry[],
  from: IsoDate | null,
  dateOf: ((entry: Entry) => IsoDate) | undefined,
): ReadingState | null {
  if (from === null || !dateOf) return null;
  const days = read.map(dateOf);
  const isPast = days.slice(-PAGE_SIZE).every((day) => day < from);
  return days.length >= PAGE_SIZE && isPast && isNewestFirst(days) ? { kind: 'enough', from } : null;
}

import type { IsoDate } from '@/domain/time/period';
import type { Identified } from './listPage';
import { type PageResult, isNewestFirst, readPages } from './readPages';

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
  readPage: (start: number) => Promise<PageResult<Entry>>,
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
  if ('error' in read) return read;
  return { data: read.data.entries.filter((entry) => from <= dateOf(entry) && dateOf(entry) <= to) };
}

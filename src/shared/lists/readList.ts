import { MISSING_ROW } from '@/domain/lists/unreadableRow';
import { type IsoDate, isWithin } from '@/domain/time/period';
import type { ApiError } from '../api/apiError';
import { unreadableError } from '../api/readableRows';
import type { Identified } from './listPage';
import {
  type PageResult,
  type PagesRead,
  type Reading,
  type RowsBackTo,
  doubtful,
  isNewestFirst,
  isPast,
  readUntil,
} from './pagesOf';

/** Reads the page that begins at an index; `isAgain`: not from answers that were given a moment ago. */
export type ReadPage<Entry> = (start: number, isAgain: boolean) => Promise<PageResult<Entry>>;

/** The result of a reading: the data, or the error of the first page that failed. */
export type Read<Entry> = { readonly data: Entry } | { readonly error: ApiError };

interface Certain<Entry> extends Pick<Reading<Entry>, 'before' | 'signal'> {
  readonly readPage: ReadPage<Entry>;
  /** Asked after each page that is not the last one of the list. */
  readonly isEnough?: (now: PagesRead<Entry>) => boolean;
}

/**
 * Reads pages until it is enough. If rows came twice, the list is read again once: either something was added
 * meanwhile, or equal days come in another order on each page, so that others are missing.
 */
async function readCertain<Entry extends Identified>({
  readPage,
  before,
  signal,
  isEnough = () => false,
}: Certain<Entry>): Promise<PagesRead<Entry>> {
  const read = async (isAgain: boolean) =>
    readUntil(isEnough, async (start) => readPage(start, isAgain), {
      before: isAgain ? undefined : before,
      signal,
    });
  const first = await read(false);
  return first.isDoubtful && first.error === undefined ? read(true) : first;
}

/**
 * Reads a list on until one whole page lies before a day, so that the sums from that day on are always right, except
 * for unreadable rows. A list that is not sorted newest first is read to its end.
 *
 * @param before what was read before, unchanged since; none of its pages is fetched again
 */
export async function readBackTo<Entry extends Identified>(
  day: IsoDate,
  before: RowsBackTo<Entry>,
  readPage: ReadPage<Entry>,
  dateOf: (entry: Entry) => IsoDate,
): Promise<Read<RowsBackTo<Entry>>> {
  const read = await readCertain({ readPage, before, isEnough: (now) => isPast(now, day, dateOf) });
  if (read.error !== undefined) return { error: read.error };
  const { entries, next, last, isWhole, isDoubtful } = read;
  const unreadable = isDoubtful ? [...read.unreadable, MISSING_ROW] : read.unreadable;
  return { data: { entries, unreadable, next, last, knownFrom: isWhole ? null : day } };
}

/** The period to read. */
export interface Span {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** When it is aborted, no further page is fetched. */
  readonly signal?: AbortSignal;
}

/**
 * Reads the entries of a period: page by page until the list has passed it, because no call takes a period. A list that
 * is not sorted newest first is read to its end.
 *
 * @param dateOf the day of an entry, by which the list is sorted
 */
export async function readPeriod<Entry extends Identified>(
  { from, to, signal }: Span,
  readPage: ReadPage<Entry>,
  dateOf: (entry: Entry) => IsoDate,
): Promise<Read<readonly Entry[]>> {
  const isEnough = ({ entries, unreadable }: PagesRead<Entry>) => {
    const last = entries.at(-1);
    const isPassed = last !== undefined && dateOf(last) < from && isNewestFirst(entries.map(dateOf));
    return isPassed || unreadable.length > 0;
  };
  const { entries, unreadable, error, isDoubtful } = await readCertain({ readPage, signal, isEnough });
  const [lacking] = unreadable;
  if (lacking) return { error: unreadableError(lacking) };
  if (error !== undefined || isDoubtful) return { error: error ?? doubtful };
  return { data: entries.filter((entry) => isWithin(dateOf(entry), { from, to })) };
}

/** Reads a whole list, without its unreadable rows. The error says that it may be only a part of it. */
export async function readWholeList<Entry extends Identified>(
  readPage: ReadPage<Entry>,
  signal: AbortSignal,
): Promise<{ readonly entries: readonly Entry[]; readonly error: ApiError | undefined }> {
  const read = await readCertain({ readPage, signal });
  return { entries: read.entries, error: read.error ?? (read.isDoubtful ? doubtful : undefined) };
}

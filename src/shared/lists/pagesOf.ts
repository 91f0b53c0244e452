import { PAGE_SIZE } from '@/domain/limits';
import { hasNext, nextStart } from '@/domain/lists/paging';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { type IsoDate, isoDate } from '@/domain/time/period';
import { type ApiError, isApiError } from '../api/apiError';
import type { Identified, ListPage } from './listPage';

/** Upper limit of entries that are read of one list, many times more than anyone fills: a longer one has no end. */
const MOST_ENTRIES = 20_000;

/** No day of a list is certain. */
export const NO_DAY = isoDate('9999-12-31');

const cancelled: ApiError = { kind: 'cancelled' };
/** The service ignores which part of the list it is asked for, or the list has changed between two pages. */
export const notPaged: ApiError = { kind: 'contract', path: 'start' };
/** The list has more entries than are read. */
export const tooLong: ApiError = { kind: 'contract', path: 'start' };
/** An entry that came twice has taken the place of another one. */
export const doubtful: ApiError = { kind: 'doubtful' };
/** The service did not answer; a kept answer does not count. */
const notReached: ApiError = { kind: 'network' };

/** The result of a page's query; earlier data may come with an error. */
export interface PageResult<Entry> {
  readonly data?: ListPage<Entry> | undefined;
  readonly error?: unknown;
}

/** The rows of a list, as far as it was read. */
interface RowsRead<Entry> {
  /** In the order of the service, each once. */
  readonly entries: readonly Entry[];
  /** Unreadable rows, which `entries` does not include. */
  readonly unreadable: readonly UnreadableRow[];
  /** Index of the first row that was not read. */
  readonly next: number;
  /** The row before it, which an overlapping page repeats; null if there is none. */
  readonly last: string | null;
}

/** Rows of a list from its front on that are complete back to a day. */
export interface RowsBackTo<Entry> extends RowsRead<Entry> {
  /** From this day on nothing is missing; null if the list was read to its end, `NO_DAY` if nothing is certain. */
  readonly knownFrom: IsoDate | null;
}

/** Nothing was read yet. */
export const NOTHING_READ: RowsBackTo<never> = {
  entries: [],
  unreadable: [],
  next: 0,
  last: null,
  knownFrom: NO_DAY,
};

/** How far a reading has come. */
export interface PagesRead<Entry> extends RowsRead<Entry> {
  /** The page that was read last; null if none was. */
  readonly page: ListPage<Entry> | null;
  /** The list ends with it. */
  readonly isWhole: boolean;
  /** Some rows came twice, in place of others. */
  readonly isDoubtful: boolean;
  /** Why no more was read. What is in the cache alongside an error does not count as read. */
  readonly error?: ApiError;
}

/** How a list is read. */
export interface Reading<Entry> {
  /** The rows that were read before; they are not read again. */
  readonly before?: RowsRead<Entry> | undefined;
  /**
   * Each page begins with the last row of the one before, so that no change of the list goes unnoticed. The list ends
   * where no further row comes; without this, with a page that is not full.
   */
  readonly overlaps?: boolean;
  /** How many pages are asked for at a time; one if they overlap. */
  readonly inFlight?: number;
  /** Answers that the device has kept count, too; their age has to be shown. */
  readonly mayBeKept?: boolean;
  /** When it is aborted, no further page is fetched. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads a list page by page, each row once, and yields how far it has come after each page. It ends with the list, with
 * an error, or where its caller leaves the loop. All readings of lists go through this, so that each of them ends and
 * knows which rows are missing. The arrays that it yields grow with the next page.
 */
export async function* pagesOf<Entry extends Identified>(
  readPage: (start: number) => PromiseLike<PageResult<Entry>>,
  { before = NOTHING_READ, overlaps = false, inFlight = 1, mayBeKept = false, signal }: Reading<Entry>,
): AsyncGenerator<PagesRead<Entry>, void> {
  // RTK Query removes outdated answers in one synchronous run, and we may be called in the middle of it: wait until it
  // is over, so that an old page is not taken for a new one.
  await Promise.resolve();
  const { next, last } = before;
  const entries = [...before.entries];
  const unreadable = [...before.unreadable];
  const seen = new Set(entries.map(({ id }) => String(id)));
  const ahead: PromiseLike<PageResult<Entry>>[] = [];
  let isRepeated = false;
  let now: PagesRead<Entry> = {
    entries,
    unreadable,
    next,
    last,
    page: null,
    isWhole: false,
    isDoubtful: false,
  };

  const pageAt = async (start: number): Promise<PageResult<Entry>> => {
    // Most lists end with their first page, so the second one is not asked for before it is known to be full.
    const most = start === 0 ? 1 : inFlight;
    for (
      let at = start + ahead.length * PAGE_SIZE;
      ahead.length < most && at < MOST_ENTRIES;
      at = nextStart(at)
    )
      ahead.push(readPage(at));
    return (await ahead.shift()) ?? { error: tooLong };
  };

  const readOn = async (): Promise<PagesRead<Entry>> => {
    if (signal?.aborted) return { ...now, error: cancelled };
    const start = overlaps ? Math.max(0, now.next - 1) : now.next;
    const { data: page, error } = await pageAt(start);
    if (!page || error !== undefined) return { ...now, error: isApiError(error) ? error : notReached };
    if (page.keptAt !== undefined && !mayBeKept) return { ...now, error: notReached };

    const repeats = overlaps && now.last !== null ? 1 : 0;
    const keys = keysOf(page);
    // An entry that was added meanwhile moves the others to the next page, so all ids are looked at.
    const news = page.entries.filter(({ id }) => !seen.has(String(id)) && seen.add(String(id)));
    // A page without anything new ends each list, so that no reading is endless. Rows may be hidden by the app.
    const isOld = page.answered === repeats || (page.entries.length > repeats && news.length === 0);
    // More than a page means that the service has sent everything; the same page again may be only a part.
    const isAllAtOnce = isOld && page.answered > PAGE_SIZE;
    if (repeats > 0 && !isAllAtOnce && keys[0] !== now.last) return { ...now, error: notPaged };
    const lacking = isAllAtOnce ? [] : (page.unreadable ?? []).filter(({ at }) => at >= repeats);
    entries.push(...news);
    unreadable.push(...lacking);
    isRepeated ||= news.length + lacking.length < keys.length - repeats;
    const rows = start + page.answered;
    const isDoubtful = isRepeated && !isAllAtOnce && entries.length + unreadable.length < rows;
    const isWhole = isOld || (!overlaps && !hasNext(page.answered));
    return {
      entries,
      unreadable,
      next: overlaps ? rows : nextStart(start),
      last: keys.at(-1) ?? null,
      page,
      isWhole,
      isDoubtful,
      ...(isDoubtful && isWhole && hasNext(page.answered) && { error: notPaged }),
    };
  };

  while (!now.isWhole && now.error === undefined) {
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    now = await readOn();
    yield now;
  }
}

/** Reads pages (`pagesOf`) until it is enough, and returns how far that came, also if a page failed. */
export async function readUntil<Entry extends Identified>(
  isEnough: (now: PagesRead<Entry>) => boolean,
  ...how: Parameters<typeof pagesOf<Entry>>
): Promise<PagesRead<Entry>> {
  let read: PagesRead<Entry> = { ...NOTHING_READ, page: null, isWhole: false, isDoubtful: false };
  for await (read of pagesOf(...how)) if (isEnough(read)) break;
  return read;
}

/** The rows of a page: ids, and the problems of unreadable rows. */
function keysOf({ entries, unreadable = [] }: ListPage<Identified>): readonly string[] {
  const problems = new Map(unreadable.map(({ at, field, reason }) => [at, `unreadable: ${field} ${reason}`]));
  const ids = entries.map(({ id }) => String(id)).values();
  return Array.from(
    { length: entries.length + problems.size },
    (_, at) => problems.get(at) ?? ids.next().value ?? '',
  );
}

/** Whether days are sorted like lists, newest first. */
export function isNewestFirst(dates: readonly IsoDate[]): boolean {
  return dates.every((date, at) => {
    const next = dates[at + 1];
    return next === undefined || date >= next;
  });
}

/** Whether a whole page lies before a day and all came newest first, so that nothing from that day on can follow. */
export function isPast<Entry>(
  { entries, page }: PagesRead<Entry>,
  day: IsoDate,
  dateOf: (entry: Entry) => IsoDate,
): boolean {
  const isBefore = page !== null && page.entries.length > 0 && page.entries.every((one) => dateOf(one) < day);
  return isBefore && isNewestFirst(entries.map(dateOf));
}

/** Whether a list that is known from one day on is known from another one on. */
export function isReached(day: IsoDate, knownFrom: IsoDate | null): boolean {
  return knownFrom === null || knownFrom <= day;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAGE_SIZE } from '@/domain/limits';
import { hasNext } from '@/domain/lists/paging';
import type { IsoDate } from '@/domain/time/period';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import type { ApiError } from '../../api/apiError';
import type { RootState, ServiceThunk } from '../../store/store';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Identified, ListPage } from '../listPage';
import { type PageResult, isNewestFirst } from '../readPages';

/** Entries that are read at most; a longer list is read for a period only. */
export const MOST_ENTRIES = 20_000;

/** How many pages are asked for at a time, unless the list says otherwise. */
const IN_FLIGHT = 2;

interface Subscribed<Entry> extends PromiseLike<PageResult<Entry>> {
  readonly unsubscribe: () => void;
}

/** The state with the cache of answers, which is there as soon as a list is read. */
type ServiceState = Pick<Required<RootState>, 'api'>;

/** The endpoint of RTK Query that reads a page. */
export interface PageEndpoint<Entry> {
  readonly initiate: (
    start: number,
    options: { readonly forceRefetch: true },
  ) => ServiceThunk<Subscribed<Entry>>;
  readonly select: (
    start: number,
  ) => (state: ServiceState) => { readonly data?: ListPage<Entry> | undefined };
}

/** How far a list was read. */
export type ReadingState =
  | { readonly kind: 'reading' | 'whole' | 'stopped' }
  /** Nothing from this day on can follow: a whole page lies before it, and the list came newest first. */
  | { readonly kind: 'enough'; readonly from: IsoDate }
  /** More entries than can be read. */
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A list that is read page by page, as far as it was read. */
export interface WholeList<Entry> {
  /** Each once, in the order of the service. */
  readonly entries: readonly Entry[];
  readonly unreadable: readonly UnreadableRow[];
  readonly state: ReadingState;
  /** How many pages were read. */
  readonly pages: number;
  /** The oldest day that was read; null for lists without days. */
  readonly backTo: IsoDate | null;
  /** When the oldest answer was given that is kept on the device and shown in place of one that did not come. */
  readonly keptAt: number | undefined;
  readonly stop: () => void;
  /** Reads on after a stop or a failure. */
  readonly goOn: () => void;
}

interface WholeListOptions<Entry> {
  readonly endpoint: PageEndpoint<Entry>;
  /** Nothing is read before, and what was read is let go of after. */
  readonly isOn: boolean;
  /** The day of an entry, for lists that come newest first. */
  readonly dateOf?: (entry: Entry) => IsoDate;
  /** The first day that is looked for; null: any day. */
  readonly from?: IsoDate | null;
  /** How many pages are asked for at a time. */
  readonly inFlight?: number;
}

/** Where the reading is; another `run` means that it was begun anew, or goes on. */
interface Progress {
  readonly run: number;
  readonly pages: number;
  readonly state: ReadingState;
}

const BEGUN: Progress = { run: 0, pages: 0, state: { kind: 'reading' } };
const gone: ApiError = { kind: 'cancelled' };

/**
 * Reads a list page by page while something is asked of it. The pages stay in the cache of RTK Query, so that changes
 * made meanwhile are seen. Leaving the screen ends the reading.
 */
export function useWholeList<Entry extends Identified>({
  endpoint,
  isOn,
  dateOf,
  from = null,
  inFlight = IN_FLIGHT,
}: WholeListOptions<Entry>): WholeList<Entry> {
  const dispatch = useAppDispatch();
  const [{ run, pages, state }, setProgress] = useState(BEGUN);
  const held = useRef<Subscribed<Entry>[]>([]);
  const reading = useRef<AbortController>(null);
  const shown = useReadPages(endpoint, isOn ? pages : 0);
  const latest = useRef<readonly Entry[]>([]);
  useEffect(() => {
    latest.current = shown.entries;
  }, [shown.entries]);

  const goOn = () => setProgress((now) => ({ ...now, run: now.run + 1, state: { kind: 'reading' } }));
  const reach = useEffectEvent((read: readonly Entry[]) => reachOf(read, from, dateOf));

  // Earlier days are looked for now than those that were read.
  const isShort = state.kind === 'enough' && (from === null || from < state.from);
  useEffect(() => {
    if (isShort) goOn();
  }, [isShort]);

  useEffect(() => {
    if (!isOn) return undefined;
    const subscriptions = held.current;
    return () => {
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
      setProgress(BEGUN);
    };
  }, [isOn]);

  useEffect(() => {
    if (!isOn) return undefined;
    const abort = new AbortController();
    reading.current = abort;
    const ask = async (start: number) => {
      const page = dispatch(endpoint.initiate(start, { forceRefetch: true }));
      held.current.push(page);
      return page;
    };
    // A page that fails is asked for once more.
    const read = async (start: number) => {
      const first = await ask(start);
      return first.error === undefined || abort.signal.aborted ? first : ask(start);
    };
    void readOn({
      from: pages * PAGE_SIZE,
      read,
      inFlight,
      signal: abort.signal,
      onRead: (count, next) => setProgress({ run, pages: count, state: next }),
      before: latest.current,
      reach,
    });
    return () => abort.abort();
    // Each run reads on from where the last one ended.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `pages` is only where a run begins
  }, [dispatch, endpoint, inFlight, isOn, run]);

  return {
    ...shown,
    backTo: dateOf ? oldest(shown.entries.map(dateOf)) : null,
    pages,
    state,
    stop: () => {
      reading.current?.abort();
      setProgress((now) => ({ ...now, state: { kind: 'stopped' } }));
    },
    goOn,
  };
}

interface Reading<Entry> {
  /** Index of the first page to read. */
  readonly from: number;
  readonly read: (start: number) => Promise<PageResult<Entry>>;
  readonly inFlight: number;
  readonly signal: AbortSignal;
  /** The entries that were read before. */
  readonly before: readonly Entry[];
  /** The state in which the reading ends early, given all entries that were read; null if it goes on. */
  readonly reach: (read: readonly Entry[]) => ReadingState | null;
  /** Called with the number of pages read so far, after each of them, and at the end. */
  readonly onRead: (pages: number, state: ReadingState) => void;
}

/** Reads pages from an index on, until one is not full. */
async function readOn<Entry>({ from, read, inFlight, signal, before, reach, onRead }: Reading<Entry>) {
  const entries = [...before];
  const ahead: Promise<PageResult<Entry>>[] = [];
  let asked = from;
  for (let start = from; ; start += PAGE_SIZE) {
    // Most lists end with their first page, so the second one is not asked for before it is known to be full.
    const most = start === 0 ? 1 : inFlight;
    for (; ahead.length < most && asked < MOST_ENTRIES; asked += PAGE_SIZE) ahead.push(read(asked));
    const pages = start / PAGE_SIZE;
    const next = ahead.shift();
    if (!next) return onRead(pages, { kind: 'tooLong' });
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    const { data, error } = await next;
    if (signal.aborted) return undefined;
    if (!data || error !== undefined) return onRead(pages, { kind: 'failed', error: error ?? gone });
    entries.push(...data.entries);
    const end = hasNext(data.answered) ? reach(entries) : ({ kind: 'whole' } as const);
    onRead(pages + 1, end ?? { kind: 'reading' });
    if (end) return undefined;
  }
}

/** `enough` if the last page that was read lies before a day, and all that was read came newest first. */
function reachOf<Entry>(
  read: readonly Entry[],
  from: IsoDate | null,
  dateOf: ((entry: Entry) => IsoDate) | undefined,
): ReadingState | null {
  if (from === null || !dateOf) return null;
  const days = read.map(dateOf);
  const isPast = days.slice(-PAGE_SIZE).every((day) => day < from);
  return days.length >= PAGE_SIZE && isPast && isNewestFirst(days) ? { kind: 'enough', from } : null;
}

const oldest = (days: readonly IsoDate[]): IsoDate | null =>
  days.reduce<IsoDate | null>((first, day) => (first === null || day < first ? day : first), null);

/** The entries of the first pages, as the cache has them, each once even if it moved to another page. */
function useReadPages<Entry extends Identified>(endpoint: PageEndpoint<Entry>, count: number) {
  const [selectors] = useState(() => new Map<number, ReturnType<PageEndpoint<Entry>['select']>>());
  const pages = useAppSelector(({ api }) => {
    if (!api) return [];
    return Array.from({ length: count }, (_, at) => {
      const select = selectors.get(at) ?? endpoint.select(at * PAGE_SIZE);
      selectors.set(at, select);
      return select({ api }).data;
    });
  }, isSameList);
  const seen = new Set<string>();
  const entries = pages
    .flatMap((page) => page?.entries ?? [])
    .filter(({ id }) => !seen.has(String(id)) && seen.add(String(id)));
  const unreadable = pages.flatMap((page) => page?.unreadable ?? []);
  const times = pages.flatMap((page) => page?.keptAt ?? []);
  return { entries, unreadable, keptAt: times.length > 0 ? Math.min(...times) : undefined };
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((page, at) => page === other[at]);

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { IsoDate } from '@/domain/time/period';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import type { RootState, ServiceThunk } from '../../store/store';
import { useAppDispatch, useAppSelector, useExtra } from '../../store/hooks';
import type { Identified, ListPage } from '../listPage';
import { type PageResult, type PagesRead, isPast } from '../pagesOf';
import { BEGUN, type Progress, type ReadingState, afterDeletion, afterPage, nextRun, readOn } from './readOn';

/** How many pages are asked for at a time, unless the list says otherwise. */
const IN_FLIGHT = 2;

interface Subscribed<Entry> extends PromiseLike<PageResult<Entry>> {
  readonly unsubscribe: () => void;
}

/** The state with the cache of answers, which is there as soon as a list is read. */
type ServiceState = Pick<Required<RootState>, 'api'>;

/** The endpoint of RTK Query that reads a page. */
interface PageEndpoint<Entry> {
  readonly initiate: (
    start: number,
    options: { readonly forceRefetch: boolean },
  ) => ServiceThunk<Subscribed<Entry>>;
  readonly select: (start: number) => (state: ServiceState) => {
    readonly data?: ListPage<Entry> | undefined;
    readonly fulfilledTimeStamp?: number | undefined;
  };
}

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
  /** When the oldest answer was given, in milliseconds; undefined if there was none. */
  readonly answeredAt: number | undefined;
  /** The same, if an answer is among them that is kept on the device and shown in place of one that did not come. */
  readonly keptAt: number | undefined;
  readonly stop: () => void;
  /** Reads on after a stop or a failure. */
  readonly goOn: () => void;
  /** Reads all of it again; until then, what was read before is shown. */
  readonly readAnew: () => void;
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
  /** Path of the list, if its entries can be deleted. */
  readonly url?: string;
  /** Pages that are shown already are not fetched again. */
  readonly isRecent?: boolean;
}

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
  url,
  isRecent = false,
}: WholeListOptions<Entry>): WholeList<Entry> {
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState(BEGUN);
  const { run, starts, next, state } = progress;
  const held = useRef<Subscribed<Entry>[]>([]);
  const reading = useRef<AbortController>(null);
  const { pages, answeredAt } = useReadPages(endpoint, isOn ? starts : BEGUN.starts);
  const { entries, unreadable } = rowsOf(pages);
  const isKept = pages.some((page) => page.keptAt !== undefined);

  const goOn = () => setProgress(nextRun);
  const reach = useEffectEvent((now: PagesRead<Entry>) =>
    from !== null && dateOf && isPast(now, from, dateOf) ? from : null,
  );

  const before = useEffectEvent(() => ({ ...rowsOf(pages, next), next, last: null }));

  // Earlier days are looked for now than those that were read.
  const isShort = 'from' in state && state.from !== null && (from === null || from < state.from);
  useEffect(() => {
    if (isShort) goOn();
  }, [isShort]);

  useDeletions(isOn ? url : undefined, progress, setProgress);

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
    const readPage = twiceAtMost((start) => {
      const page = dispatch(endpoint.initiate(start, { forceRefetch: !isRecent || run > 0 }));
      held.current.push(page);
      return page;
    }, abort.signal);
    void readOn({
      readPage,
      inFlight,
      signal: abort.signal,
      onRead: (start, after) => setProgress((now) => afterPage(now, run, start, after)),
      before: before(),
      reach,
    });
    return () => abort.abort();
    // Each run reads on from where the last one ended.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `next` is only where a run begins
  }, [dispatch, endpoint, inFlight, isOn, isRecent, run]);

  return {
    entries,
    unreadable,
    answeredAt,
    keptAt: isKept ? answeredAt : undefined,
    backTo: dateOf ? oldest(entries.map(dateOf)) : null,
    pages: starts.length,
    state,
    stop: () => {
      reading.current?.abort();
      setProgress((now) => ({ ...now, state: { kind: 'stopped' } }));
    },
    goOn,
    readAnew: () => setProgress((now) => nextRun({ ...now, old: now.starts, next: 0, isAgain: false })),
  };
}

/** Asks for a page, and once more if that fails. */
function twiceAtMost<Entry>(ask: (start: number) => PromiseLike<PageResult<Entry>>, signal: AbortSignal) {
  return async (start: number): Promise<PageResult<Entry>> => {
    const first = await ask(start);
    return first.error === undefined || signal.aborted ? first : ask(start);
  };
}

/** Goes back after an entry of the list was deleted. */
function useDeletions(
  url: string | undefined,
  progress: Progress,
  setProgress: (change: (now: Progress) => Progress) => void,
): void {
  const { hiddenEntries } = useExtra();
  const begun = useEffectEvent(() => () => setProgress((now) => afterDeletion(now, progress)));
  useEffect(
    () => (url === undefined ? undefined : hiddenEntries.onDeletion(url, () => begun())),
    [hiddenEntries, url],
  );
}

const oldest = (days: readonly IsoDate[]): IsoDate | null =>
  days.reduce<IsoDate | null>((first, day) => (first === null || day < first ? day : first), null);

/** The pages that were read, as the cache has them, and when the oldest of them was answered. */
function useReadPages<Entry>(endpoint: PageEndpoint<Entry>, starts: readonly number[]) {
  const [selectors] = useState(() => new Map<number, ReturnType<PageEndpoint<Entry>['select']>>());
  const answerAt = (start: number, api: ServiceState['api']) => {
    const select = selectors.get(start) ?? endpoint.select(start);
    selectors.set(start, select);
    return select({ api });
  };
  const answers = useAppSelector(
    ({ api }) => (api ? starts.map((start) => answerAt(start, api)) : []),
    shallowEqual,
  );
  const times = answers.map(({ data, fulfilledTimeStamp }) => data?.keptAt ?? fulfilledTimeStamp ?? Infinity);
  return {
    pages: answers.flatMap(({ data }) => data ?? []),
    answeredAt: times.length > 0 ? Math.min(...times) : undefined,
  };
}

/** The rows of the pages before an index, each entry once even if it moved to another page. */
function rowsOf<Entry extends Identified>(all: readonly ListPage<Entry>[], end = Infinity) {
  const pages = all.filter(({ start }) => start < end);
  const seen = new Set<string>();
  const isNew = ({ id }: Entry) => !seen.has(String(id)) && seen.add(String(id));
  return {
    entries: pages.flatMap((page) => page.entries).filter(isNew),
    unreadable: pages.flatMap((page) => page.unreadable ?? []),
  };
}

import * as v from 'valibot';
import { pageAt } from '@/domain/lists/paging';
import type { AnswerMeta } from '../api/axiosBaseQuery';
import { selectAgedAt } from '../api/connectionSlice';
import { KeptAnswer, keepAnswer, orKept } from '../api/keptAnswers';
import { type ReadableRows, readableRows } from '../api/readableRows';
import { selectUser } from '../session/sessionSlice';
import type { Extra } from '../store/extra';
import type { RootState } from '../store/store';
import { type Identified, type ListPage, pageOf } from './listPage';

/** How long a page that was read for a period is used again, in seconds. */
const READ_SECONDS = 60;

interface PagedList<Wire, Entry> {
  /** Path of the call that reads a page: a POST with `{start, count}`. */
  readonly url: string;
  /** The schema of the answer. */
  readonly schema: v.ArraySchema<v.GenericSchema<unknown, Wire>, undefined>;
  readonly fromWire: (wire: Wire) => Entry;
}

interface ShownList<Wire, Entry> extends PagedList<Wire, Entry> {
  /**
   * For an endpoint beside that of the list, with less of each entry: its answers are not kept on the device, those of
   * the list are used.
   *
   * @param start index of the first entry of its page
   */
  readonly reduce?: (entry: Entry, start: number) => Entry;
}

interface Lifecycle<Page> {
  readonly getState: () => unknown;
  readonly extra: unknown;
  readonly updateCachedData: (update: (page: Page) => Page) => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: Page; readonly meta: AnswerMeta | undefined }>;
}

/** The call that reads a page, by the index of its first entry. */
export const pageCall = (url: string, start: number) =>
  ({ method: 'POST', url, body: pageAt(start) }) as const;

/**
 * Definition of the endpoint that reads a list page by page, by the index of the first entry; for `build.query`. If the
 * service cannot be reached, the last accepted page is used, with the time of its answer (`keptAt`). Unreadable entries
 * are returned alongside the others (`unreadable`).
 */
export function pagedEndpoint<Wire, Entry extends Identified>({
  url,
  schema,
  fromWire,
  reduce,
}: ShownList<Wire, Entry>) {
  const reduced = (page: ListPage<Entry>): ListPage<Entry> =>
    reduce ? { ...page, entries: page.entries.map((entry) => reduce(entry, page.start)) } : page;
  return {
    query: (start: number) => pageCall(url, start),
    rawResponseSchema: orKept(readableRows(schema, `POST ${url}`)),
    transformResponse: (
      answer: KeptAnswer | ReadableRows<Wire>,
      _meta: unknown,
      start: number,
    ): ListPage<Entry> => {
      if (!(answer instanceof KeptAnswer))
        return reduced(pageOf(answer.rows.map(fromWire), start, answer.unreadable));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept by the list's endpoint of this very build
      return reduced({ ...(answer.data as ListPage<Entry>), keptAt: answer.at });
    },
    extraOptions: { isKept: true } as const,
    // The app changes the list itself (a new entry at the front), so an old page must not be shown again as current.
    keepUnusedDataFor: 0,
    async onQueryStarted(
      _start: number,
      { queryFulfilled, getState, extra, updateCachedData }: Lifecycle<ListPage<Entry>>,
    ) {
      try {
        const { data, meta } = await queryFulfilled;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
        const { hiddenEntries } = extra as Extra;
        updateCachedData(hiddenEntries.shown<Entry>(url));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
        const user = selectUser(getState() as RootState);
        // Nothing is kept for a user who has signed out in the meantime.
        if (!reduce && meta?.keep && meta.keep.guid === user?.guid) await keepAnswer(meta.keep, data);
      } catch {
        // The query itself reports its error.
      }
    },
  };
}

interface Asked {
  readonly state: unknown;
  readonly endpointState?: { readonly startedTimeStamp?: number | undefined };
}

/**
 * Definition of the endpoint for reading a list back a month or a year; for `build.query`. A page that was read a
 * moment ago is not fetched again, and a kept answer does not count.
 */
export function readingEndpoint<Wire, Entry>({ url, schema, fromWire }: PagedList<Wire, Entry>) {
  return {
    query: (start: number) => pageCall(url, start),
    rawResponseSchema: v.pipe(v.unknown(), readableRows(schema, `POST ${url}`)),
    transformResponse: (
      { rows, unreadable }: ReadableRows<Wire>,
      _meta: unknown,
      start: number,
    ): ListPage<Entry> => pageOf(rows.map(fromWire), start, unreadable),
    keepUnusedDataFor: READ_SECONDS,
    // A page that was read a moment ago is fetched again if the connection has broken since.
    forceRefetch: ({ endpointState, state }: Asked) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
      (endpointState?.startedTimeStamp ?? 0) < selectAgedAt(state as RootState),
  };
}

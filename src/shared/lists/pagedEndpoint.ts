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

/** How long a page that was read for a period is taken for the same again, in seconds. */
const READ_SECONDS = 60;

interface PagedList<Wire, Entry> {
  /** Path of the call that reads a page: a POST with `{start, count}` (section 7). */
  readonly url: string;
  /** What the service may answer. */
  readonly schema: v.ArraySchema<v.GenericSchema<unknown, Wire>, undefined>;
  readonly fromWire: (wire: Wire) => Entry;
}

interface Lifecycle<Page> {
  readonly getState: () => unknown;
  readonly extra: unknown;
  readonly updateCachedData: (update: (page: Page) => Page) => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: Page; readonly meta: AnswerMeta | undefined }>;
}

/**
 * Definition of the endpoint that reads a list page by page, by the index at which the page begins; for `build.query`.
 * Where the service cannot be reached, the last accepted page stands in, with the moment of its answer (`keptAt`). Entries
 * that cannot be read stand beside the others (`unreadable`).
 */
export function pagedEndpoint<Wire, Entry extends Identified>({
  url,
  schema,
  fromWire,
}: PagedList<Wire, Entry>) {
  return {
    query: (start: number) => ({ method: 'POST', url, body: pageAt(start) }) as const,
    rawResponseSchema: orKept(readableRows(schema, `POST ${url}`)),
    transformResponse: (
      answer: KeptAnswer | ReadableRows<Wire>,
      _meta: unknown,
      start: number,
    ): ListPage<Entry> => {
      if (!(answer instanceof KeptAnswer)) return pageOf(answer.rows.map(fromWire), start, answer.unreadable);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept by this endpoint of this very build
      return { ...(answer.data as ListPage<Entry>), keptAt: answer.at };
    },
    extraOptions: { isKept: true } as const,
    // The list keeps changes of its own (a new entry at the front), so an old page is not shown again as news.
    keepUnusedDataFor: 0,
    async onQueryStarted(
      _start: number,
      { queryFulfilled, getState, extra, updateCachedData }: Lifecycle<ListPage<Entry>>,
    ) {
      try {
        const { data, meta } = await queryFulfilled;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
        const { hiddenEntries } = extra as Extra;
        updateCachedData((page) => hiddenEntries.shown(url, page));
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
        const user = selectUser(getState() as RootState);
        // Whoever signed out meanwhile leaves nothing behind.
        if (meta?.keep && meta.keep.guid === user?.guid) await keepAnswer(meta.keep, data);
      } catch {
        // The query itself tells its error.
      }
    },
  };
}

interface Asked {
  readonly state: unknown;
  readonly endpointState?: { readonly fulfilledTimeStamp?: number | undefined };
}

/**
 * Definition of the endpoint for those who read a list back, a month or a year; for `build.query`. What was read a moment
 * ago is not asked for again, and what was kept for want of a network is no reading.
 */
export function readingEndpoint<Wire, Entry>({ url, schema, fromWire }: PagedList<Wire, Entry>) {
  return {
    query: (start: number) => ({ method: 'POST', url, body: pageAt(start) }) as const,
    rawResponseSchema: v.pipe(v.unknown(), readableRows(schema, `POST ${url}`)),
    transformResponse: (
      { rows, unreadable }: ReadableRows<Wire>,
      _meta: unknown,
      start: number,
    ): ListPage<Entry> => pageOf(rows.map(fromWire), start, unreadable),
    keepUnusedDataFor: READ_SECONDS,
    // A page that was read a moment ago is read again when the connection broke since.
    forceRefetch: ({ endpointState, state }: Asked) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
      (endpointState?.fulfilledTimeStamp ?? 0) < selectAgedAt(state as RootState),
  };
}

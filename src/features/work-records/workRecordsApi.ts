import { weakMapMemoize } from '@reduxjs/toolkit';
import { countedEntries, isBefore, withWaiting } from '@/domain/changes/waitingEntries';
import type { Id } from '@/domain/id';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import type { WaitingRecord, WorkRecord, WorkRecordContent } from '@/domain/work/workRecord';
import { type IsoDate, isoDate } from '@/domain/time/period';
import { FRESH_FOR_S, api, providedBy } from '@/shared/api/api';
import { idIn } from '@/shared/api/readCreated';
import type { ListPage } from '@/shared/lists/listPage';
import { type ListPages, listPages } from '@/shared/lists/listPages';
import { pagedEndpoint, readingEndpoint } from '@/shared/lists/pagedEndpoint';
import { type ReadPage, readBackTo } from '@/shared/lists/readList';
import { NOTHING_READ, type RowsBackTo, isReached } from '@/shared/lists/pagesOf';
import type { Extra } from '@/shared/store/extra';
import type { RootState } from '@/shared/store/store';
import { workRecordFromWire, workRecordToWire, workRecordsWire } from './workRecordWire';

const url = '/workrecords';

/** The calls of work records; the outbox's kind sends those that write. */
export const workRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /workrecords`: a read, although it is a POST. */
    listWorkRecords: build.query(
      pagedEndpoint({ url, schema: workRecordsWire, fromWire: workRecordFromWire }),
    ),

    /** A page for reading the list back. */
    readWorkRecordPage: build.query({
      ...readingEndpoint({ url, schema: workRecordsWire, fromWire: workRecordFromWire }),
      providesTags: providedBy('readWorkRecordPage'),
    }),

    /** `PUT /workrecords` */
    createWorkRecord: build.mutation<Id, WorkRecordContent>({
      queryFn: async (content, _api, _options, baseQuery) =>
        idIn(await baseQuery({ method: 'PUT', url, body: workRecordToWire(content) })),
    }),

    /** `PATCH /workrecords/{id}` */
    updateWorkRecord: build.mutation<unknown, { readonly id: Id; readonly content: WorkRecordContent }>({
      query: ({ id, content }) => ({
        method: 'PATCH',
        url: pathOf(id),
        // An update leaves empty text out.
        body: { Id: id, ...workRecordToWire(content), Location: content.location || undefined },
      }),
    }),

    /** `DELETE /workrecords/{id}`; the list hides the record before that (see `useDeleteWorkRecord`). */
    deleteWorkRecord: build.mutation<unknown, Id>({
      query: (id) => ({ method: 'DELETE', url: pathOf(id) }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        await dispatch(workRecordPages.deleted(id, queryFulfilled));
      },
    }),
  }),
});

/**
 * The records as far back as they were read. It has the shape of a list page, so that it is updated in the same way.
 */
export interface KnownRecords extends ListPage<WorkRecord>, RowsBackTo<WorkRecord> {
  readonly entries: readonly WorkRecord[];
  readonly unreadable: readonly UnreadableRow[];
  /** Something was saved or deleted since, so page starts of the service no longer match. */
  readonly isChanged: boolean;
  /** When the first of them were read, in milliseconds. */
  readonly readAt: number;
}

/** Whether all records from a day on are known. */
export function isKnownFrom(day: IsoDate, known: KnownRecords | undefined): known is KnownRecords {
  return known !== undefined && isReached(day, known.knownFrom);
}

const knownRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The records back to a given day, for sums and hints; changed with the list. Reading further back continues where
     * the last reading ended. Everything is read again if something was changed since or if nothing further back is
     * requested, because another user may have changed it.
     */
    readRecordsBack: build.query<KnownRecords, IsoDate>({
      queryFn: async (from, { dispatch, getState, extra }) => {
        const beganAt = Date.now();
        const known = selectKnownRecords(getState());
        const recent = workRecordPages.pages(dispatch, 'recent');
        const readPage: ReadPage<WorkRecord> = async (start, isAgain) => {
          const onScreen = known || isAgain ? undefined : listedPage(start, getState());
          return onScreen ? { data: onScreen } : recent(start, isAgain);
        };
        const isContinued = known && !known.isChanged && !isReached(from, known.knownFrom);
        const before = isContinued ? { ...known, entries: known.whole ?? known.entries } : NOTHING_READ;
        const read = await readBackTo<WorkRecord>(from, before, readPage, ({ date }) => date);
        if ('error' in read) return read;
        const readAt = isContinued ? known.readAt : beganAt;
        const data = { ...read.data, start: 0, answered: 0, isChanged: false, readAt };
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
        return { data: { ...data, ...(extra as Extra).hiddenEntries.shown<WorkRecord>(url)(data) } };
      },
      serializeQueryArgs: ({ endpointName }) => endpointName,
      forceRefetch: ({ currentArg, state }) => {
        const known = selectKnownRecords(state);
        return currentArg !== undefined && known !== undefined && !isKnownFrom(currentArg, known);
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Path of the calls that change or delete a record. */
export function pathOf(id: Id): string {
  return `${url}/${encodeURIComponent(id)}`;
}

export const { useListWorkRecordsQuery } = workRecordsApi;
export const { listWorkRecords } = workRecordsApi.endpoints;
export const { useReadRecordsBackQuery } = knownRecordsApi;

/** Reads and changes the list of work records. */
export const workRecordPages: ListPages<WorkRecord> = listPages(workRecordsApi, 'listWorkRecords', {
  url,
  dateOf: ({ date }) => date,
  reads: 'readWorkRecordPage',
});

/** A page of the list, but only as the service answered it, because local changes shift its indexes. */
function listedPage(start: number, state: unknown): ListPage<WorkRecord> | undefined {
  const select = workRecordsApi.endpoints.listWorkRecords.select(start);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  const { data, error, startedTimeStamp = 0 } = select(state as Required<RootState>);
  const isOld = startedTimeStamp < Date.now() - FRESH_FOR_S * 1000;
  if (!data || isOld || error !== undefined || data.keptAt !== undefined) return undefined;
  const isAsAnswered = data.entries.length + (data.unreadable?.length ?? 0) === data.answered;
  return isAsAnswered ? data : undefined;
}

/** Reads the user's records of a period. */
export const readWorkRecords = workRecordPages.within;

/** The cache key: all days share one cache entry. */
const ANY_DAY = isoDate('2000-01-01');

/** The records as far back as they have been read; `undefined` if no screen has read them. */
export function selectKnownRecords(state: unknown): KnownRecords | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  return knownRecordsApi.endpoints.readRecordsBack.select(ANY_DAY)(state as Required<RootState>).data;
}

/** Records as they will be once everything waiting is sent; computed once for all that ask. */
export const plannedRecords = weakMapMemoize(
  (records: readonly WorkRecord[], waiting: readonly WaitingRecord[], knownFrom: IsoDate | null) =>
    countedEntries<WorkRecord>(withWaiting(records, waiting, true, isBefore(knownFrom)), waiting),
);

/** The known records as they will be once everything waiting is sent. */
export function withWhatWaits(known: KnownRecords, waiting: readonly WaitingRecord[]): KnownRecords {
  return { ...known, entries: plannedRecords(known.entries, waiting, known.knownFrom) };
}

workRecordPages.follow({
  change: (change) =>
    knownRecordsApi.util.updateQueryData('readRecordsBack', ANY_DAY, (known) => ({
      ...known,
      ...change(known),
      isChanged: true,
    })),
  running: () => knownRecordsApi.util.getRunningQueryThunk('readRecordsBack', ANY_DAY),
});

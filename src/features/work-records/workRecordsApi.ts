import { isSame, isSameIdentity } from '@/domain/changes/fields';
import { type Id, isSameId } from '@/domain/id';
import { type NamedRecord, namedRecordOf, workRecordFields } from '@/domain/work/workRecordFields';
import type { WorkRecord, WorkRecordContent } from '@/domain/work/workRecord';
import { type IsoDate, isoDate } from '@/domain/time/period';
import { api } from '@/shared/api/api';
import { invalidatedBy, providedBy } from '@/shared/api/tags';
import { type ListPage, indexIn, withChanged, withFirst, without } from '@/shared/lists/listPage';
import { idIn } from '@/shared/api/idIn';
import { type ListPages, listPages } from '@/shared/lists/listPages';
import { pagedEndpoint, readingEndpoint } from '@/shared/lists/pagedEndpoint';
import type { PageResult } from '@/shared/lists/readPages';
import type { Extra } from '@/shared/store/extra';
import type { AppDispatch, RootState, ServiceThunk } from '@/shared/store/store';
import { type KnownRecords, isKnownFrom, readOn } from './knownRecords';
import { workRecordFromWire, workRecordToWire, workRecordsWire } from './workRecordWire';

const url = '/workrecords';

/** A record ready to be sent, with the names that the list shows until the service answers. */
export interface ValidRecord {
  readonly content: WorkRecordContent;
  readonly customerName: string;
  readonly projectName: string;
}

/** Whether a listed record has the same content as one that was sent. */
export function isSameWork(record: WorkRecord, content: WorkRecordContent): boolean {
  return isSameIdentity(workRecordFields, record, content);
}

const workRecordsApi = api.injectEndpoints({
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

    /** `PUT /workrecords`: a new record goes to the front of the list, whatever its date (section 4, Lists). */
    createWorkRecord: build.mutation<Id, ValidRecord>({
      queryFn: async ({ content }, _api, _options, baseQuery) =>
        idIn(await baseQuery({ method: 'PUT', url, body: workRecordToWire(content) })),
      async onQueryStarted({ content, customerName, projectName }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        const record = { ...content, id: saved.data, customerName, projectName };
        dispatch(workRecordPages.created(record));
        dispatch(changeKnown((known) => withFirst(known, record)));
      },
      invalidatesTags: (_id, error) => (error ? [] : invalidatedBy('createWorkRecord')),
    }),

    /**
     * `PATCH /workrecords/{id}`: the list changes after the service has answered. An earlier change could move the row
     * in inline edit to another week, and a refusal would find no editor.
     */
    updateWorkRecord: build.mutation<unknown, ValidRecord & { readonly id: Id }>({
      query: ({ id, content }) => ({
        method: 'PATCH',
        url: pathOf(id),
        // Empty text is left out of updates (contract, "JSON types in bodies").
        body: { Id: id, ...workRecordToWire(content), Location: content.location || undefined },
      }),
      async onQueryStarted({ id, content, customerName, projectName }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        const changed = { ...content, id, customerName, projectName };
        dispatch(workRecordPages.changed(id, () => changed));
        dispatch(
          changeKnown((known) =>
            // The record may be on a page that was never read for the sums.
            indexIn(known, id) < 0 ? withFirst(known, changed) : withChanged(known, id, () => changed),
          ),
        );
      },
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('updateWorkRecord')),
    }),

    /** `DELETE /workrecords/{id}`; the list hides the record before that (see `useDeleteWorkRecord`). */
    deleteWorkRecord: build.mutation<unknown, Id>({
      query: (id) => ({ method: 'DELETE', url: pathOf(id) }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const isGone = await dispatch(workRecordPages.deleted(id, queryFulfilled));
        if (isGone) dispatch(changeKnown((known) => without(known, id)));
      },
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('deleteWorkRecord')),
    }),
  }),
});

const knownRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The records back to a given day, for sums and hints; changed with the list. Reading further back continues where
     * the last reading ended.
     */
    readRecordsBack: build.query<KnownRecords, IsoDate>({
      queryFn: async (from, { dispatch, getState, extra }) => {
        const read = await readOn(from, {
          known: knownIn(getState()),
          listed: (start) => listedPage(start, getState()),
          ask: async (start) => askPage(start, dispatch),
        });
        if ('error' in read) return read;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
        const { entries } = (extra as Extra).hiddenEntries.shown(url, read.data);
        return { data: { ...read.data, entries } };
      },
      serializeQueryArgs: ({ endpointName }) => endpointName,
      forceRefetch: ({ currentArg, state }) => {
        const known = knownIn(state);
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
export const { useReadRecordsBackQuery } = knownRecordsApi;
export const { createWorkRecord, updateWorkRecord, deleteWorkRecord } = workRecordsApi.endpoints;

/** Reads and changes the list of work records. */
export const workRecordPages: ListPages<WorkRecord> = listPages(workRecordsApi, 'listWorkRecords', {
  url,
  dateOf: ({ date }) => date,
});

/** Adds a record that was created, but only found by reading the list. */
export function adoptRecord(record: WorkRecord, dispatch: AppDispatch): void {
  dispatch(workRecordPages.created(record));
  dispatch(changeKnown((page) => withFirst(page, record)));
}

/** A page of the list, but only as the service answered it, because local changes shift its indexes. */
function listedPage(start: number, state: unknown): ListPage<WorkRecord> | undefined {
  const select = workRecordsApi.endpoints.listWorkRecords.select(start);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  const { data, error } = select(state as Required<RootState>);
  if (!data || error !== undefined || data.keptAt !== undefined) return undefined;
  const isAsAnswered = data.entries.length + (data.unreadable?.length ?? 0) === data.answered;
  return isAsAnswered ? data : undefined;
}

/** Reads a page, or reuses the one that was read a moment ago unless a fresh one is required. */
export async function askPage(
  start: number,
  dispatch: AppDispatch,
  forceRefetch = false,
): Promise<PageResult<WorkRecord>> {
  const { readWorkRecordPage } = workRecordsApi.endpoints;
  return dispatch(readWorkRecordPage.initiate(start, { subscribe: false, forceRefetch }));
}

/** The cache key: all days share one cache entry. */
const ANY_DAY = isoDate('2000-01-01');

function knownIn(state: unknown): KnownRecords | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  return knownRecordsApi.endpoints.readRecordsBack.select(ANY_DAY)(state as Required<RootState>).data;
}

/** The records as far back as they have been read; `undefined` if no screen has read them. */
export const selectKnownRecords = (state: RootState): KnownRecords | undefined => knownIn(state);

/**
 * Ids of the records that may equal one about to be created. They include those whose deletion is held back, because
 * the service still has them. Null if not all records of the day were read.
 */
export function alikeTo(content: WorkRecordContent): ServiceThunk<readonly Id[] | null> {
  return (_dispatch, getState, { heldBack }) => {
    const known = knownIn(getState());
    if (!isKnownFrom(content.date, known)) return null;
    const alike = known.entries.filter((record) => isSameWork(record, content));
    return [...alike.map(({ id }) => id), ...heldBack.leaving(url)];
  };
}

/** Whether a record is still as it was seen, as far as the app knows. */
export function isRecordAsSeen(id: Id, seen: NamedRecord): ServiceThunk<boolean> {
  const isSeen = (record: WorkRecord) => isSame(workRecordFields, namedRecordOf(record), seen);
  return (dispatch, getState) => {
    const known = knownIn(getState())?.entries.find((record) => isSameId(record.id, id));
    return (!known || isSeen(known)) && dispatch(workRecordPages.isAsSeen(id, isSeen));
  };
}

/** Applies a change of the list to the known records, and again after a read in progress has finished. */
export function changeKnown(
  change: (page: ListPage<WorkRecord>) => ListPage<WorkRecord>,
): ServiceThunk<void> {
  return (dispatch) => {
    const { util } = knownRecordsApi;
    const patch = () =>
      void dispatch(
        util.updateQueryData('readRecordsBack', ANY_DAY, (known) => ({
          ...known,
          entries: [...change(known).entries],
          isChanged: true,
        })),
      );
    patch();
    void dispatch(util.getRunningQueryThunk('readRecordsBack', ANY_DAY))?.then(patch);
  };
}

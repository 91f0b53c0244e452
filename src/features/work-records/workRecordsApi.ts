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

/** A record ready to be sent, with the names that the list shows until the service tells them. */
export interface ValidRecord {
  readonly content: WorkRecordContent;
  readonly customerName: string;
  readonly projectName: string;
}

/** Whether a listed record says what was sent. */
export function isSameWork(record: WorkRecord, content: WorkRecordContent): boolean {
  return isSameIdentity(workRecordFields, record, content);
}

const workRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /workrecords`: reading, although it is a POST. */
    listWorkRecords: build.query(
      pagedEndpoint({ url, schema: workRecordsWire, fromWire: workRecordFromWire }),
    ),

    /** A page for those who read the list back. */
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
     * `PATCH /workrecords/{id}`: shown when the service has taken it. Earlier it would move the row that is being edited
     * to another week, and a refusal would find its editor gone.
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
            // It may come from a page that was never read for the sums.
            indexIn(known, id) < 0 ? withFirst(known, changed) : withChanged(known, id, () => changed),
          ),
        );
      },
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('updateWorkRecord')),
    }),

    /** `DELETE /workrecords/{id}`; the list shows it before (see `useDeleteWorkRecord`). */
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
     * The records as far back as a day, for sums and hints; changed with the list. It is asked for further back only,
     * from where the last reading ended.
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

/** What is done to the list of work records. */
export const workRecordPages: ListPages<WorkRecord> = listPages(workRecordsApi, 'listWorkRecords', {
  url,
  dateOf: ({ date }) => date,
});

/** Shows a record of which only the list has told that it was created. */
export function adoptRecord(record: WorkRecord, dispatch: AppDispatch): void {
  dispatch(workRecordPages.created(record));
  dispatch(changeKnown((page) => withFirst(page, record)));
}

/** A page of the list as the service answered it; what was changed since stands at other indexes there. */
function listedPage(start: number, state: unknown): ListPage<WorkRecord> | undefined {
  const select = workRecordsApi.endpoints.listWorkRecords.select(start);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  const { data, error } = select(state as Required<RootState>);
  if (!data || error !== undefined || data.keptAt !== undefined) return undefined;
  const isAsAnswered = data.entries.length + (data.unreadable?.length ?? 0) === data.answered;
  return isAsAnswered ? data : undefined;
}

/** Reads a page, or takes the one that was read a moment ago, unless it has to be asked for anew. */
export async function askPage(
  start: number,
  dispatch: AppDispatch,
  forceRefetch = false,
): Promise<PageResult<WorkRecord>> {
  const { readWorkRecordPage } = workRecordsApi.endpoints;
  return dispatch(readWorkRecordPage.initiate(start, { subscribe: false, forceRefetch }));
}

/** All days share one entry of the cache. */
const ANY_DAY = isoDate('2000-01-01');

function knownIn(state: unknown): KnownRecords | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query does not know whose store it is in
  return knownRecordsApi.endpoints.readRecordsBack.select(ANY_DAY)(state as Required<RootState>).data;
}

/** The records as far back as they are read by now; `undefined` while nobody reads them. */
export const selectKnownRecords = (state: RootState): KnownRecords | undefined => knownIn(state);

/**
 * Ids of the records that say the same as one that is about to be created, or may: what is about to be deleted is still at
 * the service. null where those of its day were not all read.
 */
export function alikeTo(content: WorkRecordContent): ServiceThunk<readonly Id[] | null> {
  return (_dispatch, getState, { heldBack }) => {
    const known = knownIn(getState());
    if (!isKnownFrom(content.date, known)) return null;
    const alike = known.entries.filter((record) => isSameWork(record, content));
    return [...alike.map(({ id }) => id), ...heldBack.leaving(url)];
  };
}

/** Whether nothing that the app knows of a record is otherwise than it was seen. */
export function isRecordAsSeen(id: Id, seen: NamedRecord): ServiceThunk<boolean> {
  const isSeen = (record: WorkRecord) => isSame(workRecordFields, namedRecordOf(record), seen);
  return (dispatch, getState) => {
    const known = knownIn(getState())?.entries.find((record) => isSameId(record.id, id));
    return (!known || isSeen(known)) && dispatch(workRecordPages.isAsSeen(id, isSeen));
  };
}

/** Changes the known records as the list is changed, and what is being read after it has come. */
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

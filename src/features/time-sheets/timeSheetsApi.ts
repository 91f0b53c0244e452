import * as v from 'valibot';
import { type Page, pageAt } from '@/domain/paging';
import type { Period } from '@/domain/period';
import type { TimeSheet, TimeSheetContent } from '@/domain/timeSheet';
import type { Id } from '@/domain/id';
import { api } from '@/shared/api/api';
import { isApiError } from '@/shared/api/apiError';
import { wireId } from '@/shared/api/wire';
import { type ListPage, pageOf, withFirst, without } from '@/shared/lists/listPage';
import { timeSheetContentFromWire, timeSheetContentWire } from './report/timeSheetWire';
import { isMailed, newTimeSheetToWire, timeSheetFromWire, timeSheetsWire } from './timeSheetListWire';

/** The service answers when its mail server has taken the mail, in milliseconds. */
const MAIL_TIMEOUT_MS = 60_000;

/** A page of the time sheets as it stands on the screen. */
export type TimeSheetPage = ListPage<TimeSheet>;

interface Change<Content> {
  readonly content: Content;
  /** Index at which the page on the screen begins. */
  readonly start: number;
}

const path = (id: Id) => `/sheet/time/${encodeURIComponent(id)}`;

const timeSheetsApi = api.enhanceEndpoints({ addTagTypes: ['TimeSheets'] }).injectEndpoints({
  endpoints: (build) => ({
    /** `POST /sheet/time`: reading, although it is a POST. */
    listTimeSheets: build.query({
      query: (start: number) => ({
        method: 'POST',
        url: '/sheet/time',
        body: pageAt(start) satisfies Page,
      }),
      rawResponseSchema: timeSheetsWire,
      transformResponse: (
        sheets: v.InferOutput<typeof timeSheetsWire>,
        _meta: unknown,
        start: number,
      ): TimeSheetPage => pageOf(sheets.map(timeSheetFromWire), start),
      providesTags: ['TimeSheets'],
      // The list keeps changes of its own (a new sheet at the front), so an old page is not shown again as news.
      keepUnusedDataFor: 0,
    }),

    /** `PUT /sheet/time`: a new sheet goes to the front of the list (section 4, Lists). */
    createTimeSheet: build.mutation({
      query: ({ content }: Change<Period>) => ({
        method: 'PUT',
        url: '/sheet/time',
        body: newTimeSheetToWire(content),
      }),
      rawResponseSchema: v.object({ insertId: wireId }),
      transformResponse: (answer: { insertId: Id }) => answer.insertId,
      async onQueryStarted({ content, start }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        const sheet: TimeSheet = { ...content, id: saved.data, state: 'prepared' };
        dispatch(updateTimeSheetPage(start, (page) => withFirst(page, sheet)));
      },
    }),

    /** `GET /sheet/time/{id}`: what the sheet holds, receipts included. */
    getTimeSheet: build.query({
      query: (id: Id) => ({ method: 'GET', url: path(id) }),
      rawResponseSchema: timeSheetContentWire,
      transformResponse: (answer: v.InferOutput<typeof timeSheetContentWire>): TimeSheetContent =>
        timeSheetContentFromWire(answer),
      // Receipts are large, and what a sheet holds may change until it is signed.
      keepUnusedDataFor: 0,
    }),

    /** `DELETE /sheet/time/{id}`; a sheet that is gone already is what was wanted. */
    deleteTimeSheet: build.mutation<unknown, Change<Id>>({
      query: ({ content: id }) => ({ method: 'DELETE', url: path(id) }),
      async onQueryStarted({ content: id, start }, { dispatch, queryFulfilled }) {
        const isGone = await queryFulfilled.then(
          () => true,
          (failure: { error?: unknown }) => isApiError(failure.error) && failure.error.kind === 'not-found',
        );
        if (isGone) dispatch(updateTimeSheetPage(start, (page) => without(page, id)));
      },
    }),

    /**
     * `POST /sheet/time/{id}/sign`: 204, then the list is reloaded (section 4). So it is when somebody else was
     * faster: then the list says so.
     */
    signTimeSheet: build.mutation<null, { readonly id: Id; readonly image: string }>({
      queryFn: async ({ id, image }, _api, _options, baseQuery) => {
        const { data, error } = await baseQuery({
          method: 'POST',
          url: `${path(id)}/sign`,
          body: { data: image },
        });
        if (error) return { error };
        // "204 means success" (section 7): who has something to say instead has not signed.
        return data === undefined ? { data: null } : { error: { kind: 'contract', path: 'status' } };
      },
      invalidatesTags: (_answer, error) =>
        !error || (isApiError(error) && error.kind === 'conflict') ? ['TimeSheets'] : [],
    }),

    /** `POST /sheet/time/{id}/mailsender`; tells whether the service said ok. */
    mailTimeSheet: build.mutation({
      query: ({ id, pdf }: { readonly id: Id; readonly pdf: string }) => ({
        method: 'POST',
        url: `${path(id)}/mailsender`,
        body: { attachment: pdf },
        timeoutMs: MAIL_TIMEOUT_MS,
      }),
      transformResponse: isMailed,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent?.data) return;
        dispatch(
          timeSheetsApi.util.updateQueryData('mailedSheets', undefined, (ids) => [...ids, String(id)]),
        );
      },
    }),

    /**
     * Sheets that were mailed from here, by the text of their ids: "the local state then marks it requested" (section
     * 4). Not part of the list, which is reloaded after each signature; it lasts as long as the session.
     */
    mailedSheets: build.query<readonly string[], undefined>({
      queryFn: () => ({ data: [] }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const {
  useListTimeSheetsQuery,
  useCreateTimeSheetMutation,
  useDeleteTimeSheetMutation,
  useSignTimeSheetMutation,
  useMailTimeSheetMutation,
} = timeSheetsApi;
export const { getTimeSheet } = timeSheetsApi.endpoints;

/** Sheets that were mailed in this session. */
export function useMailedSheets(): readonly string[] {
  const { data } = timeSheetsApi.useMailedSheetsQuery(undefined, { refetchOnMountOrArgChange: false });
  return data ?? [];
}

/** Changes the page on the screen. */
function updateTimeSheetPage(start: number, change: (page: TimeSheetPage) => TimeSheetPage) {
  return timeSheetsApi.util.updateQueryData('listTimeSheets', start, change);
}

import type * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { Period } from '@/domain/time/period';
import type { TimeSheet, TimeSheetContent } from '@/domain/sheets/timeSheet';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { errorOfRejection, isApiError, isUnclear } from '@/shared/api/apiError';
import { idIn } from '@/shared/api/readCreated';
import { type ListPages, listPages } from '@/shared/lists/listPages';
import { pagedEndpoint } from '@/shared/lists/pagedEndpoint';
import { sendingNoted } from './sending/sentSheets';
import {
  isMailed,
  newTimeSheetToWire,
  timeSheetContentFromWire,
  timeSheetContentWire,
  timeSheetFromWire,
  timeSheetsWire,
} from './timeSheetWire';

/** In milliseconds; long, because the service only answers once its mail server has accepted the mail. */
const MAIL_TIMEOUT_MS = 60_000;

const url = '/sheet/time';
const pathOf = (id: Id) => `${url}/${encodeURIComponent(id)}`;

/** A sheet's PDF as a data URL, and the user who sends it. */
interface MailOrder {
  readonly id: Id;
  readonly pdf: string;
  readonly userGuid: string;
}

export const timeSheetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /sheet/time`: a read, although it is a POST. */
    listTimeSheets: build.query({
      ...pagedEndpoint({ url, schema: timeSheetsWire, fromWire: timeSheetFromWire }),
      providesTags: providedBy('listTimeSheets'),
    }),

    /** `PUT /sheet/time`: a new sheet goes to the front of the list. */
    createTimeSheet: build.mutation<Id, Period>({
      queryFn: async (period, _api, _options, baseQuery) =>
        idIn(await baseQuery({ method: 'PUT', url, body: newTimeSheetToWire(period) })),
      async onQueryStarted(period, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(timeSheetPages.created({ ...period, id: saved.data, state: 'prepared' }));
      },
    }),

    /** `GET /sheet/time/{id}`: the content of the sheet, including receipts. */
    getTimeSheet: build.query({
      query: (id: Id) => ({ method: 'GET', url: pathOf(id) }),
      rawResponseSchema: timeSheetContentWire,
      transformResponse: (answer: v.InferOutput<typeof timeSheetContentWire>): TimeSheetContent =>
        timeSheetContentFromWire(answer),
      // Receipts are large, and the content may change until the sheet is signed.
      keepUnusedDataFor: 0,
    }),

    /** `DELETE /sheet/time/{id}`; a sheet that no longer exists counts as deleted. */
    deleteTimeSheet: build.mutation<unknown, Id>({
      query: (id) => ({ method: 'DELETE', url: pathOf(id) }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        await dispatch(timeSheetPages.deleted(id, queryFulfilled));
      },
    }),

    /**
     * `POST /sheet/time/{id}/sign`: 204, then the list is reloaded, also if another device was faster,
     * because the list then shows it.
     */
    signTimeSheet: build.mutation<null, { readonly id: Id; readonly image: string }>({
      queryFn: async ({ id, image }, _api, _options, baseQuery) => {
        const { error, meta } = await baseQuery({
          method: 'POST',
          url: `${pathOf(id)}/sign`,
          body: { data: image },
          isLogged: true,
        });
        if (error) return { error };
        // 204 means success, and nothing else does.
        return meta?.status === 204 ? { data: null } : { error: { kind: 'contract', path: 'status' } };
      },
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const signed = await queryFulfilled.catch(() => null);
        // Also changes the kept answer, because a sheet shown as unsigned there could be signed twice.
        if (signed) dispatch(timeSheetPages.changed(id, (sheet) => ({ ...sheet, state: 'signed' })));
      },
      invalidatesTags: (_answer, error) =>
        !error || (isApiError(error) && error.kind === 'conflict') ? invalidatedBy('signTimeSheet') : [],
    }),

    /**
     * `POST /sheet/time/{id}/mailsender`; returns whether the service said ok. Any other answer that is not a refusal,
     * even an unreadable one, confirms nothing: the mail may have been sent.
     */
    mailTimeSheet: build.mutation<boolean, MailOrder>({
      queryFn: async ({ id, pdf }, _api, _options, baseQuery) => {
        const { data, error } = await baseQuery({
          method: 'POST',
          url: `${pathOf(id)}/mailsender`,
          body: { attachment: pdf },
          timeoutMs: MAIL_TIMEOUT_MS,
          isLogged: true,
        });
        return error && error.kind !== 'contract' ? { error } : { data: isMailed(data) };
      },
      async onQueryStarted({ id, userGuid }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch((rejection: unknown) => ({
          error: errorOfRejection(rejection),
        }));
        // A refused mail was not sent.
        if ('error' in answer && !isUnclear(answer.error)) return;
        const sending =
          'error' in answer
            ? { at: null, isConfirmed: false, isInDoubt: true }
            : { at: new Date().toISOString(), isConfirmed: answer.data };
        await dispatch(sendingNoted(userGuid, id, sending));
      },
    }),
  }),
});

export const { useListTimeSheetsQuery } = timeSheetsApi;
export const {
  createTimeSheet,
  deleteTimeSheet,
  getTimeSheet,
  listTimeSheets,
  mailTimeSheet,
  signTimeSheet,
} = timeSheetsApi.endpoints;

/** Reads and changes the list of time sheets. */
export const timeSheetPages: ListPages<TimeSheet> = listPages(timeSheetsApi, 'listTimeSheets', {
  url,
  dateOf: ({ from }) => from,
});

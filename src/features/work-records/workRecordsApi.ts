import * as v from 'valibot';
import { type Page, pageAt } from '@/domain/paging';
import type { Id } from '@/domain/id';
import type { WorkRecord, WorkRecordContent } from '@/domain/workRecord';
import { api } from '@/shared/api/api';
import { wireId } from '@/shared/api/wire';
import { type ListPage, pageOf, withChanged, withFirst } from '@/shared/lists/listPage';
import { workRecordFromWire, workRecordToWire, workRecordsWire } from './workRecordWire';

/** A page of the work list as it stands on the screen. */
export type WorkRecordPage = ListPage<WorkRecord>;

/** Names that the service adds for display; a record just saved does not have them yet. */
export interface DisplayNames {
  readonly customerName: string;
  readonly projectName: string;
}

interface Change extends DisplayNames {
  readonly content: WorkRecordContent;
  /** Index at which the page on the screen begins. */
  readonly start: number;
}

const workRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /workrecords`: reading, although it is a POST. */
    listWorkRecords: build.query({
      query: (start: number) => ({ method: 'POST', url: '/workrecords', body: pageAt(start) satisfies Page }),
      rawResponseSchema: workRecordsWire,
      transformResponse: (
        rows: v.InferOutput<typeof workRecordsWire>,
        _meta: unknown,
        start: number,
      ): WorkRecordPage => pageOf(rows.map(workRecordFromWire), start),
      // The list keeps changes of its own (a new record at the front), so an old page is not shown again as news.
      keepUnusedDataFor: 0,
    }),

    /** `PUT /workrecords`: a new record goes to the front of the list, whatever its date (section 4, Lists). */
    createWorkRecord: build.mutation({
      query: ({ content }: Change) => ({
        method: 'PUT',
        url: '/workrecords',
        body: workRecordToWire(content),
      }),
      rawResponseSchema: v.object({ insertId: wireId }),
      transformResponse: (answer: { insertId: Id }) => answer.insertId,
      async onQueryStarted({ content, start, customerName, projectName }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        dispatch(
          updateWorkRecordPage(start, (page) =>
            withFirst(page, { ...content, id: saved.data, customerName, projectName }),
          ),
        );
      },
    }),

    /**
     * `PATCH /workrecords/{id}`: shown when the service has taken it. Earlier it would move the row that is being edited
     * to another week, and a refusal would find its editor gone.
     */
    updateWorkRecord: build.mutation({
      query: ({ id, content }: Change & { id: Id }) => ({
        method: 'PATCH',
        url: `/workrecords/${encodeURIComponent(id)}`,
        // Empty text is left out of updates (contract, "JSON types in bodies").
        body: { Id: id, ...workRecordToWire(content), Location: content.location || undefined },
      }),
      async onQueryStarted({ id, content, start, customerName, projectName }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => null);
        if (!saved) return;
        dispatch(
          updateWorkRecordPage(start, (page) =>
            withChanged(page, { ...content, id, customerName, projectName }),
          ),
        );
      },
    }),

    /** `DELETE /workrecords/{id}`; the list shows it before (see `useDeleteWorkRecord`). */
    deleteWorkRecord: build.mutation<unknown, Id>({
      query: (id) => ({ method: 'DELETE', url: deletePath(id) }),
    }),
  }),
});

/** Path of the call that deletes a record. */
export function deletePath(id: Id): string {
  return `/workrecords/${encodeURIComponent(id)}`;
}

export const { useListWorkRecordsQuery, useCreateWorkRecordMutation, useUpdateWorkRecordMutation } =
  workRecordsApi;
export const { deleteWorkRecord, listWorkRecords } = workRecordsApi.endpoints;

/** Changes the page on the screen; `undo` takes the change back. */
export function updateWorkRecordPage(start: number, change: (page: WorkRecordPage) => WorkRecordPage) {
  return workRecordsApi.util.updateQueryData('listWorkRecords', start, change);
}

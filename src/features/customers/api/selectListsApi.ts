import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { api } from '@/shared/api/api';
import { providedBy } from '@/shared/api/tags';
import { readText, wireId, wireOptionalText } from '@/shared/api/wire';

/** An entry of a select list. */
export interface NamedEntry {
  readonly id: Id;
  readonly name: string;
}

const namedEntriesWire = v.array(v.object({ Id: wireId, Name: wireOptionalText }));

function entriesFromWire(rows: v.InferOutput<typeof namedEntriesWire>): NamedEntry[] {
  return rows.map((row) => ({ id: row.Id, name: readText(row.Name) }));
}

const selectListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /customers`: every customer's id and name. */
    listCustomerNames: build.query<NamedEntry[], undefined>({
      query: () => ({ method: 'GET', url: '/customers' }),
      rawResponseSchema: namedEntriesWire,
      transformResponse: entriesFromWire,
      providesTags: providedBy('listCustomerNames'),
      // Forms open and close all day; the list of customers changes rarely.
      keepUnusedDataFor: 600,
    }),
    /** `GET /projects/{customerId}`: the projects of a customer, whatever their state. */
    listProjectNames: build.query({
      query: (customerId: Id) => ({ method: 'GET', url: `/projects/${encodeURIComponent(customerId)}` }),
      rawResponseSchema: namedEntriesWire,
      transformResponse: entriesFromWire,
      providesTags: providedBy('listProjectNames'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useListCustomerNamesQuery, useListProjectNamesQuery } = selectListsApi;
export const { listCustomerNames, listProjectNames } = selectListsApi.endpoints;

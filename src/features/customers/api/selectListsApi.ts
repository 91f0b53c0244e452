import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { api, providedBy } from '@/shared/api/api';
import { type ReadableRows, mapRows, readableListAnswer } from '@/shared/api/readableRows';
import { wireId, wireOptionalText } from '@/shared/api/wire';

/** An entry of a select list. */
export interface NamedEntry {
  readonly id: Id;
  readonly name: string;
}

const namedEntryWire = v.object({ Id: wireId, Name: wireOptionalText });

type NamedEntryWire = v.InferOutput<typeof namedEntryWire>;

const entriesFromWire = (answer: ReadableRows<NamedEntryWire>): ReadableRows<NamedEntry> =>
  mapRows(answer, ({ Id, Name }) => ({ id: Id, name: Name }));

const selectListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /customers`: id and name of every customer. */
    listCustomerNames: build.query<ReadableRows<NamedEntry>, undefined>({
      query: () => ({ method: 'GET', url: '/customers' }),
      rawResponseSchema: readableListAnswer(namedEntryWire, 'GET /customers'),
      transformResponse: entriesFromWire,
      providesTags: providedBy('listCustomerNames'),
      // Forms open and close all day; the list of customers changes rarely.
      keepUnusedDataFor: 600,
    }),
    /** `GET /projects/{customerId}`: the projects of a customer, whatever their state. */
    listProjectNames: build.query({
      query: (customerId: Id) => ({ method: 'GET', url: `/projects/${encodeURIComponent(customerId)}` }),
      rawResponseSchema: readableListAnswer(namedEntryWire, 'GET /projects/{customerId}'),
      transformResponse: entriesFromWire,
      providesTags: providedBy('listProjectNames'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useListCustomerNamesQuery, useListProjectNamesQuery } = selectListsApi;
export const { listCustomerNames, listProjectNames } = selectListsApi.endpoints;

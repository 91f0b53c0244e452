import * as v from 'valibot';
import type { Customer, CustomerDetails } from '@/domain/customer';
import type { Id } from '@/domain/id';
import { type Page, pageAt } from '@/domain/paging';
import { api } from '@/shared/api/api';
import { wireId, wireNumber } from '@/shared/api/wire';
import { type ListPage, pageOf } from '@/shared/lists/listPage';
import {
  changedCustomerToWire,
  customerFromWire,
  customerWire,
  customersWire,
  newCustomerToWire,
} from './customerWire';

/** The answer of an update: only `changedRows` above 0 closes an editor (section 8). */
export const updatedWire = v.object({ changedRows: wireNumber });

/** How many rows an update changed. */
export function readChangedRows({ changedRows }: v.InferOutput<typeof updatedWire>): number {
  return Number(changedRows);
}

const path = (id: Id) => `/customer/${encodeURIComponent(id)}`;

const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /customers`: reading, although it is a POST. */
    listCustomers: build.query({
      query: (start: number) => ({ method: 'POST', url: '/customers', body: pageAt(start) satisfies Page }),
      rawResponseSchema: customersWire,
      transformResponse: (
        rows: v.InferOutput<typeof customersWire>,
        _meta: unknown,
        start: number,
      ): ListPage<Customer> => pageOf(rows.map(customerFromWire), start),
    }),

    /** `GET /customer/{id}`. */
    getCustomer: build.query({
      query: (id: Id) => ({ method: 'GET', url: path(id) }),
      rawResponseSchema: customerWire,
      transformResponse: customerFromWire,
    }),

    /** `PUT /customers/`: admin and manager only. */
    createCustomer: build.mutation({
      query: (details: CustomerDetails) => ({
        method: 'PUT',
        url: '/customers/',
        body: newCustomerToWire(details),
      }),
      rawResponseSchema: v.object({ insertId: wireId }),
      transformResponse: (answer: { insertId: Id }) => answer.insertId,
    }),

    /** `PUT /customer/{id}`; answers how many rows it changed. */
    updateCustomer: build.mutation({
      query: ({ id, details }: { id: Id; details: CustomerDetails }) => ({
        method: 'PUT',
        url: path(id),
        body: changedCustomerToWire(details),
      }),
      rawResponseSchema: updatedWire,
      transformResponse: readChangedRows,
    }),
  }),
});

export const {
  useListCustomersQuery,
  useGetCustomerQuery,
  useCreateCustomerMutation,
  useUpdateCustomerMutation,
} = customersApi;
export const { getCustomer, listCustomers } = customersApi.endpoints;

import type { Customer, CustomerDetails } from '@/domain/customers/customer';
import type { ProjectSummary } from '@/domain/customers/project';
import { type Id, isSameId } from '@/domain/id';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { readChangedRows, updatedWire } from '@/shared/api/changedRows';
import { idIn } from '@/shared/api/readCreated';
import { withChanged } from '@/shared/lists/listPage';
import { pagedEndpoint } from '@/shared/lists/pagedEndpoint';
import type { RootState, ServiceThunk } from '@/shared/store/store';
import {
  changedCustomerToWire,
  customerFromWire,
  customerWire,
  customersWire,
  newCustomerToWire,
} from './customerWire';

const path = (id: Id) => `/customer/${encodeURIComponent(id)}`;

/** The list stays cached this long, so that going back from a customer shows it at once while it is refetched. */
const KEEP_LIST_S = 60;

const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /customers`: reads the list, although it is a POST. */
    listCustomers: build.query({
      ...pagedEndpoint({ url: '/customers', schema: customersWire, fromWire: customerFromWire }),
      keepUnusedDataFor: KEEP_LIST_S,
      providesTags: providedBy('listCustomers'),
    }),

    /** `GET /customer/{id}`; the id is text, taken from the address. */
    getCustomer: build.query({
      query: (id: string) => ({ method: 'GET', url: path(id) }),
      rawResponseSchema: customerWire,
      transformResponse: customerFromWire,
      providesTags: providedBy('getCustomer'),
    }),

    /** `PUT /customers/`: admin and manager only. */
    createCustomer: build.mutation<Id, CustomerDetails>({
      queryFn: async (details, _api, _options, baseQuery) =>
        idIn(await baseQuery({ method: 'PUT', url: '/customers/', body: newCustomerToWire(details) })),
      invalidatesTags: (_id, error) => (error ? [] : invalidatedBy('createCustomer')),
    }),

    /** `PUT /customer/{id}`; returns the number of changed rows. */
    updateCustomer: build.mutation({
      query: ({ id, details }: { id: Id; details: CustomerDetails }) => ({
        method: 'PUT',
        url: path(id),
        body: changedCustomerToWire(details),
      }),
      rawResponseSchema: updatedWire,
      transformResponse: readChangedRows,
      // Refetches only if rows were changed.
      invalidatesTags: (changedRows) => (changedRows ? invalidatedBy('updateCustomer') : []),
    }),
  }),
});

export const { useListCustomersQuery, useGetCustomerQuery } = customersApi;
export const { getCustomer, listCustomers, createCustomer, updateCustomer } = customersApi.endpoints;

/** Writes a saved customer into the cached list and page, so that they are up to date before they are refetched. */
export function customerTaken(id: Id, details: CustomerDetails): ServiceThunk {
  const { updateQueryData, selectCachedArgsForQuery } = customersApi.util;
  return (dispatch, getState) => {
    dispatch(updateQueryData('getCustomer', String(id), (customer) => ({ ...customer, ...details })));
    for (const start of selectCachedArgsForQuery(getState(), 'listCustomers')) {
      dispatch(
        updateQueryData('listCustomers', start, (page) =>
          withChanged(page, id, (customer) => ({ ...customer, ...details })),
        ),
      );
    }
  };
}

/** Writes a saved project into the cached page of its customer. */
export function projectOfCustomerTaken(id: Id, taken: Partial<Omit<ProjectSummary, 'id'>>): ServiceThunk {
  const { updateQueryData, selectCachedArgsForQuery } = customersApi.util;
  const change = (project: ProjectSummary): ProjectSummary => {
    if (!isSameId(project.id, id)) return project;
    const { name = project.name, state = project.state, orderNumber = project.orderNumber } = taken;
    return { ...project, name, state, orderNumber };
  };
  return (dispatch, getState) => {
    for (const customer of selectCachedArgsForQuery(getState(), 'getCustomer')) {
      dispatch(
        updateQueryData('getCustomer', customer, (shown) => ({
          ...shown,
          projects: shown.projects.map(change),
        })),
      );
    }
  };
}

/** Loads the first page of the list before it is opened; see `app/preload.ts`. */
export const readCustomersAhead = () =>
  listCustomers.initiate(0, { subscribe: false, forceRefetch: KEEP_LIST_S });

/** The customer with this id from any cached page of the list; undefined if no page contains it. */
export function selectListedCustomer({ api: cache, ...rest }: RootState, id: string): Customer | undefined {
  if (!cache) return undefined;
  const state = { ...rest, api: cache };
  for (const start of customersApi.util.selectCachedArgsForQuery(state, 'listCustomers')) {
    const page = listCustomers.select(start)(state).data;
    const found = page?.entries.find((customer) => isSameId(customer.id, id));
    if (found && page?.keptAt === undefined) return found;
  }
  return undefined;
}

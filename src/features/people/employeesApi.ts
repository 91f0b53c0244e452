import type * as v from 'valibot';
import { type Employee, accountantAs, spelledRole } from '@/domain/people/employee';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { readChangedRows, updatedWire } from '@/shared/api/changedRows';
import { withChanged } from '@/shared/lists/listPage';
import { pagedEndpoint } from '@/shared/lists/pagedEndpoint';
import type { RootState, ServiceThunk } from '@/shared/store/store';
import {
  type EmployeeEdit,
  changedEmployeeToWire,
  employeeAnswerWire,
  employeeFromWire,
  employeesWire,
} from './employeeWire';

/** The person to change, the edited fields, and which of them to send. */
interface EmployeeChange {
  readonly employee: Pick<Employee, 'id' | 'role' | 'accountant'>;
  readonly edit: EmployeeEdit;
  readonly changed: readonly (keyof EmployeeEdit)[];
}

/** The path of the calls for one person. */
export const personPath = (guid: string) => `/users/${encodeURIComponent(guid)}`;

/** The directory stays cached this long, so that going back shows it at once; member search uses it to find names. */
const KEEP_LIST_S = 600;

const employeesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /users`: reads the list, although it is a POST. */
    listEmployees: build.query({
      ...pagedEndpoint({ url: '/users', schema: employeesWire, fromWire: employeeFromWire }),
      keepUnusedDataFor: KEEP_LIST_S,
      providesTags: providedBy('listEmployees'),
    }),

    /** `GET /users/{guid}`. */
    getEmployee: build.query({
      query: (guid: string) => ({ method: 'GET', url: personPath(guid) }),
      rawResponseSchema: employeeAnswerWire,
      transformResponse: ([first]: v.InferOutput<typeof employeeAnswerWire>) => {
        if (!first) throw new Error('the schema asks for one');
        return employeeFromWire(first);
      },
      providesTags: providedBy('getEmployee'),
    }),

    /** `PUT /users/{guid}`: the user's own profile, or anyone's for an admin; returns the number of changed rows. */
    updateEmployee: build.mutation({
      query: ({ employee, edit, changed }: EmployeeChange) => ({
        method: 'PUT',
        url: personPath(employee.id),
        body: changedEmployeeToWire(employee, edit, changed),
      }),
      rawResponseSchema: updatedWire,
      transformResponse: readChangedRows,
      invalidatesTags: (_rows, error) => (error ? [] : invalidatedBy('updateEmployee')),
    }),
  }),
});

export const { useListEmployeesQuery, useGetEmployeeQuery } = employeesApi;
export const { getEmployee, listEmployees, updateEmployee } = employeesApi.endpoints;

/** The person with this guid from any cached page of the directory; undefined if no page contains them. */
export function selectListedEmployee({ api: cache, ...rest }: RootState, guid: string): Employee | undefined {
  if (!cache) return undefined;
  const state = { ...rest, api: cache };
  for (const start of employeesApi.util.selectCachedArgsForQuery(state, 'listEmployees')) {
    const page = listEmployees.select(start)(state).data;
    const found = page?.entries.find(({ id }) => id === guid);
    if (found && page?.keptAt === undefined) return found;
  }
  return undefined;
}

/** All people in the cached pages of the directory. */
export function selectReadEmployees(state: Required<RootState>): readonly Employee[] {
  return employeesApi.util
    .selectCachedArgsForQuery(state, 'listEmployees')
    .flatMap((start) => listEmployees.select(start)(state).data?.entries ?? []);
}

/** Writes a saved person into the cached directory and page, so that they are up to date before they are refetched. */
export function employeeTaken(guid: string, edit: EmployeeEdit): ServiceThunk {
  const { role, verificationState, isAccountant, ...details } = edit;
  const change = (employee: Employee): Employee => ({
    ...employee,
    ...details,
    role: spelledRole(role, employee.role),
    verificationState,
    accountant: accountantAs(employee.accountant, isAccountant),
  });
  const { updateQueryData, selectCachedArgsForQuery } = employeesApi.util;
  return (dispatch, getState) => {
    dispatch(updateQueryData('getEmployee', guid, change));
    for (const start of selectCachedArgsForQuery(getState(), 'listEmployees')) {
      dispatch(updateQueryData('listEmployees', start, (page) => withChanged(page, guid, change)));
    }
  };
}

import type { Id } from '@/domain/id';
import { NEW_PROJECT } from '@/domain/customers/project';
import { api, invalidatedBy, providedBy } from '@/shared/api/api';
import { readChangedRows, updatedWire } from '@/shared/api/changedRows';
import { idIn } from '@/shared/api/readCreated';
import type { ServiceThunk } from '@/shared/store/store';
import type { ProjectEdit } from './projectEdit';
import { projectOfCustomerTaken } from './customersApi';
import { type ProjectChange, projectChangeToWire, projectFromWire, projectWire } from './projectWire';

const path = (id: Id) => `/project/${encodeURIComponent(id)}`;

const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /project/{id}`; the id is text, taken from the address. */
    getProject: build.query({
      query: (id: string) => ({ method: 'GET', url: path(id) }),
      rawResponseSchema: projectWire,
      transformResponse: projectFromWire,
      providesTags: providedBy('getProject'),
    }),

    /** `PUT /projects`: creates a project for a customer; its details are filled in on its page. */
    createProject: build.mutation<Id, Id>({
      queryFn: async (customerId, _api, _options, baseQuery) => {
        const body = { Customers_fk: customerId, Name: NEW_PROJECT };
        return idIn(await baseQuery({ method: 'PUT', url: '/projects', body, isLogged: true }));
      },
      invalidatesTags: (_id, error) => (error ? [] : invalidatedBy('createProject')),
    }),

    /** `PUT /project/{id}` with the changed fields; returns the number of changed rows. */
    updateProject: build.mutation({
      query: ({ id, change }: { id: Id; change: ProjectChange }) => ({
        method: 'PUT',
        url: path(id),
        body: projectChangeToWire(change),
        isLogged: true as const,
      }),
      rawResponseSchema: updatedWire,
      transformResponse: readChangedRows,
      // Refetches only if rows were changed.
      invalidatesTags: (changedRows) => (changedRows ? invalidatedBy('updateProject') : []),
    }),
  }),
});

export const { useGetProjectQuery } = projectsApi;
export const { getProject, createProject, updateProject } = projectsApi.endpoints;

/**
 * Writes a saved project into its own and its customer's cached page, so that both are up to date before they are
 * refetched.
 */
export function projectTaken(id: Id, edit: Partial<ProjectEdit>): ServiceThunk {
  return (dispatch) => {
    dispatch(projectOfCustomerTaken(id, edit));
    dispatch(
      projectsApi.util.updateQueryData('getProject', String(id), (project) => ({ ...project, ...edit })),
    );
  };
}

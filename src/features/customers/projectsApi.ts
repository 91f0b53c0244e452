import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { api } from '@/shared/api/api';
import { wireId } from '@/shared/api/wire';
import { readChangedRows, updatedWire } from './customersApi';
import { type ProjectChange, projectChangeToWire, projectFromWire, projectWire } from './projectWire';

/** The name of a project that was just created (section 7, `PUT /projects`); the service keeps it as it is. */
const NEW_PROJECT = 'New project';

const path = (id: Id) => `/project/${encodeURIComponent(id)}`;

const projectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /project/{id}`. */
    getProject: build.query({
      query: (id: Id) => ({ method: 'GET', url: path(id) }),
      rawResponseSchema: projectWire,
      transformResponse: projectFromWire,
    }),

    /** `PUT /projects`: a new project of a customer; its details are filled in on its page. */
    createProject: build.mutation({
      query: (customerId: Id) => ({
        method: 'PUT',
        url: '/projects',
        body: { Customers_fk: customerId, Name: NEW_PROJECT },
      }),
      rawResponseSchema: v.object({ insertId: wireId }),
      transformResponse: (answer: { insertId: Id }) => answer.insertId,
    }),

    /** `PUT /project/{id}` with the changed fields; answers how many rows it changed. */
    updateProject: build.mutation({
      query: ({ id, change }: { id: Id; change: ProjectChange }) => ({
        method: 'PUT',
        url: path(id),
        body: projectChangeToWire(change),
      }),
      rawResponseSchema: updatedWire,
      transformResponse: readChangedRows,
    }),
  }),
});

export const { useGetProjectQuery, useCreateProjectMutation, useUpdateProjectMutation } = projectsApi;
export const { getProject } = projectsApi.endpoints;

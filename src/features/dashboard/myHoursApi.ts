import type { IsoDate } from '@/domain/time/period';
import { FRESH_FOR_S, api, providedBy } from '@/shared/api/api';
import type { AppThunk } from '@/shared/store/store';
import {
  customersFromWire,
  customersWire,
  projectsFromWire,
  projectsWire,
  weeksFromWire,
  weeksWire,
} from './myHoursWire';

// The calls take no day, because the last four weeks end today. The day is only part of the cache key, so that
// tomorrow's data is fetched again.
const myHoursApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /evaluation/me/time`: the user's hours per week, in no particular order. */
    listMyWeeks: build.query({
      query: (_today: IsoDate) => ({ method: 'GET', url: '/evaluation/me/time' }),
      rawResponseSchema: weeksWire,
      transformResponse: weeksFromWire,
      providesTags: providedBy('listMyWeeks'),
    }),

    /** `GET /evaluation/me/project`: the user's hours per project, most first. */
    listMyProjects: build.query({
      query: (_today: IsoDate) => ({ method: 'GET', url: '/evaluation/me/project' }),
      rawResponseSchema: projectsWire,
      transformResponse: projectsFromWire,
      providesTags: providedBy('listMyProjects'),
    }),

    /** `GET /evaluation/me/customer`: the user's hours per customer, most first. */
    listMyCustomers: build.query({
      query: (_today: IsoDate) => ({ method: 'GET', url: '/evaluation/me/customer' }),
      rawResponseSchema: customersWire,
      transformResponse: customersFromWire,
      providesTags: providedBy('listMyCustomers'),
    }),
  }),
});

export const { useListMyWeeksQuery, useListMyProjectsQuery, useListMyCustomersQuery } = myHoursApi;
export const { listMyWeeks, listMyProjects, listMyCustomers } = myHoursApi.endpoints;

/** Reads the user's hours of the last four weeks before they are shown. */
export const readHoursAhead =
  (today: IsoDate): AppThunk =>
  (dispatch) => {
    for (const list of ['listMyWeeks', 'listMyCustomers', 'listMyProjects'] as const) {
      dispatch(myHoursApi.util.prefetch(list, today, { ifOlderThan: FRESH_FOR_S }));
    }
  };

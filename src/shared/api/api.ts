import type { WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { NamedSchemaError, SchemaFailureInfo } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError';
import { axiosBaseQuery } from './axiosBaseQuery';
import { tagTypes } from './tags';

export { invalidatedBy, providedBy } from './tags';

/**
 * Cached answers are fetched again after this time, in seconds, when they are shown again, because another person or
 * another tab may have changed the data.
 */
export const FRESH_FOR_S = 60;

/** The error for an answer that breaks the contract; it names the first wrong field, such as `3.HoursWorked`. */
function contractError(failure: NamedSchemaError, _info: SchemaFailureInfo): ApiError {
  const path = failure.issues[0]?.path ?? [];
  return {
    kind: 'contract',
    path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || 'JSON',
  };
}

/**
 * The cache of the service's data. Features add their endpoints (`api.injectEndpoints`), each with a schema of what
 * the service may answer.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  tagTypes,
  refetchOnMountOrArgChange: FRESH_FOR_S,
  catchSchemaFailure: contractError,
  endpoints: () => ({}),
});

declare module '../store/store' {
  interface LazyLoadedSlices extends WithSlice<typeof api> {}
}

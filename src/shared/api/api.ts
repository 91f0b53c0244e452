import type { WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { NamedSchemaError, SchemaFailureInfo } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError';
import { axiosBaseQuery } from './axiosBaseQuery';

/** Names the first wrong field of an answer: `3.HoursWorked`. */
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
  tagTypes: [],
  // Somebody else, or another tab, may have changed a list: it is shown at once and asked for again on return.
  refetchOnMountOrArgChange: true,
  catchSchemaFailure: contractError,
  endpoints: () => ({}),
});

declare module '../store/store' {
  interface LazyLoadedSlices extends WithSlice<typeof api> {}
}

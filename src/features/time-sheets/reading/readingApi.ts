import type { Period } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { readBackWorkRecords } from '@/features/work-records';
import { api } from '@/shared/api/api';
import { type ApiError, isApiError } from '@/shared/api/apiError';
import { providedBy } from '@/shared/api/tags';

export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : { kind: 'network' };
}

const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The records from which the hours of the listed sheets are added up: no call gives a sheet's hours. */
    hoursOfSheets: build.query<readonly WorkRecord[], Period>({
      queryFn: async (period, { dispatch, signal }) => {
        const records = await readBackWorkRecords({ ...period, signal }, dispatch);
        return 'error' in records ? { error: asApiError(records.error) } : { data: records.data };
      },
      providesTags: providedBy('hoursOfSheets'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useHoursOfSheetsQuery } = readingApi;

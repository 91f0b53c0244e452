import type { IsoDate } from '@/domain/time/period';
import type { Period } from '@/domain/time/period';
import { type TimeSheetPreview, previewOf } from '@/domain/sheets/timeSheet';
import { readExpenses } from '@/features/expenses';
import { readWorkRecords } from '@/features/work-records';
import { api } from '@/shared/api/api';
import { type ApiError, isApiError } from '@/shared/api/apiError';
import { providedBy } from '@/shared/api/tags';

function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : { kind: 'network' };
}

const timeSheetPreviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What a sheet of the period would contain. The service has no call for it, so it is computed from records and
     * expenses.
     */
    previewTimeSheet: build.query<TimeSheetPreview, Period & { readonly today: IsoDate }>({
      queryFn: async ({ today, ...period }, { dispatch, signal }) => {
        // Closing the dialog aborts the query; without the signal the lists would still be read to the end.
        const span = { ...period, signal };
        const [records, expenses] = await Promise.all([
          readWorkRecords(span, dispatch),
          readExpenses(span, dispatch),
        ]);
        if ('error' in records) return { error: asApiError(records.error) };
        if ('error' in expenses) return { error: asApiError(expenses.error) };
        return { data: previewOf(period, records.data, expenses.data, today) };
      },
      providesTags: providedBy('previewTimeSheet'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePreviewTimeSheetQuery } = timeSheetPreviewApi;

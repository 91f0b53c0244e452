import type { Expense } from '@/domain/money/expense';
import { type IsoDate, type Period, addDays } from '@/domain/time/period';
import { type TimeSheetPreview, previewOf } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { readExpenses } from '@/features/expenses';
import { readWorkRecords } from '@/features/work-records';
import { api, providedBy } from '@/shared/api/api';
import type { Read } from '@/shared/lists/readList';

/** How many days before a month are read, because a day without a record most likely had the work of an earlier one. */
const DAYS_BEFORE = 7;

/** The records and expenses of a period. */
interface Entries {
  readonly records: readonly WorkRecord[];
  readonly expenses: readonly Expense[];
}

/** Both lists once all of their pages have come, or the first error. */
async function bothOf(
  ...readings: readonly [Promise<Read<readonly WorkRecord[]>>, Promise<Read<readonly Expense[]>>]
): Promise<Read<Entries>> {
  const [records, expenses] = await Promise.all(readings);
  if ('error' in records) return records;
  if ('error' in expenses) return expenses;
  return { data: { records: records.data, expenses: expenses.data } };
}

const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The records that add up to the hours of the listed sheets, because the service has no call for those. */
    hoursOfSheets: build.query<readonly WorkRecord[], Period>({
      queryFn: async (period, { dispatch, signal }) =>
        readWorkRecords({ ...period, signal }, dispatch, 'recent'),
      providesTags: providedBy('hoursOfSheets'),
      keepUnusedDataFor: 0,
    }),

    /**
     * All entries of a month, and the records of some days before it. The service has no call for a month, so both lists
     * are read back to it.
     */
    readMonth: build.query<Entries, Period>({
      queryFn: async ({ from, to }, { dispatch, signal }) =>
        bothOf(
          readWorkRecords({ from: addDays(from, -DAYS_BEFORE), to, signal }, dispatch, 'recent'),
          readExpenses({ from, to, signal }, dispatch, 'recent'),
        ),
      providesTags: providedBy('readMonth'),
      keepUnusedDataFor: 0,
    }),

    /** The rows that a sheet of the period would have; the service has no call for it. */
    previewTimeSheet: build.query<TimeSheetPreview, Period & { readonly today: IsoDate }>({
      queryFn: async ({ today, ...period }, { dispatch, signal }) => {
        // Closing the dialog aborts the query; without the signal the lists would still be read to the end.
        const span = { ...period, signal };
        const read = await bothOf(readWorkRecords(span, dispatch), readExpenses(span, dispatch));
        if ('error' in read) return read;
        return { data: previewOf(period, read.data.records, read.data.expenses, today) };
      },
      providesTags: providedBy('previewTimeSheet'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReadMonthQuery, useHoursOfSheetsQuery, usePreviewTimeSheetQuery } = readingApi;

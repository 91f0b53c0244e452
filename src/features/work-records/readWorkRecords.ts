import type { IsoDate } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { type Span, readWithin } from '@/shared/lists/readWithin';
import type { AppDispatch } from '@/shared/store/store';
import { askPage, workRecordPages } from './workRecordsApi';

/** Reads the user's records of a period, as fresh as the service has them. */
export const readWorkRecords = workRecordPages.within;

/** Reads the user's records of a day anew, beside the list: its rows stay as they are shown. */
export async function readDayAnew(date: IsoDate, dispatch: AppDispatch) {
  return readWithin<WorkRecord>(
    { from: date, to: date },
    async (start) => askPage(start, dispatch, true),
    ({ date: day }) => day,
  );
}

/** Reads the user's records of a period and asks for no page that was read a moment ago. */
export async function readBackWorkRecords(span: Span, dispatch: AppDispatch) {
  return readWithin<WorkRecord>(
    span,
    async (start) => askPage(start, dispatch),
    ({ date }) => date,
  );
}

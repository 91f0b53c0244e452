import type { WorkRecord } from '@/domain/work/workRecord';
import { type Span, readWithin } from '@/shared/lists/readWithin';
import type { AppDispatch } from '@/shared/store/store';
import { askPage, workRecordPages } from './workRecordsApi';

/** Reads the user's records of a period, as fresh as the service has them. */
export const readWorkRecords = workRecordPages.within;

/** Reads the user's records of a period and asks for no page that was read a moment ago. */
export async function readBackWorkRecords(span: Span, dispatch: AppDispatch) {
  return readWithin<WorkRecord>(
    span,
    async (start) => askPage(start, dispatch),
    ({ date }) => date,
  );
}

/**
 * Reads the user's records of a period as the service has them now, beside the list: where that fails, the list on the
 * screen stays as it is.
 */
export async function readRecordsAnew(span: Span, dispatch: AppDispatch) {
  return readWithin<WorkRecord>(
    span,
    async (start) => askPage(start, dispatch, true),
    ({ date }) => date,
  );
}

import type { WorkRecord } from '@/domain/work/workRecord';
import { type Span, readWithin } from '@/shared/lists/readWithin';
import type { AppDispatch } from '@/shared/store/store';
import { askPage, workRecordPages } from './workRecordsApi';

/** Reads the user's records of a period, as fresh as the service has them (see `readWithin`). */
export const readWorkRecords = workRecordPages.within;

/** Reads the user's records of a period and reuses pages that were read a moment ago. */
export async function readBackWorkRecords(span: Span, dispatch: AppDispatch) {
  return readWithin<WorkRecord>(
    span,
    async (start) => askPage(start, dispatch),
    ({ date }) => date,
  );
}

/**
 * Reads the user's records of a period afresh without touching the list, so that the screen stays as it is if this
 * fails.
 */
export async function readRecordsAnew(span: Span, dispatch: AppDispatch) {
  return readWithin<WorkRecord>(
    span,
    async (start) => askPage(start, dispatch, true),
    ({ date }) => date,
  );
}

import { readWithin } from '@/shared/lists/readWithin';
import type { AppDispatch } from '@/shared/store/store';
import { listWorkRecords } from './workRecordsApi';

/** Reads the user's records of a period, as fresh as the service has them. */
export async function readWorkRecords(period: Parameters<typeof readWithin>[0], dispatch: AppDispatch) {
  return readWithin(period, async (start) =>
    dispatch(listWorkRecords.initiate(start, { subscribe: false, forceRefetch: true })),
  );
}

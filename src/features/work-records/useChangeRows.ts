import type { WorkRecord } from '@/domain/work/workRecord';
import type { ChangeRows } from '@/shared/lists/hideEntries';
import { useRowChanges } from '@/shared/lists/useRowChanges';
import { useAppDispatch } from '@/shared/store/hooks';
import { changeRead } from './recordChanges';
import { workRecordPages } from './workRecordsApi';

/** Changes the records in the list and the sums before the service has answered. */
export function useChangeRows(): ChangeRows<WorkRecord> {
  const dispatch = useAppDispatch();
  return useRowChanges(workRecordPages.url, (update) => {
    dispatch(workRecordPages.change(update));
    dispatch(changeRead(update));
  });
}

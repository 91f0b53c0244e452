import type { WorkRecord } from '@/domain/workRecord';
import type { ChangePages } from '@/shared/lists/takeOut';
import { useAppDispatch } from '@/shared/store/hooks';
import { changeKnown, workRecordPages } from '../workRecordsApi';

/** Changes what the screen knows of the records, the list and the sums, before the service has heard of it. */
export function useChangeRows(): ChangePages<WorkRecord> {
  const dispatch = useAppDispatch();
  return (update) => {
    dispatch(workRecordPages.change(update));
    dispatch(changeKnown(update));
  };
}

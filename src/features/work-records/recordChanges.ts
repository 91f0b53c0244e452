import type { WorkRecord } from '@/domain/work/workRecord';
import { type ListPage, withFirst } from '@/shared/lists/listPage';
import type { AppDispatch, ServiceThunk } from '@/shared/store/store';
import { changeOwn } from './own/ownRecordsApi';
import { changeKnown, workRecordPages } from './workRecordsApi';

export { correctKeptRecords } from './own/ownRecordsApi';

/** Applies a change of the list to all records that were read page by page, for sums or for the time account. */
export function changeRead(change: (page: ListPage<WorkRecord>) => ListPage<WorkRecord>): ServiceThunk<void> {
  return (dispatch) => {
    dispatch(changeKnown(change));
    dispatch(changeOwn(change));
  };
}

/** Puts a new record to the front of the list, whatever its date. */
export function adoptRecord(record: WorkRecord, dispatch: AppDispatch): void {
  dispatch(workRecordPages.created(record));
  dispatch(changeRead((page) => withFirst(page, record)));
}

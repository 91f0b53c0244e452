import type { WorkRecord } from '@/domain/work/workRecord';
import { useDeleteEntry } from '@/shared/lists/useDeleteEntry';
import { useAppDispatch } from '@/shared/store/hooks';
import { recordDeletion, saveRecords } from './outbox/saveRecords';
import { useWaiting } from './keptRecords';
import { useAboutRecord } from './useAboutRecord';
import { useRecordSteps } from './useRecordSteps';
import { pathOf, workRecordPages } from './workRecordsApi';

/**
 * Deletes a record; can be undone for five seconds, and later from the history. A record that waits to be sent is
 * dropped.
 * @param inTurn see `useRecordSteps`
 */
export function useDeleteWorkRecord(
  inTurn?: Parameters<typeof useRecordSteps>[0],
): (record: WorkRecord) => void {
  const dispatch = useAppDispatch();
  const steps = useRecordSteps(inTurn);
  return useDeleteEntry<WorkRecord>({
    kind: 'work-record',
    texts: 'workRecords',
    path: pathOf,
    waiting: useWaiting(),
    pages: workRecordPages,
    remove: async (record) => (await dispatch(saveRecords([recordDeletion(record)])))[0],
    restore: (record) => steps.restore([record]),
    about: useAboutRecord(),
  });
}

import { useTranslation } from 'react-i18next';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { focusRow } from '@/shared/lists/focusRow';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { isDone } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { useAppDispatch } from '@/shared/store/hooks';
import { alreadyTold } from '@/shared/undo/heldBack';
import type { Undo } from '@/shared/undo/stepHistory';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { recordDeletion, saveRecords } from '../outbox/saveRecords';
import { useRecordSteps } from '../useRecordSteps';
import { pathOf, workRecordPages } from '../workRecordsApi';
import type { Bulk, RecordResult } from './useBulk';
import { useResultWords } from './useResultWords';

/**
 * Deletes records and can be undone for five seconds; those that are not deleted are selected again, with the reason.
 */
export function useBulkRemove(bulk: Bulk): (records: readonly WorkRecord[]) => void {
  const { t } = useTranslation('bulkEdit');
  const { tellWaiting } = useSavedNotice();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const holdBack = useHeldBack();
  const words = useResultWords();
  const steps = useRecordSteps();

  return (records) => {
    dispatch(workRecordPages.setHidden(records, true));
    let back = records;
    /** The records that were deleted, or whose deletion waits. */
    let gone = records;
    let restore: Undo | undefined;
    bulk.clear();

    async function run() {
      const outcomes = await dispatch(saveRecords(records.map(recordDeletion), { stopAt: 'unknown' }));
      back = records.filter((_record, at) => outcomes[at]?.kind !== 'saved');
      gone = records.filter((_record, at) => isDone(outcomes[at]));
      if (back.length === 0) return undefined;
      const told = new Map<string, RecordResult>();
      for (const [at, outcome] of outcomes.entries()) {
        const id = records[at]?.id;
        const result = words(outcome, 'remove');
        if (id !== undefined && result && result.kind !== 'done') told.set(String(id), result);
      }
      bulk.selectAgain(told);
      if (told.size > 0) dispatch(errorNotice(t('notRemoved', { count: told.size })));
      // Records whose deletion waits are shown again, marked as to be deleted.
      else tellWaiting('deleted');
      return alreadyTold;
    }

    holdBack({
      id: `work-records/${records.map(({ id }) => id).join('/')}`,
      call: records.map(({ id }) => ({ method: 'DELETE' as const, url: pathOf(id) })),
      run,
      takeBack: () => dispatch(workRecordPages.setHidden(back, false)),
      onUndone: () => records[0] && focusRow(records[0].id),
      text: t('removed', { count: records.length }),
      detail: t('hours', { hours: formats.hours(sumHours(records)) }),
      failed: (reason) => t('failed.remove', { reason }),
      undoSent: async () => {
        restore ??= steps.restore(gone);
        return restore();
      },
    });
  };
}

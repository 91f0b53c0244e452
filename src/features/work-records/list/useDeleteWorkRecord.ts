import { useTranslation } from '@/shared/i18n/useTranslation';
import { waitingFor } from '@/domain/waitingEntries';
import type { WorkRecord } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useHeldBackDelete } from '@/shared/lists/useHeldBackDelete';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { errorOf } from '@/shared/outbox/change';
import { recordDeletion, saveRecords } from '../outbox/saveRecords';
import { useWaiting } from '../outbox/useWaiting';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { pathOf } from '../workRecordsApi';
import { alreadyTold } from '@/shared/undo/heldBack';
import { useRecordSteps } from '../useRecordSteps';
import { useChangeRows } from './useChangeRows';

/**
 * Deletes a record, with five seconds to undo it, and later from the history; one that waits to be sent is dropped.
 *
 * @param inTurn see `useRecordSteps`
 */
export function useDeleteWorkRecord(
  inTurn?: Parameters<typeof useRecordSteps>[0],
): (record: WorkRecord) => void {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const waiting = useWaiting();
  const { tellWaiting } = useSavedNotice();
  const steps = useRecordSteps(inTurn);

  const holdBack = useHeldBackDelete<WorkRecord>({
    kind: 'work-record',
    path: pathOf,
    send: async (record) => {
      const [gone] = await dispatch(saveRecords([recordDeletion(record)]));
      if (gone?.kind !== 'waiting') return { error: errorOf(gone) };
      // It is shown again, as one that is to be deleted.
      tellWaiting('deleted');
      return { error: alreadyTold };
    },
    rows: useChangeRows(),
    deleted: t('deleted'),
    detail: ({ date, hours }) =>
      t('deletedDetail', {
        date: `${formats.weekday(date)} ${formats.date(date)}`,
        hours: formats.hours(hours ?? 0),
      }),
    failed: (reason) => t('deleteFailed', { reason }),
    restore: (record) => steps.restore([record]),
  });

  async function drop(record: WorkRecord) {
    const [gone] = await dispatch(saveRecords([recordDeletion(record)]));
    const isDropped = errorOf(gone) === undefined;
    const text = t(isDropped ? 'waiting.dropped' : 'waiting.notDropped');
    if (isDropped) steps.dropped(record, text);
    dispatch(noticeGiven({ tone: 'info', text, lifeMs: noticeLife.done }));
  }

  return (record) => {
    if (waitingFor(waiting, record.id)) void drop(record);
    else holdBack(record);
  };
}

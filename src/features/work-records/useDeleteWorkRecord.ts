import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useHeldBackDelete } from '@/shared/lists/useHeldBackDelete';
import { useAppDispatch } from '@/shared/store/hooks';
import { deletePath, deleteWorkRecord, updateWorkRecordPage } from './workRecordsApi';

/**
 * Deletes a record, with five seconds to undo it.
 *
 * @param start index at which the page on the screen begins
 */
export function useDeleteWorkRecord(start: number): (record: WorkRecord) => void {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  const formats = useFormats();

  return useHeldBackDelete<WorkRecord>({
    kind: 'work-record',
    path: deletePath,
    send: async (id) => dispatch(deleteWorkRecord.initiate(id)),
    change: (update) => dispatch(updateWorkRecordPage(start, update)),
    deleted: t('deleted'),
    detail: ({ date, hours }) =>
      t('deletedDetail', {
        date: `${formats.weekday(date)} ${formats.date(date)}`,
        hours: formats.hours(hours ?? 0),
      }),
    failed: (reason) => t('deleteFailed', { reason }),
  });
}

import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/workRecord';
import { formatDate, formatHours, formatWeekday } from '@/shared/i18n/format';
import { currentLanguage } from '@/shared/i18n/i18n';
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

  return useHeldBackDelete<WorkRecord>({
    kind: 'work-record',
    path: deletePath,
    send: async (id) => dispatch(deleteWorkRecord.initiate(id)),
    change: (update) => dispatch(updateWorkRecordPage(start, update)),
    deleted: t('deleted'),
    detail: ({ date, hours }) => {
      const language = currentLanguage();
      return t('deletedDetail', {
        date: `${formatWeekday(date, language)} ${formatDate(date)}`,
        hours: formatHours(hours ?? 0, language),
      });
    },
    failed: (reason) => t('deleteFailed', { reason }),
  });
}

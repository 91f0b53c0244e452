import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useHeldBackDelete } from '@/shared/lists/useHeldBackDelete';
import { useAppDispatch } from '@/shared/store/hooks';
import { deleteWorkRecord, pathOf } from '../workRecordsApi';
import { useChangeRows } from './useChangeRows';

/** Deletes a record, with five seconds to undo it. */
export function useDeleteWorkRecord(): (record: WorkRecord) => void {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  const formats = useFormats();

  return useHeldBackDelete<WorkRecord>({
    kind: 'work-record',
    path: pathOf,
    send: async (id) => dispatch(deleteWorkRecord.initiate(id)),
    change: useChangeRows(),
    deleted: t('deleted'),
    detail: ({ date, hours }) =>
      t('deletedDetail', {
        date: `${formats.weekday(date)} ${formats.date(date)}`,
        hours: formats.hours(hours ?? 0),
      }),
    failed: (reason) => t('deleteFailed', { reason }),
  });
}

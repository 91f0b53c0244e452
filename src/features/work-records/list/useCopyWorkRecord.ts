import { useTranslation } from 'react-i18next';
import { type WorkRecord, copyOf } from '@/domain/workRecord';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useCreateWorkRecordMutation } from '../workRecordsApi';

/**
 * Copies a record at once: the same work without an id, its description marked " (copy)" (section 4). What the list did
 * not tell is filled in as in the dialog, because a create needs it.
 */
export function useCopyWorkRecord(): (record: WorkRecord) => void {
  const { t } = useTranslation('workRecords');
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [create] = useCreateWorkRecordMutation();

  async function copy(record: WorkRecord) {
    const { customerName, projectName } = record;
    const content = {
      ...copyOf(record),
      employee: record.employee || user?.username || '',
      location: record.location || user?.location || '',
    };
    const { error } = await create({ content, customerName, projectName });
    dispatch(
      error
        ? noticeGiven({
            tone: 'error',
            text: saveFailureText(error, (reason) => t('copyFailed', { reason })),
          })
        : noticeGiven({ tone: 'success', text: t('copied'), lifeMs: noticeLife.done }),
    );
  }
  return (record) => void copy(record);
}

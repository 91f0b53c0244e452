import { useTranslation } from 'react-i18next';
import { type WorkRecord, copyOf } from '@/domain/workRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useCreateWorkRecordMutation } from './workRecordsApi';

/** Copies a record at once: the same work without an id, its description marked " (copy)" (section 4). */
export function useCopyWorkRecord(start: number): (record: WorkRecord) => void {
  const { t } = useTranslation('workRecords');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [create] = useCreateWorkRecordMutation();

  async function copy(record: WorkRecord) {
    const { customerName, projectName } = record;
    const { error } = await create({ content: copyOf(record), customerName, projectName, start });
    dispatch(
      error
        ? noticeGiven({ tone: 'error', text: t('copyFailed', { reason: errorText(error) }) })
        : noticeGiven({ tone: 'success', text: t('copied'), lifeMs: 3000 }),
    );
  }
  return (record) => void copy(record);
}

import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { localDay } from '@/domain/period';
import { type WorkRecord, type WorkRecordContent, copyFor, copyOf } from '@/domain/workRecord';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useCreatedNotice } from '../useCreatedNotice';
import { useCreateWorkRecordMutation } from '../workRecordsApi';

/**
 * Copies a record at once: the same work without an id, its description marked " (copy)" (section 4), on its own day or
 * for today. What the list did not tell is filled in as in the dialog, because a create needs it.
 */
export function useCopyWorkRecord() {
  const { t } = useTranslation('workRecords');
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();
  const tellCreated = useCreatedNotice();
  const user = useAppSelector(selectUser);
  const [create] = useCreateWorkRecordMutation();

  async function save(record: WorkRecord, copy: WorkRecordContent): Promise<Id | undefined> {
    const { customerName, projectName } = record;
    const content = {
      ...copy,
      employee: record.employee || user?.username || '',
      location: record.location || user?.location || '',
    };
    const { data: id, error } = await create({ content, customerName, projectName });
    if (error) {
      const text = saveFailureText(error, (reason) => t('copyFailed', { reason }));
      dispatch(noticeGiven({ tone: 'error', text }));
    }
    return id;
  }

  return {
    copy: async (record: WorkRecord) => {
      const id = await save(record, copyOf(record));
      if (id !== undefined) {
        dispatch(noticeGiven({ tone: 'success', text: t('copied'), lifeMs: noticeLife.done }));
      }
    },
    /** Answers the id of the copy. */
    copyForToday: async (record: WorkRecord) => {
      const id = await save(record, copyFor(localDay(new Date()), record));
      if (id !== undefined) tellCreated({ ids: [id], text: t('copiedForToday') });
      return id;
    },
  };
}

import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import { type WorkRecord, type WorkRecordContent, copyFor, copyOf } from '@/domain/work/workRecord';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { useWishes } from '@/shared/outbox/useWish';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { useCreatedNotice } from '../useCreatedNotice';
import { useRecordSteps } from '../useRecordSteps';
import { type StoredRecord, saveRecord } from '../outbox/saveRecords';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';

/**
 * Copies a record at once: the same work without an id, its description marked " (copy)" (section 4), on its own day or
 * for today. What the list did not tell is filled in as in the dialog, because a create needs it.
 */
export function useCopyWorkRecord() {
  const { t } = useTranslation('workRecords');
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();
  const tellCreated = useCreatedNotice();
  const steps = useRecordSteps();
  const { tellSaved, tellWaiting } = useSavedNotice();
  const wishes = useWishes();
  const user = useAppSelector(selectUser);

  async function save(record: WorkRecord, copy: WorkRecordContent): Promise<StoredRecord | undefined> {
    const { customerName, projectName } = record;
    const content = {
      ...copy,
      employee: record.employee || user?.username || '',
      location: record.location || user?.location || '',
    };
    const wish = `${record.id}/${content.date}`;
    const kept = await dispatch(saveRecord({ content, customerName, projectName }, null, wishes.keyOf(wish)));
    if (!('error' in kept)) {
      wishes.end(wish);
      return kept;
    }
    const text = saveFailureText(kept.error, (reason) => t('copyFailed', { reason }));
    dispatch(noticeGiven({ tone: 'error', text }));
    return undefined;
  }

  return {
    copy: async (record: WorkRecord) => {
      const kept = await save(record, copyOf(record));
      if (!kept) return;
      steps.created([kept.record]);
      tellSaved(kept, t('copied'));
    },
    /** Answers the id of the copy. */
    copyForToday: async (record: WorkRecord) => {
      const kept = await save(record, copyFor(localDay(new Date()), record));
      if (kept?.isWaiting) tellWaiting();
      else if (kept) tellCreated({ records: [kept.record], text: t('copiedForToday') });
      return kept?.record.id;
    },
  };
}

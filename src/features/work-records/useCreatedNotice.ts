import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { useErrorText } from '@/shared/api/useErrorText';
import { without } from '@/shared/lists/listPage';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { changeKnown, deleteWorkRecord } from './workRecordsApi';

interface Created {
  /** What was created, in that order. */
  readonly ids: readonly Id[];
  readonly text: string;
  readonly detail?: string;
}

/** Says that records were created, with one undo for all of them ("Speed of use", "Undo": created is deleted). */
export function useCreatedNotice(): (created: Created) => void {
  const { t } = useTranslation(['workRecords', 'common']);
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const errorText = useErrorText();

  /** The last one first; the first failure stops, and says how far it came. */
  async function takeBack(ids: readonly Id[], notice: string) {
    dispatch(noticeDismissed(notice));
    let done = 0;
    for (const id of ids.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, so that it is clear what is left
      const { error } = await dispatch(deleteWorkRecord.initiate(id));
      if (error) {
        const reason = errorText(error);
        const text =
          ids.length === 1
            ? t('workRecords:undo.failed', { reason })
            : t('workRecords:undo.stopped', { done, count: ids.length, reason });
        dispatch(noticeGiven({ tone: 'error', text }));
        return;
      }
      dispatch(changeKnown((known) => without(known, id)));
      done += 1;
    }
    dispatch(
      noticeGiven({
        tone: 'info',
        text: t('workRecords:undo.done', { count: ids.length }),
        lifeMs: noticeLife.done,
      }),
    );
  }

  return ({ ids, text, detail }) => {
    const notice = `created/${ids.join('/')}`;
    noticeActions.register(notice, () => void takeBack(ids, notice));
    dispatch(
      noticeGiven({
        id: notice,
        tone: 'success',
        text,
        detail,
        action: { label: t('common:actions.undo'), id: notice },
        lifeMs: noticeLife.done,
      }),
    );
  };
}

import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Id } from '@/domain/id';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { useRecordSteps } from './useRecordSteps';

interface Created {
  /** What was created, in that order. */
  readonly ids: readonly Id[];
  readonly text: string;
  readonly detail?: string;
}

/** Says that records were created, with one undo for all of them, which Ctrl+Z does, too. */
export function useCreatedNotice(): (created: Created) => void {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { noticeActions, undoSteps } = useExtra();
  const steps = useRecordSteps();

  return ({ ids, text, detail }) => {
    const id = `created/${ids.join('/')}`;
    const step = steps.created(ids, () => {
      noticeActions.drop(id);
      dispatch(noticeDismissed(id));
    });
    noticeActions.register(id, () => void undoSteps.undo(step));
    dispatch(
      noticeGiven({
        id,
        tone: 'success',
        text,
        detail,
        action: { label: t('actions.undo'), id, keys: 'Control+Z Meta+Z' },
        lifeMs: noticeLife.done,
      }),
    );
  };
}

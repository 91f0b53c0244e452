import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/work/workRecord';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { useRecordSteps } from './useRecordSteps';

interface Created {
  /** The created records, in order. */
  readonly records: readonly WorkRecord[];
  readonly text: string;
  readonly detail?: string;
}

/** Says that records were created, with one undo for all of them, which Ctrl+Z does, too. */
export function useCreatedNotice(): (created: Created) => void {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { noticeActions, history } = useExtra();
  const steps = useRecordSteps();

  return ({ records, text, detail }) => {
    const id = `created/${records.map((record) => record.id).join('/')}`;
    const onUndo = () => {
      noticeActions.drop(id);
      dispatch(noticeDismissed(id));
    };
    const step = steps.created(records, { text, detail, onUndo });
    noticeActions.register(id, () => void history.undo(step));
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

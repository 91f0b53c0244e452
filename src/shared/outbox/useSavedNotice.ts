import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { useTranslation } from '../i18n/useTranslation';
import { useAppDispatch } from '../store/hooks';
import { outboxNames, waitingNoticeOf } from './countWaiting';

type KindName = keyof typeof outboxNames;

/** Says that entries of a kind were saved, or that they wait for it. */
export function useSavedNotice(kind: KindName) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const lifeMs = noticeLife.done;

  const tellWaiting = (what: 'saved' | 'deleted' = 'saved') => {
    const id = waitingNoticeOf(outboxNames[kind]);
    dispatch(noticeGiven({ id, tone: 'info', text: t(`waiting.${what}`), lifeMs }));
  };
  return {
    tellWaiting,
    tellSaved: (isWaiting: boolean, text: string) => {
      if (isWaiting) tellWaiting();
      else dispatch(noticeGiven({ tone: 'success', text, lifeMs }));
    },
  };
}

import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { useTranslation } from '../i18n/useTranslation';
import { useAppDispatch } from '../store/hooks';
import { waitingNoticeOf } from './countWaiting';

/**
 * Says that entries of a kind were saved, or that they wait for it.
 *
 * @param name of the kind (see `outboxNames`)
 */
export function useSavedNotice(name: string) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const lifeMs = noticeLife.done;

  const tellWaiting = (what: 'saved' | 'deleted' = 'saved') => {
    const id = waitingNoticeOf(name);
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

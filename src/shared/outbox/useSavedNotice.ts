import { WAITING_NOTICE, noticeGiven, noticeLife } from '../notices/noticesSlice';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../store/hooks';
import type { Wait } from './change';

/** Says that entries were saved, or that they are waiting to be sent. */
export function useSavedNotice() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const lifeMs = noticeLife.done;

  const tellWaiting = (what: 'saved' | 'deleted' | 'undecided' = 'saved') => {
    dispatch(noticeGiven({ id: WAITING_NOTICE, tone: 'info', text: t(`waiting.${what}`), lifeMs }));
  };
  return {
    tellWaiting,
    tellSaved: ({ isWaiting, needsUser }: Wait, text: string) => {
      if (isWaiting) tellWaiting(needsUser ? 'undecided' : 'saved');
      else dispatch(noticeGiven({ tone: 'success', text, lifeMs }));
    },
  };
}

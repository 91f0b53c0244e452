import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { useTranslation } from '../i18n/useTranslation';
import { useAppDispatch } from '../store/hooks';
import type { outboxNames } from './countWaiting';

type KindName = keyof typeof outboxNames;

/** The notice that entries of a kind wait, which is given once for several; that they went out takes its place. */
export const waitingNoticeOf = (kind: KindName): string => `waiting/${kind}`;

/** Says that entries of a kind were saved, or that they wait for it. */
export function useSavedNotice(kind: KindName) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const lifeMs = noticeLife.done;

  const tellWaiting = (what: 'saved' | 'deleted' = 'saved') => {
    dispatch(noticeGiven({ id: waitingNoticeOf(kind), tone: 'info', text: t(`waiting.${what}`), lifeMs }));
  };
  return {
    tellWaiting,
    tellSaved: (isWaiting: boolean, text: string) => {
      if (isWaiting) tellWaiting();
      else dispatch(noticeGiven({ tone: 'success', text, lifeMs }));
    },
  };
}

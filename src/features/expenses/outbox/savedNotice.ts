import type { TFunction } from 'i18next';
import { noticeLife } from '@/shared/notices/noticeLife';
import type { noticeGiven } from '@/shared/notices/noticesSlice';

/** The notice of expenses that wait. */
export const WAITING_NOTICE = 'waiting-expense';

/** Says that an expense was saved, or that it waits for it; of several that wait it is said once. */
export function savedNotice(t: TFunction<'expenses'>, isWaiting: boolean): Parameters<typeof noticeGiven>[0] {
  const lifeMs = noticeLife.done;
  return isWaiting
    ? { id: WAITING_NOTICE, tone: 'info', text: t('waiting.saved'), lifeMs }
    : { tone: 'success', text: t('saved'), lifeMs };
}

import type { TFunction } from 'i18next';
import { noticeLife } from '@/shared/notices/noticeLife';
import type { noticeGiven } from '@/shared/notices/noticesSlice';

/** Says that something was kept on the device and not sent; several of them are said once. */
export function waitingNotice(
  t: TFunction<'workRecords'>,
  what: 'saved' | 'deleted' = 'saved',
): Parameters<typeof noticeGiven>[0] {
  return { id: 'waiting', tone: 'info', text: t(`waiting.${what}`), lifeMs: noticeLife.done };
}

/** Says that a record was saved, or that it waits for it. */
export function savedNotice(
  t: TFunction<'workRecords'>,
  isWaiting: boolean,
  saved: string,
): Parameters<typeof noticeGiven>[0] {
  return isWaiting ? waitingNotice(t) : { tone: 'success', text: saved, lifeMs: noticeLife.done };
}

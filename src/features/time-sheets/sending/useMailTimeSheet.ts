import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TimeSheet, isPastMailing, timeSheetFileName } from '@/domain/sheets/timeSheet';
import { isApiError, isUnclear } from '@/shared/api/apiError';
import { dataUrlOfFile } from '@/shared/files/dataUrl';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { selectUser } from '@/shared/session/sessionSlice';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { alreadyTold } from '@/shared/undo/heldBack';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { useToday } from '@/shared/ui/timing/useClock';
import { type ShownSheet, asRequested, sentSheetsKind } from './sentSheets';

const loadMailKind = async () => (await import('../saving/sheetKind')).mailKind;

/**
 * Mails a sheet: the call is held back for five seconds, while a notice offers Undo. The PDF is
 * too large to be sent by a closing tab, so the browser asks first, and the next visit offers to send it. Hiding the tab
 * and signing out send it at once.
 * @param makePdf makes the PDF of a sheet; null if it failed, which the user was told
 */
export function useMailTimeSheet(makePdf: (sheet: TimeSheet) => Promise<Blob | null>) {
  const { t } = useTranslation('timeSheets');
  const dispatch = useAppDispatch();
  const holdBack = useHeldBack();
  const user = useAppSelector(selectUser);
  const sent = useDeviceValue(sentSheetsKind).value ?? {};
  const today = useToday();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());

  const begin = (id: string) => setUnderWay((ids) => new Set([...ids, id]));
  const end = (id: string) => setUnderWay((ids) => new Set([...ids].filter((one) => one !== id)));

  /** Returns the error if it was not sent. */
  async function send(sheet: TimeSheet, userGuid: string): Promise<unknown> {
    const file = await makePdf(sheet);
    if (!file) return alreadyTold;
    const pdf = await dataUrlOfFile(file);
    const want = { sheetId: sheet.id, pdf, userGuid };
    const outcome = await dispatch(saveOne(loadMailKind, { row: null, before: null, want }));
    const error = errorOf(outcome);
    if (isApiError(error) && error.kind === 'unconfirmed') {
      dispatch(noticeGiven({ tone: 'info', text: t('mail.notConfirmed') }));
      return alreadyTold;
    }
    if (outcome.kind !== 'saved') return error;
    dispatch(noticeGiven({ tone: 'success', text: t('mail.sent'), lifeMs: noticeLife.done }));
    return undefined;
  }

  function mail(sheet: TimeSheet) {
    const key = String(sheet.id);
    if (!user || underWay.has(key)) return;
    begin(key);
    holdBack({
      id: `mail/${key}`,
      run: async () => send(sheet, user.guid).finally(() => end(key)),
      takeBack: () => end(key),
      again: { kind: 'mail', sheet },
      text: t('mail.pending'),
      // The service names no recipients, so neither does the text.
      detail: t('mail.recipients', { file: timeSheetFileName(user.username, sheet) }),
      failed: (reason, cause) => t(isUnclear(cause) ? 'mail.unknown' : 'mail.failed', { reason }),
      undoSent: t('mail.final'),
    });
  }

  return {
    mail,
    /** Adds what this device knows to a listed sheet. */
    shown: (sheet: TimeSheet): ShownSheet => ({
      ...asRequested(sheet, sent),
      isBeingSent: underWay.has(String(sheet.id)),
      isPastMailing: isPastMailing(sheet, today),
    }),
  };
}

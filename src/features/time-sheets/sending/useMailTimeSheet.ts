import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_MAILED_BYTES } from '@/domain/limits';
import { type TimeSheet, isPastMailing, timeSheetFileName } from '@/domain/sheets/timeSheet';
import { isApiError, isUnclear } from '@/shared/api/apiError';
import { dataUrlOfFile } from '@/shared/files/dataUrl';
import { formatBytes } from '@/shared/files/formatBytes';
import { useFormats } from '@/shared/i18n/useFormats';
import { doneNotice, noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { saveOne } from '@/shared/outbox/save';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { alreadyTold } from '@/shared/undo/heldBack';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { useToday } from '@/shared/ui/timing/useClock';
import { type ShownSheet, asRequested, sentSheetsKind } from './sentSheets';
import type { TimeSheetPdf } from './useTimeSheetPdf';

const loadMailKind = async () => (await import('../saving/sheetKind')).mailKind;

/**
 * Mails a sheet: the call is held back at once, and for five seconds from when its PDF is made, while a notice
 * says its size and offers Undo. The PDF is too large to be sent by a closing tab, so the browser asks first, and the
 * next visit offers to send it. Hiding the tab and signing out send it at once.
 */
export function useMailTimeSheet({ makeTold }: TimeSheetPdf) {
  const { t } = useTranslation('timeSheets');
  const { language } = useFormats();
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const holdBack = useHeldBack();
  const user = useUser();
  const sent = useDeviceValue(sentSheetsKind).value ?? {};
  const today = useToday();
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set());

  const begin = (id: string) => setUnderWay((ids) => new Set([...ids, id]));
  const end = (id: string) => setUnderWay((ids) => new Set([...ids].filter((one) => one !== id)));

  /** Returns the error if it was not sent. */
  async function send(sheet: TimeSheet, file: Blob, userGuid: string): Promise<unknown> {
    const pdf = await dataUrlOfFile(file);
    const want = { sheetId: sheet.id, pdf, userGuid };
    const outcome = await dispatch(saveOne(loadMailKind, { row: null, before: null, want }));
    const error = errorOf(outcome);
    if (isApiError(error) && error.kind === 'unconfirmed') {
      dispatch(noticeGiven({ tone: 'info', text: t('mail.notConfirmed') }));
      return alreadyTold;
    }
    if (outcome.kind !== 'saved') return error;
    dispatch(doneNotice(t('mail.sent')));
    return undefined;
  }

  /** Asks by a notice that stays, because another dialog may be open by now, or another screen. */
  function ask(sheet: TimeSheet, size: string) {
    const id = `mail-size/${sheet.id}`;
    noticeActions.register(id, () => {
      dispatch(noticeDismissed(id));
      mail(sheet, true);
    });
    const limit = formatBytes(MAX_MAILED_BYTES, language);
    const action = { id, label: t('mail.sendLarge') };
    dispatch(noticeGiven({ id, tone: 'info', text: t('mail.large', { size, limit }), action }));
  }

  function mail(sheet: TimeSheet, isAgreed = false) {
    const key = String(sheet.id);
    if (!user || underWay.has(key)) return;
    begin(key);
    const coming = makeTold(sheet);
    const sizeOf = (file: Blob) => formatBytes(file.size, language, Math.ceil);
    // Nobody sees a question in a hidden tab, so the mail is sent without asking.
    const isAsked = (file: Blob) => file.size > MAX_MAILED_BYTES && !isAgreed && !document.hidden;
    // The service names no recipients, so neither does the text.
    const detail = t('mail.recipients', { file: timeSheetFileName(user.username, sheet) });
    holdBack({
      id: `mail/${key}`,
      run: async () => {
        const file = await coming;
        if (file && !isAsked(file)) return send(sheet, file, user.guid).finally(() => end(key));
        if (file) ask(sheet, sizeOf(file));
        return alreadyTold;
      },
      takeBack: () => end(key),
      again: { kind: 'mail', sheet },
      text: t('mail.pending'),
      detail,
      comingDetail: coming.then((file) => (file && !isAsked(file) ? `${sizeOf(file)} · ${detail}` : null)),
      failed: (reason, cause) => t(isUnclear(cause) ? 'mail.unknown' : 'mail.failed', { reason }),
      undoSent: t('mail.final'),
    });
  }

  return {
    mail: (sheet: TimeSheet) => mail(sheet),
    /** Adds what this device knows to a listed sheet. */
    shown: (sheet: TimeSheet): ShownSheet => {
      const known = asRequested(sheet, sent);
      const isBeingSent = underWay.has(String(sheet.id));
      return { ...known, isBeingSent, isPastMailing: isPastMailing(sheet, today, known.signedOn) };
    },
  };
}

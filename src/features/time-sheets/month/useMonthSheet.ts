import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { type PrintedRow, driftOf, fingerprintOf } from '@/domain/sheets/sheetDrift';
import { type TimeSheet, sheetOf } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useErrorText, useSaveFailureText } from '@/shared/api/useErrorText';
import { doneNotice, errorNotice } from '@/shared/notices/noticesSlice';
import { errorOf } from '@/shared/outbox/change';
import { useCreation } from '@/shared/outbox/useCreation';
import { useAppDispatch } from '@/shared/store/hooks';
import { fingerprintsKind, withPrint } from '../drift/fingerprints';
import { mayBeSent } from '../sending/sentSheets';
import { useMailTimeSheet } from '../sending/useMailTimeSheet';
import { useTimeSheetPdf } from '../sending/useTimeSheetPdf';
import { loadSheetKind, useSheetSteps } from '../saving/useSheetSteps';

/**
 * The listed sheets as this device knows them, the sheet of the month, and the actions for it.
 * @param records all records of the month; there may be others
 */
export function useMonthSheet(month: Period, listed: readonly TimeSheet[], records: readonly WorkRecord[]) {
  const pdf = useTimeSheetPdf();
  const { mail, shown } = useMailTimeSheet(pdf);
  const rows = fingerprintOf(records, month);
  const creation = useCreateMonth(month, rows);
  const prints = useDeviceValue(fingerprintsKind);
  const sheets = listed.map(shown);
  const sheet = sheetOf(sheets, month);
  const print = prints.value?.find((one) => one.sheet === String(sheet?.id));
  /** How many rows differ from those when the sheet was created or signed here; 0 if those are not known. */
  const changedRows = print ? driftOf(print.rows, rows).length : 0;

  /** Mails the sheet; calls `ask` instead if it may have been mailed already. */
  function send(ask: () => void) {
    if (!sheet) return;
    if (mayBeSent(sheet)) ask();
    else mail(sheet);
  }

  return { sheets, sheet, creation, mail, send, rows, changedRows };
}

export type MonthSheet = ReturnType<typeof useMonthSheet>;

/**
 * Creates the sheet of a month, or replaces an older one. The rows it was made of are kept on
 * the device, so that later changes can be found.
 */
function useCreateMonth(month: Period, rows: readonly PrintedRow[]) {
  const { t } = useTranslation('timeSheets');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const saveFailureText = useSaveFailureText();
  const { create: send, isSaving } = useCreation(loadSheetKind);
  const [isRemoving, setIsRemoving] = useState(false);
  const prints = useDeviceValue(fingerprintsKind);
  const steps = useSheetSteps();
  const isBusy = isSaving || isRemoving;

  async function create(): Promise<void> {
    const outcome = await send({ from: month.from, to: month.to });
    if (outcome.kind !== 'saved') {
      dispatch(errorNotice(saveFailureText(errorOf(outcome), (reason) => t('new.failed', { reason }))));
      return;
    }
    const { id } = outcome;
    dispatch(doneNotice(t('new.done')));
    steps.created(id, month);
    await prints.change((before) => withPrint(before, { sheet: String(id), rows, isSigned: false }));
  }

  /**
   * Deletes the old sheet, then creates the new one.
   * @returns the error if the old sheet could not be deleted
   */
  async function replace(sheet: TimeSheet): Promise<unknown> {
    setIsRemoving(true);
    const error = await steps.remove(sheet);
    setIsRemoving(false);
    if (error !== undefined) return error;
    await create();
    return undefined;
  }

  return {
    isBusy,
    create: async () => (isBusy ? undefined : create()),
    replace,
    recreate: async (sheet: TimeSheet) => {
      if (isBusy) return;
      const error = await replace(sheet);
      if (error !== undefined) dispatch(errorNotice(t('delete.failed', { reason: errorText(error) })));
    },
  };
}

import { sheetOf } from '@/domain/sheets/monthChecks';
import type { Period } from '@/domain/time/period';
import { driftOf, fingerprintOf } from '@/domain/sheets/sheetDrift';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { fingerprintsKind } from '../drift/fingerprints';
import { mayBeSent } from '../sending/sentSheets';
import { useMailTimeSheet } from '../sending/useMailTimeSheet';
import { useShownSheets } from '../sending/useShownSheets';
import { useTimeSheetPdf } from '../sending/useTimeSheetPdf';
import { useCreateMonth } from './useCreateMonth';

/**
 * The listed sheets as this device knows them, the month's own, and what can be done with that.
 *
 * @param records all of the month's; others may be among them
 */
export function useMonthSheet(month: Period, listed: readonly TimeSheet[], records: readonly WorkRecord[]) {
  const pdf = useTimeSheetPdf();
  const { mail, isBeingSent } = useMailTimeSheet(pdf.make);
  const creation = useCreateMonth(month, records);
  const prints = useDeviceValue(fingerprintsKind);
  const shown = useShownSheets(isBeingSent);
  const sheets = listed.map(shown);
  const sheet = sheetOf(sheets, month);
  const rows = fingerprintOf(records, month);
  const print = prints.value?.find((one) => one.sheet === String(sheet?.id));
  /** How many rows are not as they were when the sheet was created or signed here; 0 where nobody knows. */
  const changedRows = print ? driftOf(print.rows, rows).length : 0;

  /** Mails the sheet; `ask` is for one that may have been mailed already. */
  function send(ask: () => void) {
    if (!sheet) return;
    if (mayBeSent(sheet)) ask();
    else mail(sheet);
  }

  return { sheets, sheet, creation, mail, send, rows, changedRows };
}

export type MonthSheet = ReturnType<typeof useMonthSheet>;

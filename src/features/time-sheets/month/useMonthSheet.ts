import { sheetOf } from '@/domain/monthChecks';
import type { Period } from '@/domain/period';
import type { TimeSheet } from '@/domain/timeSheet';
import { asShown } from '../sending/sentSheets';
import { useMailTimeSheet } from '../sending/useMailTimeSheet';
import { useTimeSheetPdf } from '../sending/useTimeSheetPdf';
import { useSentSheets } from '../timeSheetsApi';
import { useCreateMonth } from './useCreateMonth';

/** The listed sheets as this device knows them, the month's own, and what can be done with that. */
export function useMonthSheet(month: Period, listed: readonly TimeSheet[]) {
  const sent = useSentSheets();
  const pdf = useTimeSheetPdf();
  const { mail, isBeingSent } = useMailTimeSheet(pdf.make);
  const creation = useCreateMonth(month);
  const sheets = listed.map((one) => asShown(one, sent, isBeingSent(one)));
  return { sheets, sheet: sheetOf(sheets, month), creation, mail };
}

export type MonthSheet = ReturnType<typeof useMonthSheet>;

import { skipToken } from '@reduxjs/toolkit/query';
import { addMonths } from '@/domain/time/period';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { hoursWithin, spanOf } from '@/domain/sheets/timeSheetPath';
import { sumHours } from '@/domain/work/workRecord';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useToday } from '@/shared/ui/timing/useClock';
import { fingerprintsKind, signedPrintOf } from '../drift/fingerprints';
import { useHoursOfSheetsQuery } from '../reading/readingApi';

/** How far back hours are read: a year, and the month that is being closed. */
const MONTHS_BACK = 13;

/** The hours of a listed sheet: a sum, still being read, or unknown. */
export type SheetHours =
  | { readonly kind: 'known'; readonly hours: number }
  | { readonly kind: 'reading' | 'none' };

/**
 * The hours of the listed sheets, added up from the records of their days once all of those have been read. Sheets
 * older than a year show none. A signed sheet shows the signed hours, or none if this device does not know them; later
 * changes are reported by the drift alarm.
 * @param sheets as the service answered them; undefined until then
 */
export function useSheetHours(sheets: readonly TimeSheet[] | undefined) {
  const oldest = addMonths(useToday(), -MONTHS_BACK);
  const span = spanOf(sheets ?? [], oldest);
  const query = useHoursOfSheetsQuery(span ?? skipToken);
  useAskAgain(query);
  const prints = useDeviceValue(fingerprintsKind);
  const { currentData, error } = query;

  function hoursOf(sheet: TimeSheet): SheetHours {
    if (sheet.state !== 'prepared') {
      const print = signedPrintOf(prints.value, sheet);
      return print ? { kind: 'known', hours: sumHours(print.rows) } : { kind: 'none' };
    }
    if (sheet.from < oldest) return { kind: 'none' };
    if (currentData) return { kind: 'known', hours: hoursWithin(sheet, currentData) };
    return { kind: error === undefined ? 'reading' : 'none' };
  }
  return {
    hoursOf,
    /** Returns the records of a sheet's days, once all of them have been read. */
    recordsOf: ({ from }: TimeSheet) => (from < oldest ? undefined : currentData),
    isRead: currentData !== undefined,
    error: span && !currentData ? error : undefined,
    retry: query.refetch,
  };
}

import { useState } from 'react';
import { localDay } from '@/domain/time/period';
import { type TimeSheet, isPastMailing } from '@/domain/sheets/timeSheet';
import { useSentSheets } from '../timeSheetsApi';
import { type ShownSheet, asRequested } from './sentSheets';

/**
 * Adds what this device knows to listed sheets.
 * @param isBeingSent whether the mail of a sheet is held back or being sent
 */
export function useShownSheets(isBeingSent: (sheet: TimeSheet) => boolean): (sheet: TimeSheet) => ShownSheet {
  const sent = useSentSheets();
  const [today] = useState(() => localDay(new Date()));
  return (sheet) => ({
    ...asRequested(sheet, sent),
    isBeingSent: isBeingSent(sheet),
    isPastMailing: isPastMailing(sheet, today),
  });
}

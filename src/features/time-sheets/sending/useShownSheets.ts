import { useState } from 'react';
import { localDay } from '@/domain/time/period';
import { type TimeSheet, isPastMailing } from '@/domain/sheets/timeSheet';
import { useSentSheets } from '../timeSheetsApi';
import { type ShownSheet, asRequested } from './sentSheets';

/**
 * Tells of listed sheets what this device knows about them.
 *
 * @param isBeingSent whether one is on its way
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

import type { Language } from '@/domain/language';
import type { FindTable } from '@/domain/find/findTable';
import { type TimeSheet, timeSheetFileName } from '@/domain/sheets/timeSheet';
import { formatPeriod, sheetTitle } from '../formatPeriod';

/** Values of the filter by state. */
export const SHEET_STATES = ['open', 'prepared', 'signed'] as const;

/**
 * The fields by which time sheets can be searched, filtered and sorted. A sheet is open until the service has mailed it;
 * which sheets were mailed from here is known to the device alone, so nothing is filtered by that.
 */
export function sheetSearch(username: string, language: Language): FindTable<TimeSheet> {
  return {
    textsOf: (sheet) => [
      sheetTitle(sheet, language),
      formatPeriod(sheet),
      timeSheetFileName(username, sheet),
    ],
    filters: [
      {
        kind: 'choice',
        name: 'state',
        values: SHEET_STATES,
        valuesOf: ({ state }) => (state === 'requested' ? [] : ['open', state]),
      },
      { kind: 'period', name: 'period', daysOf: ({ from, to }) => ({ from, to }) },
    ],
    sorts: { period: { kind: 'date', valueOf: ({ from }) => from } },
    dayOf: ({ to }) => to,
    idOf: ({ id }) => id,
  };
}

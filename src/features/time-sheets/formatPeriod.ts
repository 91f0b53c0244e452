import type { Period } from '@/domain/time/period';
import { wholeMonthOf } from '@/domain/sheets/timeSheetPath';
import type { Language } from '@/domain/language';
import { formatDayRange, formatsOf } from '@/shared/i18n/format';

/** The first and last day of a sheet, always with the year: `01.–15.11.2026`. */
export function formatPeriod({ from, to }: Period): string {
  return formatDayRange(from, to, 'always');
}

/** The title of a sheet: "October 2026" for a whole month, else its first and last day. */
export function sheetTitle(period: Period, language: Language): string {
  const month = wholeMonthOf(period);
  return month === null ? formatPeriod(period) : formatsOf(language).month(month);
}

import type { Period } from '@/domain/time/period';
import { formatDayRange } from '@/shared/i18n/format';

/** The first and last day of a sheet, always with the year: `01.–15.11.2026`. */
export function formatPeriod({ from, to }: Period): string {
  return formatDayRange(from, to, 'always');
}

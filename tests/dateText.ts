import { isoDate } from '@/domain/time/period';
import { formatDate, formatWeekday } from '@/shared/i18n/format';
import type { Language } from '@/shared/i18n/i18n';

/** What a date field shows for a day `yyyy-mm-dd`: `Wed 18.11.2026`. */
export function dateText(day: string, language: Language = 'en'): string {
  return `${formatWeekday(isoDate(day), language)} ${formatDate(isoDate(day))}`;
}

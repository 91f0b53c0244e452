import { isoDate } from '@/domain/time/period';
import { formatDate, formatsOf } from '@/shared/i18n/format';
import type { Language } from '@/shared/i18n/i18n';

/** The text of a date field for a day `yyyy-mm-dd`: `Wed 18.11.2026`. */
export function dateText(day: string, language: Language = 'en'): string {
  return `${formatsOf(language).weekday(isoDate(day))} ${formatDate(isoDate(day))}`;
}

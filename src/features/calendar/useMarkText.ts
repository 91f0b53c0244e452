import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '@/domain/time/calendarEvent';
import { useFormats } from '@/shared/i18n/useFormats';

/** What sets an event apart, in words, such as `private · free`. Needs the texts of `calendar`. */
export function useMarkText(): (event: CalendarEvent) => string {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  return ({ marks, start, zone }) =>
    marks.map((mark) => t(`marks.${mark}`, { time: formats.clock(new Date(start)), zone })).join(' · ');
}

import { useTranslation } from 'react-i18next';
import { type CalendarEvent, firstDay, hoursOfEvent, lastDay } from '@/domain/time/calendarEvent';
import type { IsoDate } from '@/domain/time/period';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';

/** When an event is, in the user's zone and words: its day, its start, and `until 09:00 · 1 h`. */
export function useEventTimes(event: CalendarEvent) {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  const dayText = (date: IsoDate) => `${formats.weekday(date)} ${formats.dayMonth(date)}`;
  const duration = t('hours', { hours: formats.plain(hoursOfEvent(event, env.hoursStep)) });
  const [first, last] = [firstDay(event), lastDay(event)];
  const end = formats.clock(new Date(event.end));
  const isOneDay = first === last;
  if (event.isAllDay) {
    const until = isOneDay ? duration : `${t('until', { time: dayText(last) })} · ${duration}`;
    return { day: dayText(first), start: t('allDay'), end: until };
  }
  return {
    day: dayText(first),
    start: formats.clock(new Date(event.start)),
    end: `${t('until', { time: isOneDay ? end : `${dayText(last)} ${end}` })} · ${duration}`,
  };
}

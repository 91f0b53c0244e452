import { useTranslation } from 'react-i18next';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import type { IsoDate } from '@/domain/time/period';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { MarkedDay } from './MarkedDay';

const locales = { de, en: enGB } as const;

/** Our classes for the parts of the calendar; the library's own classes have no styles here. */
const classNames = {
  month: 'month',
  month_caption: 'caption',
  button_previous: 'previous',
  button_next: 'next',
  month_grid: 'grid',
  day_button: 'day',
  today: 'is-today',
  selected: 'is-selected',
  outside: 'is-outside',
} as const;

/** Always the same object, because the library would mount the days again for another one. */
const components = { DayButton: MarkedDay } as const;

/** Noon of a day on the user's clock, so that summer time does not change the day, whatever the library calculates. */
export function noonOf(day: IsoDate): Date {
  return new Date(`${day}T12:00:00`);
}

/** The shared props of the calendars of date fields. */
export function useCalendarLook() {
  const { t } = useTranslation('common');
  return {
    locale: locales[useLanguage()],
    formatters: { formatWeekNumberHeader: () => t('fields.week') },
    classNames,
    components,
    navLayout: 'around',
    ISOWeek: true,
    showWeekNumber: true,
    fixedWeeks: true,
    showOutsideDays: true,
    autoFocus: true,
  } as const;
}

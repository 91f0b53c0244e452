import { useTranslation } from 'react-i18next';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import type { IsoDate } from '@/domain/time/period';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { MarkedDay } from './MarkedDay';

const locales = { de, en: enGB } as const;

/** The parts of the calendar in our classes; those it brings itself have no styles here. */
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

/** Always the same one: the library would build the days anew for another. */
const components = { DayButton: MarkedDay } as const;

/** Noon of a day on the user's clock: whatever the library counts from there, summer time does not change the day. */
export function noonOf(day: IsoDate): Date {
  return new Date(`${day}T12:00:00`);
}

/** What the calendars of date fields have in common. */
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

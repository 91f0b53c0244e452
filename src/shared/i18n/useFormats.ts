import {
  formatClock,
  formatDate,
  formatDayMonth,
  formatDayRange,
  formatEuroSum,
  formatEuros,
  formatHourSum,
  formatHours,
  formatList,
  formatLongDate,
  formatMonthName,
  formatNamedDay,
  formatPercent,
  formatPlain,
  formatSignedHours,
  formatWeekday,
} from './format';
import type { Language } from './i18n';
import { useLanguage } from './useLanguage';

function formatsIn(language: Language) {
  return {
    language,
    clock: formatClock,
    date: formatDate,
    longDate: (date: Parameters<typeof formatLongDate>[0]) => formatLongDate(date, language),
    dayMonth: formatDayMonth,
    dayRange: formatDayRange,
    namedDay: (date: Parameters<typeof formatNamedDay>[0]) => formatNamedDay(date, language),
    weekday: (date: Parameters<typeof formatWeekday>[0], style?: 'short' | 'long') =>
      formatWeekday(date, language, style),
    monthName: (month: Parameters<typeof formatMonthName>[0]) => formatMonthName(month, language),
    percent: (part: number) => formatPercent(part, language),
    hours: (hours: number) => formatHours(hours, language),
    signedHours: (hours: number) => formatSignedHours(hours, language),
    plain: (value: number) => formatPlain(value, language),
    euroSum: (amount: Parameters<typeof formatEuroSum>[0]) => formatEuroSum(amount, language),
    hourSum: (hours: number) => formatHourSum(hours, language),
    euros: (amount: Parameters<typeof formatEuros>[0]) => formatEuros(amount, language),
    list: (parts: readonly string[]) => formatList(parts, language),
  };
}

/** The functions of `format.ts`, bound to one language. */
export type Formats = ReturnType<typeof formatsIn>;

const formats: Record<Language, Formats> = { de: formatsIn('de'), en: formatsIn('en') };

/** The formats of a language, for what is no component. */
export const formatsOf = (language: Language): Formats => formats[language];

/** Formats dates, hours and amounts in the current language; components that use it render again when that changes. */
export function useFormats(): Formats {
  return formatsOf(useLanguage());
}

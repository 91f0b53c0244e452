import { type Cents, eurosOfCents } from '@/domain/money';
import { type IsoDate, type IsoMonth, isoDate } from '@/domain/period';
import type { Language } from './i18n';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-IE' };
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n${language}${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known instanceof Intl.NumberFormat) return known;
  const made = new Intl.NumberFormat(locales[language], options);
  formatters.set(key, made);
  return made;
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known instanceof Intl.DateTimeFormat) return known;
  // A calendar day has no zone; it is laid on UTC midnight and read back in UTC.
  const made = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

function moment(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** `19.11.2026`, the same in both languages (section 2 fixes dd.mm.yyyy). */
export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year}`;
}

/** `19.11.` for lists whose year is clear. */
export function formatDayMonth(date: IsoDate): string {
  const [, month, day] = date.split('-');
  return `${day}.${month}.`;
}

/** `16.–20.11.` within a month, `30.11.–04.12.` across two. */
export function formatDayRange(from: IsoDate, to: IsoDate): string {
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}.–${Number(to.slice(8))}.${to.slice(5, 7)}.`
    : `${formatDayMonth(from)}–${formatDayMonth(to)}`;
}

/** `09:42` on the user's own clock. */
export function formatClock(time: Date): string {
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `Donnerstag, 19. November 2026`, `Thursday, 19 November 2026`. */
export function formatLongDate(date: IsoDate, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return dateFormat(language, options).format(moment(date));
}

/** `Donnerstag, 19. November`, `Thursday, 19 November`. */
export function formatNamedDay(date: IsoDate, language: Language): string {
  return dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(moment(date));
}

/** `Do`, `Thu`. */
export function formatWeekday(date: IsoDate, language: Language, style: 'short' | 'long' = 'short'): string {
  return dateFormat(language, { weekday: style }).format(moment(date));
}

/** `November 2026`. */
export function formatMonth(month: IsoMonth, language: Language): string {
  return dateFormat(language, { month: 'long', year: 'numeric' }).format(moment(isoDate(`${month}-01`)));
}

/** `November`. */
export function formatMonthName(month: IsoMonth, language: Language): string {
  return dateFormat(language, { month: 'long' }).format(moment(isoDate(`${month}-01`)));
}

/** `Nov. 2026`, for the month that holds the day, where there is little room. */
export function formatShortMonth(date: IsoDate, language: Language): string {
  return dateFormat(language, { month: 'short', year: 'numeric' }).format(moment(date));
}

/** `39 %`, `39%`: a part of 1 without decimals. */
export function formatPercent(part: number, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

/** Hours with one decimal, a second one only where it is needed: `7,5`, `7,25`. */
export function formatHours(hours: number, language: Language): string {
  return numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(hours);
}

/** A number as it is typed: no padding, no thousands separators. */
export function formatPlain(value: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(value);
}

/** `37,20 €`, `€37.20`. */
export function formatEuros(amount: Cents, language: Language): string {
  return numberFormat(language, { style: 'currency', currency: 'EUR' }).format(eurosOfCents(amount));
}

/** `184.600 €` – sums, without cents where there are none. */
export function formatEuroSum(amount: Cents, language: Language): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  const style = { style: 'currency', currency: 'EUR', minimumFractionDigits: digits } as const;
  return numberFormat(language, { ...style, maximumFractionDigits: digits }).format(eurosOfCents(amount));
}

/** `1.370` – sums of hours, without decimals where there are none. */
export function formatHourSum(hours: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(hours);
}

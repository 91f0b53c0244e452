import { type Cents, eurosOfCents } from '@/domain/money/money';
import { type IsoDate, type IsoMonth, addDays, isoDate } from '@/domain/time/period';
import type { Language } from './i18n';

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-IE' };

/**
 * Formatters are expensive to create and lists need one per figure, so each is created once per language, on first use.
 */
function inEachLanguage<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made: Partial<Record<Language, Format>> = {};
  return (language) => (made[language] ??= make(locales[language]));
}

const numbers = (options: Intl.NumberFormatOptions) =>
  inEachLanguage((locale) => new Intl.NumberFormat(locale, options));

// A calendar day has no zone, so it is converted to UTC midnight and formatted in UTC.
const dates = (options: Intl.DateTimeFormatOptions) =>
  inEachLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

const euros = { style: 'currency', currency: 'EUR' } as const;

const formatOf = {
  longDate: dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  namedDay: dates({ weekday: 'long', day: 'numeric', month: 'long' }),
  weekday: { short: dates({ weekday: 'short' }), long: dates({ weekday: 'long' }) },
  month: dates({ month: 'long', year: 'numeric' }),
  monthName: dates({ month: 'long' }),
  percent: numbers({ style: 'percent', maximumFractionDigits: 0 }),
  hours: numbers({ minimumFractionDigits: 1, maximumFractionDigits: 2 }),
  plain: numbers({ maximumFractionDigits: 3, useGrouping: false }),
  number: numbers({ maximumFractionDigits: 3 }),
  amount: numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  plainEuros: numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }),
  euros: numbers(euros),
  fullEuros: numbers({ ...euros, minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  hourSum: numbers({ maximumFractionDigits: 2 }),
  list: inEachLanguage((locale) => new Intl.ListFormat(locale)),
};

function moment(date: IsoDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** `19.11.2026`, the same in both languages. */
export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year}`;
}

/** `19.11.` for lists whose year is obvious. */
export function formatDayMonth(date: IsoDate): string {
  const [, month, day] = date.split('-');
  return `${day}.${month}.`;
}

/** Whether a range shows its year: always, never, or unless it is the year of a day, usually today. */
type YearOfRange = 'always' | 'never' | IsoDate;

/** `02.–06.11.` within a month, `30.11.–04.12.` across two; with years `02.–06.11.2025`, `29.12.2025–04.01.2026`. */
export function formatDayRange(from: IsoDate, to: IsoDate, year: YearOfRange): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  const isClear =
    year === 'never' || (year !== 'always' && [first, last].every((one) => year.startsWith(one)));
  const end = `${formatDayMonth(to)}${isClear ? '' : last}`;
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${from.slice(8)}.–${end}`;
  return `${formatDayMonth(from)}${isClear || first === last ? '' : first}–${end}`;
}

/** `09:42` on the user's own clock. */
function formatClock(time: Date): string {
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Any Monday, for the names of weekdays. */
const A_MONDAY = isoDate('2026-11-16');

/** The minus of figures; the gap does not break. */
export const MINUS = '−\u{A0}';

function formatsIn(language: Language) {
  const hours = (value: number | null) => (value === null ? '–' : formatOf.hours(language).format(value));
  const weekday = (date: IsoDate, style: 'short' | 'long' = 'short') =>
    formatOf.weekday[style](language).format(moment(date));
  const withSign = (value: number, plus: string) => {
    const text = hours(Math.abs(value));
    return text === hours(0) ? text : `${value < 0 ? MINUS : plus}${text}`;
  };
  return {
    language,
    clock: formatClock,
    date: formatDate,
    dayMonth: formatDayMonth,
    dayRange: formatDayRange,
    /** `Donnerstag, 19. November 2026`, `Thursday, 19 November 2026`. */
    longDate: (date: IsoDate) => formatOf.longDate(language).format(moment(date)),
    /** `Donnerstag, 19. November`, `Thursday, 19 November`. */
    namedDay: (date: IsoDate) => formatOf.namedDay(language).format(moment(date)),
    /** `Do`, `Thu`. */
    weekday,
    /** The same, by its number: 0 is Monday. */
    weekdayName: (day: number, style?: 'short' | 'long') => weekday(addDays(A_MONDAY, day), style),
    /** `Do 19.11.` */
    day: (date: IsoDate) => `${weekday(date)} ${formatDayMonth(date)}`,
    /** `November 2026`. */
    month: (month: IsoMonth) => formatOf.month(language).format(moment(isoDate(`${month}-01`))),
    /** `November`. */
    monthName: (month: IsoMonth) => formatOf.monthName(language).format(moment(isoDate(`${month}-01`))),
    /** `39 %`, `39%`: a part of 1 without decimals. */
    percent: (part: number) => formatOf.percent(language).format(part),
    /** Hours with one decimal, or a second one if needed: `7,5`, `7,25`; a dash if they are not known. */
    hours,
    /** Hours with their sign, `+ 36,5`, `− 8,0`, `0,0`: a balance, or how it changes. */
    signedHours: (value: number) => withSign(value, '+\u{A0}'),
    /** The same without a plus, `36,5`, `− 8,0`. */
    balance: (value: number) => withSign(value, ''),
    /** A number as it is typed: no padding, no thousands separators. */
    plain: (value: number) => formatOf.plain(language).format(value),
    /** `37,20`: an amount as it is typed, with its cents and without thousands separators. */
    plainEuros: (amount: Cents) => formatOf.plainEuros(language).format(eurosOfCents(amount)),
    /** `1.348`, `0,125`: a number with at most three decimals. */
    number: (value: number) => formatOf.number(language).format(value).replace('-', MINUS),
    /** `1.249,00`: an amount in a column whose head says the unit. */
    amount: (amount: Cents) => formatOf.amount(language).format(eurosOfCents(amount)).replace('-', MINUS),
    /** `37,20 €`, `€37.20`. */
    euros: (amount: Cents) => formatOf.euros(language).format(eurosOfCents(amount)),
    /** `184.600 €` – sums, without cents if there are none. */
    euroSum: (amount: Cents) => {
      const format = amount % 100 === 0 ? formatOf.fullEuros : formatOf.euros;
      return format(language).format(eurosOfCents(amount));
    },
    /** `1.370`, `− 8` – sums of hours, without decimals if there are none. */
    hourSum: (value: number) => formatOf.hourSum(language).format(value).replace('-', MINUS),
    /** `Mo, Di und Mi`, `Mon, Tue and Wed`. */
    list: (parts: readonly string[]) => formatOf.list(language).format(parts),
  };
}

/** The formats of one language. */
export type Formats = ReturnType<typeof formatsIn>;

const formats: Record<Language, Formats> = { de: formatsIn('de'), en: formatsIn('en') };

/** The formats of a language, for what is no component; those that both languages share are functions of their own. */
export const formatsOf = (language: Language): Formats => formats[language];

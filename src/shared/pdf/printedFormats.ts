import type { Language } from '@/domain/language';
import type { Cents } from '@/domain/money/money';

/**
 * Formats of what is printed. They are German by default, because a sheet is a document for a German accountant in every
 * language of the app.
 */
const MARKS = { de: { thousand: '.', decimal: ',' }, en: { thousand: ',', decimal: '.' } } as const;

/** Digits with a mark after every thousand, made from integers, so that there are no rounding errors. */
function grouped(units: number, fraction: number, decimals: number, language: Language = 'de'): string {
  const { thousand, decimal } = MARKS[language];
  const scale = 10 ** fraction;
  const whole = Math.trunc(Math.abs(units) / scale);
  const rest = String(Math.abs(units) % scale).padStart(fraction, '0');
  const digits = String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, thousand);
  const tail = decimals === 0 ? '' : `${decimal}${rest.slice(0, decimals)}`;
  return `${units < 0 ? '-' : ''}${digits}${tail}`;
}

/** `1.249,00`. */
export function formatAmount(amount: Cents): string {
  return grouped(amount, 2, 2);
}

const THOUSANDTHS = 3;

/** `8,00` or `1.240`: hours and kilometres, which have at most three decimals. */
export function formatDecimal(value: number, decimals: number, language?: Language): string {
  return grouped(Math.round(value * 1000), THOUSANDTHS, decimals, language);
}

/** The number of decimals of the longest value, so that a column lines up at the comma. */
export function decimalsFor(values: readonly (number | null)[], least: number): number {
  let most = least;
  for (const value of values) {
    const units = Math.abs(Math.round((value ?? 0) * 1000));
    while (most < THOUSANDTHS && units % 10 ** (THOUSANDTHS - most) !== 0) most += 1;
  }
  return most;
}

/** A time with its zone: `…Z`, `…+01:00`. */
const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/u;

/**
 * `01.12.2026, 09:15 Uhr MEZ`, in English `01.12.2026, 09:15 CET`: a time in the company's time zone, wherever the reader is. Text without a zone keeps its
 * hour and names no zone; text that is not a time is printed as it is.
 * @param timeZone IANA name
 */
export function formatMoment(text: string, timeZone: string, language: Language = 'de'): string {
  const hasZone = HAS_ZONE.test(text.trim());
  const moment = new Date(hasZone ? text : `${text.trim().replace(' ', 'T')}Z`);
  if (Number.isNaN(moment.getTime())) return text;
  const parts = new Intl.DateTimeFormat({ de: 'de-DE', en: 'en-GB' }[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: hasZone ? timeZone : 'UTC',
    timeZoneName: 'short',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('day')}.${part('month')}.${part('year')}`;
  const zone = hasZone ? ` ${part('timeZoneName')}` : '';
  return `${day}, ${part('hour')}:${part('minute')}${language === 'de' ? ' Uhr' : ''}${zone}`;
}

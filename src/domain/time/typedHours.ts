import { parseDecimal } from '../decimal';

/** A length of time in hours and minutes, `{ hours: 7, minutes: 30 }`. */
export interface HoursAndMinutes {
  readonly hours: number;
  readonly minutes: number;
}

/**
 * The meaning of text typed into a field of hours.
 *
 * - `hours`: understood; a fraction of an hour, so `7:30` is 7.5
 * - `empty`: nothing
 * - `ambiguous`: could be decimals or minutes, such as `7,30`; the form names both readings
 * - `unreadable`: neither
 */
export type TypedHours =
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'ambiguous'; readonly decimal: number; readonly clock: HoursAndMinutes }
  | { readonly kind: 'unreadable' };

/** The spellings of both units, as parts of regular expressions with the flag `i`. */
const HOURS_UNIT = String.raw`(?:h|std\.?|stunden?|hrs?|hours?)`;
const MINUTES_UNIT = String.raw`(?:min\.?|minuten|minutes)`;

const CLOCK = new RegExp(
  String.raw`^(\d{1,3})\s*(?::|${HOURS_UNIT})\s*(\d{1,2})\s*(?:m|min\.?|${HOURS_UNIT})?$`,
  'iu',
);
const MINUTES = new RegExp(String.raw`^(\d{1,4})\s*(?:m|${MINUTES_UNIT})$`, 'iu');
const WITH_UNIT = new RegExp(String.raw`^(.*\d[.,]?)\s*${HOURS_UNIT}$`, 'iu');
const UNIT_ALONE = new RegExp(`^(?:${HOURS_UNIT}|${MINUTES_UNIT})$`, 'iu');
const WORD_WITH_UNIT = new RegExp(
  String.raw`^\d+(?:[.,]\d+)?(?:${HOURS_UNIT}(?:\d{1,2}(?:m|min)?)?|${MINUTES_UNIT})$`,
  'iu',
);
/** Two decimals that could be minutes. */
const TWO_DECIMALS = /^(\d{1,3})[.,]([0-5]\d)$/u;

function ofMinutes(minutes: number): number {
  // Three decimals: 20 minutes are 0.333 hours, as everywhere in the product.
  return Math.round((minutes / 60) * 1000) / 1000;
}

/**
 * `7,50` clearly means 7.5, because no step allows 50 minutes; `7,00` is the same both ways. We never guess at any
 * other, above all not at `7,30`.
 */
function ambiguousIn(text: string): TypedHours | undefined {
  const [, whole, fraction] = TWO_DECIMALS.exec(text) ?? [];
  if (whole === undefined || fraction === undefined || fraction === '00' || fraction === '50')
    return undefined;
  return {
    kind: 'ambiguous',
    decimal: Number(`${whole}.${fraction}`),
    clock: { hours: Number(whole), minutes: Number(fraction) },
  };
}

/**
 * Reads hours as people type them: `7,5`, `7.5`, `7:30`, `7h30`, `7 h 30`, `8h`, `90m`, `90min`. There are no
 * thousands separators, because a day has no thousand hours; range and steps are checked by the form.
 *
 * @param known hours that the field already had: their own spelling, `7,25`, is not ambiguous
 */
export function parseHours(text: string, known?: number | null): TypedHours {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };

  const [, hours, minutes] = CLOCK.exec(trimmed) ?? [];
  if (hours !== undefined && minutes !== undefined) {
    const isTime = Number(minutes) < 60 && (minutes.length === 2 || /m(?:in\.?)?$/iu.test(trimmed));
    return isTime
      ? { kind: 'hours', hours: ofMinutes(Number(hours) * 60 + Number(minutes)) }
      : { kind: 'unreadable' };
  }
  const [, onlyMinutes] = MINUTES.exec(trimmed) ?? [];
  if (onlyMinutes !== undefined) return { kind: 'hours', hours: ofMinutes(Number(onlyMinutes)) };

  const number = WITH_UNIT.exec(trimmed)?.[1] ?? trimmed;
  const value = parseDecimal(number);
  if (typeof value !== 'number') return { kind: 'unreadable' };
  const ambiguous = value === known ? undefined : ambiguousIn(number.trim());
  return ambiguous ?? { kind: 'hours', hours: value };
}

/** Whether a word is only a unit, such as the second one of `2 h`. */
export function isTimeUnit(word: string): boolean {
  return UNIT_ALONE.test(word);
}

/** Whether a word is a number with its unit: `2h`, `2,5std`, `2h30`, `90min`; not `3m`, which could be a name. */
export function hasTimeUnit(word: string): boolean {
  return WORD_WITH_UNIT.test(word);
}

/** The hours that a text means: `null` when empty, `undefined` if it has no single meaning. */
export function hoursOf(text: string, known?: number | null): number | null | undefined {
  const typed = parseHours(text, known);
  if (typed.kind === 'hours') return typed.hours;
  return typed.kind === 'empty' ? null : undefined;
}

/**
 * Hours with a sign, `+ 12`, `−7:30`, as balances have one; without a sign they are positive.
 *
 * @param known hours that the field already had, see `parseHours`
 * @returns `null` when empty, `undefined` if the text has no single meaning
 */
export function signedHoursOf(text: string, known?: number | null): number | null | undefined {
  const [, sign = '', length = ''] = /^\s*([+\-−–]?)\s*(.*)$/su.exec(text) ?? [];
  const hours = hoursOf(length, known === undefined || known === null ? known : Math.abs(known));
  if (hours === null) return sign === '' ? null : undefined;
  if (hours === undefined || hours < 0) return undefined;
  // Adding zero turns -0 into 0.
  return sign === '' || sign === '+' ? hours : -hours + 0;
}

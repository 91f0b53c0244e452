import type { Language } from './language';
import { type TypedUnit, UNITS, typedText } from './typedText';

/** The mark between groups of three digits. */
const thousandsMark: Readonly<Record<Language, '.' | ','>> = { de: '.', en: ',' };

/** The most digits before the decimal mark; more are a typing error. */
const MAX_WHOLE_DIGITS = 9;

/** Spaces and apostrophes between groups of three digits, as other programs write them. */
const THIN_MARKS = /(?<=\d)[ '’](?=\d{3}(?!\d))/gu;

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u;

/** Removes thousands separators if they are in the right places: `1.234.567` with the mark `.` is `1234567`. */
function withoutGroups(text: string, mark: '.' | ','): string | undefined {
  const groups = text.split(mark);
  const [first = '', ...others] = groups;
  const isGrouped = /^[+-]?[1-9]\d{0,2}$/u.test(first) && others.every((group) => /^\d{3}$/u.test(group));
  return isGrouped ? groups.join('') : undefined;
}

/** The number as `1234.56`; `undefined` if it cannot be read like that. */
function normalised(text: string, language: Language | undefined): string | undefined {
  const lastComma = text.lastIndexOf(',');
  const lastPoint = text.lastIndexOf('.');
  if (lastComma < 0 && lastPoint < 0) return text;

  // If both marks are used, the last one is the decimal mark, whatever the language.
  if (lastComma >= 0 && lastPoint >= 0) {
    if (language === undefined) return undefined;
    const at = Math.max(lastComma, lastPoint);
    const whole = withoutGroups(text.slice(0, at), lastComma > lastPoint ? '.' : ',');
    return whole === undefined ? undefined : `${whole}.${text.slice(at + 1)}`;
  }

  const mark = lastComma >= 0 ? ',' : '.';
  const isOnce = text.indexOf(mark) === text.lastIndexOf(mark);
  const grouped = language === undefined ? undefined : withoutGroups(text, mark);
  // `1.234` is a thousand in German and one and a bit in English: only here does the language decide.
  if (grouped !== undefined && (!isOnce || (language && mark === thousandsMark[language]))) return grouped;
  return isOnce ? text.replace(mark, '.') : undefined;
}

/**
 * Reads a number as people type it: `7,5`, `7.5`, ` 7 `, `,5`, `1½`; with a language also with thousands separators,
 * `1.234,56` or `1,234.56`. If there is only one reading, it is used in both languages; if there are two (`1.234`), the
 * language decides. Exponents and more than nine digits before the decimal mark are not accepted.
 *
 * @param language of the app; without it (configuration) there are no thousands separators
 * @param unit may follow the number; any other one is refused
 * @returns the number, `null` for empty text, `undefined` for text that is not such a number
 */
export function parseDecimal(text: string, language?: Language, unit?: TypedUnit): number | null | undefined {
  const typed = typedText(text);
  if (typed === '') return null;
  const number = unit
    ? typed.replace(new RegExp(String.raw`(?<=[\d½¼¾.,])\s*${UNITS[unit]}$`, 'iu'), '')
    : typed;
  const [, whole, sign = ''] = /^(\d*) ?([¼½¾])$/u.exec(number) ?? [];
  if (whole !== undefined) return Number(whole) + ('¼½¾'.indexOf(sign) + 1) / 4;
  const plain = normalised(number.replaceAll(THIN_MARKS, ''), language);
  if (plain === undefined || !PLAIN.test(plain)) return undefined;
  const value = Number(plain);
  // Adding zero turns -0 into 0.
  return Math.abs(value) < 10 ** MAX_WHOLE_DIGITS ? value + 0 : undefined;
}

/**
 * The text that means in one language what it means in the other: only a single mark before three digits, `1.234`, is read
 * differently.
 */
export function respelled(text: string, from: Language, to: Language): string {
  const [, before, mark, behind] =
    /^([^\d.,]*[1-9]\d{0,2})([.,])(\d{3}(?![.,]?\d).*)$/u.exec(typedText(text)) ?? [];
  if (from === to || before === undefined) return text;
  // The mark of thousands in one language is that of decimals in the other.
  const markThere = mark === thousandsMark[from] ? '' : thousandsMark[from];
  return `${before}${markThere}${behind}`;
}

/** How many decimals a number has: 12.5 has one. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}

/** The number of a field that shows a stored one with three decimals; while its text says that one, it stays as stored. */
export function untouchedOr<Typed extends number | null | undefined>(
  typed: Typed,
  stored?: number | null,
): Typed | number {
  const isShown =
    typeof typed === 'number' &&
    typeof stored === 'number' &&
    decimalsOf(typed) <= 3 &&
    Math.abs(typed - stored) < 5e-4 + 1e-9;
  return isShown ? stored : typed;
}

/** Whether a number is a whole multiple of the step, free of binary rounding. */
export function isMultipleOf(value: number, step: number): boolean {
  const ratio = value / step;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

/** Adds numbers without binary drift, down to a millionth: 0.1 + 0.2 is 0.3. Only what is shown is rounded further. */
export function sumDecimals(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + Math.round(value * 1e6), 0) / 1e6;
}

/** A multiple of a step without binary drift. */
function multiple(step: number, count: number): number {
  return Math.round(step * count * 1000) / 1000;
}

/** The multiple of a step that is nearest to a value; halfway between two, the upper one. */
export function nearestStep(value: number, step: number): number {
  return multiple(step, Math.floor(value / step + 0.5 + 1e-9));
}

/** The last multiple of a step up to a value. */
export function lastStep(value: number, step: number): number {
  return multiple(step, Math.floor(value / step + 1e-9));
}

/**
 * The next multiple of the step above or below a value, for the buttons of a stepper: 7.25 goes up to 7.5 and down to
 * 7.
 */
export function stepFrom(value: number, step: number, direction: 1 | -1): number {
  const ratio = value / step;
  const nearest = Math.round(ratio);
  const isOnStep = Math.abs(ratio - nearest) < 1e-9;
  const next = isOnStep ? nearest + direction : direction === 1 ? Math.ceil(ratio) : Math.floor(ratio);
  return multiple(step, next);
}

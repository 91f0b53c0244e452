/** Marks that cannot be seen: directions, joiners, soft hyphens. Browsers and spreadsheets put them into what is copied. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** Digits, letters and signs as wide as an ideograph, which Japanese keyboards type. */
const WIDE = /[\uFF01-\uFF5E]/gu;
/** Hyphens, dashes and the minus sign, and the mark of a long vowel that Japanese keyboards type instead. */
const DASHES = /[\u2010-\u2015\u2212\u30FC]/gu;
const WIDE_OFFSET = 0xfe_e0;

/**
 * The text that a keyboard or a program means: every kind of space is a plain one, every dash a hyphen, wide signs are
 * narrow, and nothing is invisible. Whatever reads typed text begins with this.
 */
export function typedText(text: string): string {
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(WIDE, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - WIDE_OFFSET))
    .replaceAll('。', '.')
    .replaceAll(DASHES, '-')
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Units that a field has anyway, and that may be typed with the number. */
export type TypedUnit = 'km' | 'h' | 'days';

/** The spellings of the units, as parts of regular expressions with the flag `i`. */
export const UNITS: Readonly<Record<TypedUnit | 'min', string>> = {
  km: String.raw`(?:km\.?|kilomet(?:ern?|res?|ers))`,
  h: String.raw`(?:h|std\.?|stunden?|hrs?\.?|hours?)`,
  min: String.raw`(?:m|min\.?|mins|minuten?|minutes?)`,
  days: String.raw`(?:tag(?:en?)?|days?|d)`,
};

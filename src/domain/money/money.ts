import { decimalsOf, parseDecimal } from '../decimal';
import type { Language } from '../language';
import { typedText } from '../typedText';

/** An amount of money in whole cents (EUR). Sums of cents never drift the way sums of binary fractions do. */
export type Cents = number & { readonly __unit: 'cents' };

/** Marks a whole number as cents; a fraction is rounded half away from zero. */
export function cents(amount: number): Cents {
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount));
  // -0 would print as "-0,00".
  return (rounded === 0 ? 0 : rounded) as Cents; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the one place that makes the brand
}

/** Cents of an amount in euros as the service writes it (a number such as 37.2). */
export function centsOfEuros(euros: number): Cents {
  // 1.005 * 100 is 100.49999…, so we use the shortest decimal text of the number.
  return cents(Number(`${euros}e2`) || euros * 100);
}

/** Euros as a number for the service, with at most two decimals. */
export function eurosOfCents(amount: Cents): number {
  return amount / 100;
}

/** Sum of amounts. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** Why a text is not an amount. Amounts of ten million and more are typing errors. */
export type AmountProblem = 'missing' | 'not-a-number' | 'too-fine' | 'too-large' | 'foreign';

const MAX_EUROS = 10_000_000;

/** The euro before or after the figures: `€ 12`, `-€12`, `12 EUR`. */
const EURO = /^([+-]?) ?(?:€|euro?) ?(?=[-+\d.,½¼¾])|(?<=[\d.,½¼¾-]) ?(?:€|eur|euros?)$|^(?:€|eur)$/giu;
/** The dash of whole euros: `12,-`, `12.–`. */
const NO_CENTS = /(?<=\d)[.,] ?-{1,2}$/u;
/** The codes of other currencies, and what people call them; those with a sign of their own are known by it. */
const OTHER_NAMES =
  'chf|s?fr|franken|usd|dollars?|gbp|pfund|pounds?|pln|zł|czk|kč|huf|ft|dkk|sek|nok|kr|kronen?|jpy|yen|cny|try|ron|bgn|isk|cad|aud|inr|dm';
const FOREIGN = new RegExp(
  String.raw`(?!€)\p{Sc}|^(?:${OTHER_NAMES})\.? ?[-+\d]|[-\d.,] ?(?:${OTHER_NAMES})\.?$`,
  'iu',
);

/**
 * Reads an amount of euros as people type it: `1.234,56` and `1,234.56`, `12,-`, with or without the currency. If there
 * are two readings (`1.234`), the language of the app decides. Another currency is never taken for euros.
 *
 * @returns the amount, or why it is invalid, such as a fraction of a cent
 */
export function parseAmount(text: string, language: Language): Cents | AmountProblem {
  const typed = typedText(text);
  const figures = typed.replaceAll(EURO, '$1').replace(NO_CENTS, '');
  const euros = parseDecimal(figures, language);
  if (euros === null) return 'missing';
  if (FOREIGN.test(typed)) return 'foreign';
  if (euros === undefined) return /^[\d.,\s]{10,}$/u.test(figures) ? 'too-large' : 'not-a-number';
  if (decimalsOf(euros) > 2) return 'too-fine';
  return Math.abs(euros) < MAX_EUROS ? centsOfEuros(euros) : 'too-large';
}

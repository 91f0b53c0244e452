import { isMultipleOf } from '../decimal';
import type { Language } from '../language';
import { MAX_HOURS_PER_DAY } from '../limits';
import { type TypedHours, lengthKind, parseHours } from '../time/typedHours';
import { typedText } from '../typedText';
import type { NameIndex } from './quickNames';
import { type QuickToken, textsAt, tokensOf } from './quickTokens';

/** Why typed hours are not used. */
export type QuickHoursProblem =
  | { readonly kind: 'ambiguous'; readonly text: string; readonly decimal: number; readonly clock: string }
  /** The number could be hours, or part of the customer's name. */
  | { readonly kind: 'name'; readonly text: string; readonly name: string }
  /** Two numbers without a unit: it is not clear what the second one means. */
  | { readonly kind: 'figures'; readonly text: string; readonly second: string }
  | { readonly kind: 'step' | 'range' | 'unreadable'; readonly text: string };

/** A range of tokens that is already used. */
export interface Taken {
  readonly at: number;
  readonly count: number;
}

const FIGURES = /^\d+(?:[.,]\d+)?$/u;
/** A number of hours that may come first without a unit: digits, or hours and minutes. `8.` is a day. */
const FIRST = /^(?:\d{1,3}|\d{0,3}[.,]\d+|\d{1,3}:\d{2}(?::00)?|\d{1,4}m|\d{0,2}[¼½¾])$/iu;
/** What a length or a range can begin with; the rest of a line is not looked at closer. */
const BEGINS_HOURS = /^[\d.,¼½¾０-９]|^(?:von|from|eine?|an?|one|half|halbe)$|viertel|halb$/iu;
/** Behind a number: it counts something else than hours. */
const NOT_HOURS =
  /^(?:uhr|o['’]clock|km|kilometer|€|eur|euro|%|prozent|tagen?|days?|wochen?|weeks?|mal|x|times)[.,:]?$/iu;
/** A number that could be hours or a day; longer ones are ticket numbers and the like. */
const SECOND = /^(?:\d{1,2}(?:[.,:]\d+)?|[¼½¾])$/u;

interface FoundHours extends Taken {
  readonly typed: TypedHours;
  readonly text: string;
  /** A second number after hours without a unit: it could be hours as well, or a day. */
  readonly second?: string;
}

/** Hours that a text from here on means, the longest; a range such as `8-12` needs a mark of time unless it comes first. */
function hoursAt(tokens: readonly QuickToken[], at: number, isName: (word: string) => boolean) {
  if (!BEGINS_HOURS.test(tokens[at]?.text ?? '')) return null;
  for (const { text, count } of textsAt(tokens, at)) {
    const kind = lengthKind(text);
    const isPlain = kind === 'range' && at > 0 && !/:|uhr/iu.test(text);
    if (kind && !isPlain && !isName(tokens[at + count - 1]?.text ?? '')) {
      return { at, count, typed: parseHours(text), text, kind };
    }
  }
  return null;
}

/** Finds hours with a unit anywhere (the first ones count), then a time from and to; a number alone only at the start. */
export function findHours(
  tokens: readonly QuickToken[],
  { customers, language }: { readonly customers: NameIndex; readonly language: Language },
): FoundHours | null {
  const isName = (word: string) => customers.byWord.has(word.toLowerCase());
  const all: NonNullable<ReturnType<typeof hoursAt>>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = hoursAt(tokens, at, isName);
    if (one) all.push(one);
    at += one ? one.count - 1 : 0;
  }
  const clear = all.filter(({ typed }) => typed.kind !== 'unreadable');
  const found = clear.find(({ kind }) => kind === 'unit') ?? clear[0] ?? all[0];
  if (found) return found;
  const [first, next] = tokens;
  if (!first || first.isQuoted || !FIRST.test(typedText(first.text))) return null;
  // `3M` is a customer, if there is one of that name.
  if (isName(first.text) && !FIGURES.test(first.text)) return null;
  const typed = parseHours(first.text);
  if (typed.kind === 'unreadable') return null;
  const bare = { at: 0, count: 1, typed, text: first.text };
  if (!next || next.isQuoted) return bare;
  const isAmOrPm = language === 'en' && /^[ap]m$/iu.test(next.text);
  if (NOT_HOURS.test(next.text) || isAmOrPm) return null;
  return SECOND.test(next.text)
    ? { ...bare, count: 2, text: `${first.text} ${next.text}`, second: next.text }
    : bare;
}

/** Why the found hours are not used; null if they are. */
export function problemOf(found: FoundHours, hoursStep: number): QuickHoursProblem | null {
  const { typed, text, second } = found;
  if (second !== undefined) return { kind: 'figures', text, second };
  if (typed.kind === 'ambiguous') {
    const { hours, minutes } = typed.clock;
    const clock = `${hours}:${String(minutes).padStart(2, '0')}`;
    return { kind: 'ambiguous', text, decimal: typed.decimal, clock };
  }
  if (typed.kind !== 'hours') return { kind: 'unreadable', text };
  if (typed.hours > MAX_HOURS_PER_DAY) return { kind: 'range', text };
  return isMultipleOf(typed.hours, hoursStep) ? null : { kind: 'step', text };
}

/**
 * Whether a text begins with the hours of a day and continues, so that it can only be an entry: `2h Kessler`, `7,5
 * workshop`. A number alone, or one beyond the hours of a day, is a search text.
 */
export function startsWithHours(text: string): boolean {
  const tokens = tokensOf(text);
  const [first, next] = tokens;
  if (!first || !next || !/^[\d.,¼½¾]/u.test(first.text) || NOT_HOURS.test(next.text)) return false;
  const { typed, count } = hoursAt(tokens, 0, () => false) ?? { typed: parseHours(first.text), count: 1 };
  const isHours = typed.kind === 'ambiguous' || (typed.kind === 'hours' && typed.hours <= MAX_HOURS_PER_DAY);
  return isHours && count < tokens.length;
}

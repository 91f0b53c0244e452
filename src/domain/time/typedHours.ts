import { parseDecimal, untouchedOr } from '../decimal';
import { minutesOf } from './period';
import { parseTypedTime } from './typedTime';
import { UNITS, typedText } from '../typedText';

/** A length of time in hours and minutes, `{ hours: 7, minutes: 30 }`. */
interface HoursAndMinutes {
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

/** Numbers of hours in words, before `Stunde` or `hour`. */
const WORDS: Readonly<Record<string, number>> = {
  viertel: 0.25,
  halbe: 0.5,
  half: 0.5,
  dreiviertel: 0.75,
  eineinhalb: 1.5,
  anderthalb: 1.5,
};

const spelling = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu');
const { h, min } = UNITS;
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|[.,]\d+|\d* ?[¼½¾])`;
const IN_WORDS = spelling(
  `(?:(?:(?:eine?|a) )?(${Object.keys(WORDS).join('|')}) ?(?:an? )?|(?:eine?|an?|one) )(?:stunden?|hours?)`,
);
const CLOCK = spelling(String.raw`(\d{1,3}) ?: ?([0-5]\d)(?::00)?(?: ?${h})?`);
/** Minutes without their unit have two digits: `7h30`; `7h5` could be 5 minutes or half an hour. */
const HOURS_AND_MINUTES = spelling(
  String.raw`(${NUMBER}) ?${h} ?(?:(?:,|\+|und|u\.|and) ?)?(\d{1,3})(?: ?(${min}))?`,
);
const MINUTES = spelling(String.raw`(\d{1,4}) ?${min}`);
const FRACTION = spelling(String.raw`(?:(\d{1,2}) )?([123])/([234])(?: ?${h})?`);
const WITH_UNIT = spelling(String.raw`(.*[\d¼½¾][.,]?) ?${h}`);
const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?uhr(?: ?\d{2})?)?`;
const RANGE = String.raw`(?:von |from )?(?<![\d.:])(${TIME})(?:-| - | ?(?:bis|to|until) ?)(${TIME})(?![\d.:])`;
const RANGES = new RegExp(RANGE, 'giu');
const SEVERAL_RANGES = spelling(String.raw`${RANGE}(?:(?: |,|;|\+|und|and)+${RANGE})*`);
/** Two decimals that could be minutes. */
const TWO_DECIMALS = /^(\d{1,3})[.,]([0-5]\d)$/u;
const DAY_MINUTES = 24 * 60;

/** What a line takes for a length wherever it stands: `3m` could be a name, and `2h 15` is followed by `Tickets`. */
const LENGTHS = [
  spelling(String.raw`(?:${NUMBER}|(?:\d{1,2} )?[123]/[234]|\d{1,3}:\d{2}) ?${h}`),
  spelling(String.raw`\d{1,4} ?(?!m$)${min}`),
  spelling(String.raw`${NUMBER} ?${h} ?(?:(?:,|\+|und|u\.|and) ?)?\d{1,3} ?${min}`),
  spelling(String.raw`\d+${h}\d{1,2}|\d+ h [0-5]\d`),
  // From one to two hours: not a number of hours, but not to be overlooked either.
  spelling(String.raw`${NUMBER} ?(?:${h} ?)?(?:-|bis|to) ?${NUMBER} ?(?:${h}|${min})`),
];

function ofMinutes(minutes: number): number {
  // Three decimals: 20 minutes are 0.333 hours, as everywhere in the product.
  return Math.round((minutes / 60) * 1000) / 1000;
}

/**
 * `7,50` clearly means 7.5, because no step allows 50 minutes; `7,00` is the same both ways. We never guess at any
 * other, above all not at `7,30`.
 */
function ambiguousIn(text: string): TypedHours | undefined {
  const [, whole = '', fraction = '00'] = TWO_DECIMALS.exec(text) ?? [];
  if (fraction === '00' || fraction === '50') return undefined;
  return {
    kind: 'ambiguous',
    decimal: Number(`${whole}.${fraction}`),
    clock: { hours: Number(whole), minutes: Number(fraction) },
  };
}

const couldBeDay = (time: string) => /^\d{1,2}\.(?:0[1-9]|1[0-2])$/u.test(time);

/** The hours of `9:30-11` or of `8-12, 13-17`; `undefined` for another text, and for times whose order is not clear. */
function ofRanges(text: string): number | undefined {
  if (!SEVERAL_RANGES.test(text)) return undefined;
  let minutes = 0;
  let last = -1;
  for (const [, from = '', to = ''] of text.matchAll(RANGES)) {
    const [start, end] = [parseTypedTime(from), parseTypedTime(to, true)];
    if (!start || !end) return undefined;
    // `14.11-16.11` could be two days.
    if (couldBeDay(from) && couldBeDay(to)) return undefined;
    const begin = minutesOf(start);
    const until = to.startsWith('24') ? DAY_MINUTES : minutesOf(end);
    // In the afternoon of a day of 24 hours, an earlier end is on the next day; `9-5` could be either.
    if (begin < last || until === begin || (until < begin && begin <= DAY_MINUTES / 2)) return undefined;
    last = until < begin ? until + DAY_MINUTES : until;
    minutes += last - begin;
  }
  return ofMinutes(minutes);
}

function ofParts(typed: string): number | undefined {
  const [, hours, minutes = ''] = CLOCK.exec(typed) ?? [];
  if (hours !== undefined) return ofMinutes(Number(hours) * 60 + Number(minutes));
  const [, whole = '', more = '', unit] = HOURS_AND_MINUTES.exec(typed) ?? [];
  if (whole !== '') {
    const number = parseDecimal(whole);
    const isSure = unit === undefined ? /^\d+$/u.test(whole) && more.length === 2 : !TWO_DECIMALS.test(whole);
    return isSure && typeof number === 'number' && Number(more) < 60
      ? ofMinutes(number * 60 + Number(more))
      : undefined;
  }
  const [, onlyMinutes] = MINUTES.exec(typed) ?? [];
  if (onlyMinutes !== undefined) return ofMinutes(Number(onlyMinutes));
  const [, before = '', part, of] = FRACTION.exec(typed) ?? [];
  if (Number(part) < Number(of)) return ofMinutes((Number(before) + Number(part) / Number(of)) * 60);
  const words = IN_WORDS.exec(typed);
  return words ? (WORDS[(words[1] ?? '').toLowerCase()] ?? 1) : undefined;
}

/**
 * Reads hours as people type them: `7,5`, `7.5`, `7:30`, `7h30`, `7 h 30`, `8h`, `90min`, `1 Stunde 30 Minuten`,
 * `1½`, `halbe Stunde`; and times of day as what is between them: `8:00 - 10:30`. There are no thousands separators,
 * because a day has no thousand hours; range and steps are checked by the form.
 *
 * @param known hours that the field already had: their own spelling, `7,25`, is not ambiguous, and means them whatever
 *   decimals it lacks
 */
export function parseHours(text: string, known?: number | null): TypedHours {
  const typed = typedText(text);
  if (typed === '') return { kind: 'empty' };
  const hours = ofParts(typed) ?? ofRanges(typed);
  if (hours !== undefined) return { kind: 'hours', hours };
  const number = WITH_UNIT.exec(typed)?.[1] ?? typed;
  const value = untouchedOr(parseDecimal(number), known);
  if (typeof value !== 'number') return { kind: 'unreadable' };
  const ambiguous = value === known ? undefined : ambiguousIn(number);
  return ambiguous ?? { kind: 'hours', hours: value };
}

/**
 * How a line can say hours: `unit` for a length such as `2h`, `2 h 30 min` or `1-2 h`, even if it cannot be read; `words`
 * for `halbe Stunde`; `range` for times of day.
 */
export function lengthKind(text: string): 'unit' | 'words' | 'range' | undefined {
  const typed = typedText(text);
  if (LENGTHS.some((length) => length.test(typed))) return 'unit';
  if (IN_WORDS.test(typed)) return 'words';
  return SEVERAL_RANGES.test(typed) ? 'range' : undefined;
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
  const [, sign = '', length = ''] = /([+-]?) ?(.*)/u.exec(typedText(text)) ?? [];
  // `8-12` would be a sum of its own in a balance.
  const hours = lengthKind(length) === 'range' ? undefined : hoursOf(length, known && Math.abs(known));
  if (hours === null) return sign === '' ? null : undefined;
  if (hours === undefined || hours < 0) return undefined;
  // Adding zero turns -0 into 0.
  return sign === '' || sign === '+' ? hours : -hours + 0;
}

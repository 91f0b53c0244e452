import { isWeekday } from '../time/dayNames';
import type { IsoDate } from '../time/period';
import { MOST_WORDS, type QuickToken, textsAt } from './quickTokens';

/** A word of the line that is not used otherwise, with its index among all words. */
export interface FreeToken {
  readonly at: number;
  readonly token: QuickToken;
}

/** The words that mean a day: the day itself, or those between which they leave the choice. */
export interface FoundDay {
  readonly at: number;
  readonly count: number;
  readonly days: readonly IsoDate[];
}

/** Reads a text as a day; returns several if it could be any of them, and none if it is none. */
type ReadDay = (text: string) => readonly IsoDate[];

const FIGURES = String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?|\d{1,2}(?:/\d{1,2}/|-\d{1,2}-)\d{4}|\d{4}(?:\.\d{1,2}\.|/\d{1,2}/|-\d{1,2}-)\d{1,2}|\d{2}-\d{2}-\d{2}|\d{1,2}-\p{L}{3,}-\d{4}`;
/** Dates in figures mean a day anywhere in the line, also behind their weekday. */
const WRITTEN_DAY = new RegExp(String.raw`^(?:\p{L}{2,}[.,]* )?(?:${FIGURES})$`, 'u');
/** Words that also mean a day between the names and the description. */
const DAY_WORD = /^(?:heute|gestern|vorgestern|today|yesterday)$/iu;
/** Several words for a day: `1. Mai`, `20. November 2026`, `May 1st`, `letzten Freitag`, `am Montag`. */
const DAY_IN_WORDS =
  /^(?:(?:am|on) )?(?:\p{L}+[.,]* )?(?:de[nr] )?(?:\d{1,2}(?:\.|st|nd|rd|th)? ?(?:of )?\p{L}{3,}\.?(?: \d{4})?|\p{L}{3,} \d{1,2}(?:st|nd|rd|th|, \d{4}))$|^(?:am|on|letzte[nr]|vergangene[nr]|vorige[nr]|last) \p{L}{2,}$/iu;
/** Words that mean a day only at the start or the end of the line; elsewhere they are part of a sentence. */
const DAY_AT_EDGE = /^(?:\d{1,2}\.|[+\-−–]\d{1,3}|h|g|t|y|morgen|tomorrow|übermorgen)$/iu;
/** Abbreviated days that are common words in small letters, and that also begin sentences. */
const DAY_AS_NAME = /^(?:Do|So|We)$/u;
/** After one of these the last word is part of a text: `für Black Friday`, `Mail von gestern`, `plan for Monday`. */
const LEADS_TO_TEXT =
  /^(?:für|von|vom|zu|zum|bis|ab|seit|der|die|das|den|dem|for|of|from|to|by|until|since|the|black|cyber|good|casual)$/iu;

/** The days that words from here on may mean, the longest first; `isWord` if only in some places of the line. */
function* daysAt(free: readonly FreeToken[], index: number, read: ReadDay) {
  const at = free[index]?.at ?? 0;
  const tokens = free.slice(index, index + MOST_WORDS).map(({ token }) => token);
  for (const { text: words, count } of textsAt(tokens, 0)) {
    const text = words.replace(/[,:;]$/u, '');
    // Hours in between were taken out.
    if (free[index + count - 1]?.at !== at + count - 1) continue;
    const isName = DAY_AS_NAME.test(text);
    const isWord =
      DAY_AT_EDGE.test(text) ||
      DAY_WORD.test(text) ||
      DAY_IN_WORDS.test(text) ||
      (isWeekday(text) && !/^(?:do|so|we)$/iu.test(text));
    const isWritten = WRITTEN_DAY.test(text);
    const days = isName || isWord || isWritten ? read(text) : [];
    if (days.length > 0) yield { found: { at, count, days }, text, isWord, isWritten };
  }
}

/**
 * Finds the day of a line: figures anywhere, words at the start of the line, directly after the hours, or at the end.
 *
 * @param isNamed whether the line begins with the name of a customer, such as Freitag GmbH
 * @param behindHours the index directly after the hours; -1 without hours
 */
export function findDay(
  free: readonly FreeToken[],
  behindHours: number,
  isNamed: boolean,
  read: ReadDay,
): FoundDay | null {
  for (const [index, one] of free.entries()) {
    const before = free[index - 1]?.token.text ?? '';
    for (const { found, isWord, isWritten } of daysAt(free, index, read)) {
      const isBehindHours = one.at === behindHours;
      const isFirst = index === 0 && isWord && !isNamed;
      const isLast = index + found.count === free.length && !LEADS_TO_TEXT.test(before);
      if (isWritten || isBehindHours || isFirst || isLast) return found;
    }
  }
  return null;
}

/** Finds words for a day directly after customer and project: `Kessler Shop gestern Call`. */
export function dayBehindNames(free: readonly FreeToken[], names: number, read: ReadDay): FoundDay | null {
  for (const { found, text } of daysAt(free, names, read)) {
    if (DAY_WORD.test(text) || DAY_IN_WORDS.test(text)) return found;
  }
  return null;
}

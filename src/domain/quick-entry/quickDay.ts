import type { IsoDate } from '../time/period';
import type { QuickToken } from './quickTokens';

/** A word of the line that is not used otherwise, with its index among all words. */
export interface FreeToken {
  readonly at: number;
  readonly token: QuickToken;
}

/** The day, and the word that means it. */
export interface FoundDay {
  readonly at: number;
  readonly day: IsoDate;
}

/** Reads one word as a day; returns nothing if it is none. */
type ReadDay = (text: string) => IsoDate | null | undefined;

/** Dates in figures mean a day anywhere in the line. */
const WRITTEN_DAY = /^(?:\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?|\d{4}-\d{2}-\d{2})$/u;
/** Words that also mean a day between the names and the description. */
const DAY_WORD = /^(?:heute|gestern|vorgestern|today|yesterday)$/iu;
/** Words that mean a day only at the start or the end of the line; elsewhere they are part of a sentence. */
const DAY_AT_EDGE =
  /^(?:\d{1,2}\.|[+\-−–]\d{1,3}|h|g|t|y|morgen|tomorrow|m[oi]|di|fr|sa|tu|th|su|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/iu;
/** Abbreviated days that are common words in small letters, and that also begin sentences. */
const DAY_AS_NAME = /^(?:Do|So|We)$/u;
/** After one of these the last word is part of a text: `für Black Friday`, `Mail von gestern`, `plan for Monday`. */
const LEADS_TO_TEXT =
  /^(?:für|von|vom|zu|zum|bis|ab|seit|der|die|das|den|dem|for|of|from|to|by|until|since|the|black|cyber|good|casual)$/iu;

function dayAt(free: FreeToken | undefined, read: ReadDay): FoundDay | null {
  if (!free || free.token.isQuoted) return null;
  const day = read(free.token.text);
  return day === undefined || day === null ? null : { at: free.at, day };
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
    const { text } = one.token;
    const isWord = DAY_AT_EDGE.test(text) || DAY_WORD.test(text);
    const isName = DAY_AS_NAME.test(text);
    const isBehindHours = one.at === behindHours && (isWord || isName);
    const isFirst = index === 0 && isWord && !isNamed;
    const before = free[index - 1]?.token.text ?? '';
    const isLast = index === free.length - 1 && (isWord || isName) && !LEADS_TO_TEXT.test(before);
    const day = isBehindHours || isFirst || isLast || WRITTEN_DAY.test(text) ? dayAt(one, read) : null;
    if (day) return day;
  }
  return null;
}

/** Finds a word for a day directly after customer and project: `Kessler Shop gestern Call`. */
export function dayBehindNames(free: readonly FreeToken[], names: number, read: ReadDay): FoundDay | null {
  const next = names > 0 ? free[names] : undefined;
  return next && DAY_WORD.test(next.token.text) ? dayAt(next, read) : null;
}

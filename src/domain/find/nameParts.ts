import { termsOf } from './findText';
import { folded } from '../search/searchHits';

/** A part of a name, and whether it matches the typed text. */
export interface NamePart {
  readonly text: string;
  readonly isTyped: boolean;
}

/**
 * Splits a name so that the typed text can be marked: the whole text and each of its words and phrases, wherever they
 * occur, whatever their case and accents.
 */
export function partsOfName(name: string, text: string): readonly NamePart[] {
  const letters = Array.from(name);
  const spelled = letters.map(folded);
  const isTyped = letters.map(() => false);
  for (const part of new Set([folded(text).trim(), ...termsOf(text)]))
    for (const { start, end } of placesOf(spelled, part)) isTyped.fill(true, start, end);
  const parts: { text: string; isTyped: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isTyped === isTyped[at]) last.text += letter;
    else parts.push({ text: letter, isTyped: isTyped[at] ?? false });
  }
  return parts;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * All places of a part in a name.
 *
 * @param spelled the folded letters of the name; one letter may fold into several
 */
function placesOf(spelled: readonly string[], part: string): readonly Place[] {
  if (part === '' || !spelled.join('').includes(part)) return [];
  return spelled.flatMap((letter, start) => {
    let read = letter;
    let end = start + 1;
    for (; end < spelled.length && read.length < part.length; end += 1) read += spelled[end] ?? '';
    return letter !== '' && read.startsWith(part) ? [{ start, end }] : [];
  });
}

import { folded } from './searchHits';

const isLetter = /[\p{L}\p{N}]/u;

/** A part of a name, and whether it matches the typed text. */
export interface NamePart {
  readonly text: string;
  readonly isTyped: boolean;
}

/**
 * Splits a name so that the typed text can be marked: the whole text if the name contains it, else each of its words,
 * whatever their case and accents.
 */
export function partsOfName(name: string, text: string): readonly NamePart[] {
  const letters = Array.from(name);
  const isTyped = letters.map(() => false);
  const wanted = folded(text).trim();
  const whole = wanted === '' ? null : placeOf(letters, wanted);
  const places = whole ? [whole] : wanted.split(/\s+/u).map((word) => placeOf(letters, word));
  for (const place of places) if (place) isTyped.fill(true, place.start, place.end);
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

/** The place of a part in a name, preferably at the start of a word; one letter of the name may fold into several. */
function placeOf(letters: readonly string[], part: string): Place | null {
  if (part === '') return null;
  const spelled = letters.map(folded);
  let first: Place | null = null;
  for (let start = 0; start < letters.length; start += 1) {
    let read = '';
    let end = start;
    while (end < letters.length && read.length < part.length) {
      read += spelled[end] ?? '';
      end += 1;
    }
    if (spelled[start] !== '' && read.startsWith(part)) {
      if (start === 0 || !isLetter.test(spelled[start - 1] ?? '')) return { start, end };
      first ??= { start, end };
    }
  }
  return first;
}

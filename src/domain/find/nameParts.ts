import { termsOf } from './findText';
import { type FoldedPiece, foldedPieces, spellings } from '../search/folding';

/** A part of a name, and whether it matches the typed text. */
export interface NamePart {
  readonly text: string;
  readonly isTyped: boolean;
}

/** The words of the last text. They are kept because a list marks the same text in each of its names. */
let sought = { text: '', words: [] as readonly string[] };

/** The whole text and each of its words and phrases, however they are spelled. */
function wantedOf(text: string): readonly string[] {
  if (text !== sought.text)
    sought = { text, words: [...new Set([spellings(text.trim()), ...termsOf(text)].flat())].filter(Boolean) };
  return sought.words;
}

/**
 * Splits a name so that the typed text can be marked: the whole text and each of its words and phrases, wherever they
 * occur, however they are spelled.
 */
export function partsOfName(name: string, text: string): readonly NamePart[] {
  const spelled = spellings(name);
  // Most names have none of the words, and to fold one letter by letter takes time.
  const found = wantedOf(text).filter((part) => spelled.some((one) => one.includes(part)));
  if (found.length === 0) return [{ text: name, isTyped: false }];
  const isTyped = Array.from({ length: name.length }, () => false);
  for (const pieces of foldedPieces(name))
    for (const part of found)
      for (const { start, end } of placesOf(pieces, part)) isTyped.fill(true, start, end);
  const parts: { text: string; isTyped: boolean }[] = [];
  for (const [at, isMarked] of isTyped.entries()) {
    const part = parts.at(-1);
    if (part?.isTyped === isMarked) part.text += name[at];
    else parts.push({ text: name[at] ?? '', isTyped: isMarked });
  }
  return parts;
}

/** All places of a part in a name; one letter may fold into several, and two into one. */
function placesOf(
  pieces: readonly FoldedPiece[],
  part: string,
): readonly Pick<FoldedPiece, 'start' | 'end'>[] {
  return pieces.flatMap(({ folded, start }, at) => {
    let read = folded;
    let last = at;
    while (read.length < part.length && last + 1 < pieces.length) read += pieces[(last += 1)]?.folded ?? '';
    return folded !== '' && read.startsWith(part) ? [{ start, end: pieces[last]?.end ?? start }] : [];
  });
}

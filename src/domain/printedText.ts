/** Invisible characters: soft hyphens, joiners, direction marks, variation selectors. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\p{Variation_Selector}\uFEFF]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;

/** Stands for a letter that no font of a PDF has. */
export const MISSING_LETTER = '\uFFFD';

/** Text as a PDF can print it: composed letters, one kind of line end, no tabs and nothing invisible. */
export function printedForm(text: string): string {
  return text.normalize('NFC').replaceAll(LINE_ENDS, '\n').replaceAll('\t', ' ').replaceAll(INVISIBLE, '');
}

/** The letters of a text without blanks, each in its simplest form: `ﬁ` and `fi` are the same. */
const lettersOf = (text: string) =>
  Array.from(printedForm(text), (letter) => letter.normalize('NFKD').replaceAll(/\s/gu, '')).filter(
    (letter) => letter !== '',
  );

/** Whether a text read from a PDF is this one. Blanks and line breaks do not count; a missing letter can be any letter. */
export function isPrintOf(printed: string, text: string): boolean {
  const print = Array.from(lettersOf(printed).join(''));
  let at = 0;
  for (const letter of lettersOf(text)) {
    const parts = Array.from(letter);
    if (print[at] === MISSING_LETTER) at += 1;
    else if (parts.every((part, index) => part === print[at + index])) at += parts.length;
    else return false;
  }
  return at === print.length;
}

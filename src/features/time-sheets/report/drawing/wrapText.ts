/** The width of text, in any unit. */
export type MeasureText = (text: string) => number;

/** A word and the blanks after it. */
const WORDS = /[^ ]+ *| +/gu;
/** The pieces of a long word: it may break after a hyphen, a slash or similar. */
const PIECES = /[^-/\\_.,;:@&+|\u2013\u2014]*[-/\\_.,;:@&+|\u2013\u2014]+|[^-/\\_.,;:@&+|\u2013\u2014]+/gu;

/**
 * Breaks a line of text so that no part is wider than `room`: between words, otherwise after a hyphen or a slash,
 * otherwise anywhere. Only blanks at a break are dropped; a letter wider than the room gets a line of its own.
 */
export function wrapText(text: string, room: number, widthOf: MeasureText): string[] {
  if (widthOf(text) <= room) return [text];
  const lines: string[] = [];
  let line = '';

  const put = (piece: string): boolean => {
    const longer = line + piece;
    if (widthOf(longer.trimEnd()) > room) return false;
    line = longer;
    return true;
  };
  const endLine = () => {
    if (line.trimEnd() !== '') lines.push(line.trimEnd());
    line = '';
  };

  for (const word of text.match(WORDS) ?? []) {
    if (put(word)) continue;
    // A word that fits on a line of its own starts a new one; only a longer word is broken.
    if (line !== '' && widthOf(word.trimEnd()) <= room) {
      endLine();
      line = word;
      continue;
    }
    for (const piece of word.match(PIECES) ?? [word]) {
      if (put(piece)) continue;
      if (line !== '') endLine();
      if (put(piece)) continue;
      for (const letter of piece) {
        if (put(letter)) continue;
        endLine();
        line = letter;
      }
    }
  }
  endLine();
  return lines.length > 0 ? lines : [''];
}

/** A word of quick entry, or a text in quotes, with its place in the line. */
export interface QuickToken {
  /** Without the quotes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
}

const TOKENS = /(?<![^\s])(?:"([^"]*)"|„([^“”"]*)[“”"]|“([^”]*)”|«([^»]*)»|»([^«]*)«)(?![^\s])|\S+/gu;

/** The words of a text; a text in quotes counts as one word. */
export function tokensOf(text: string): readonly QuickToken[] {
  return [...text.matchAll(TOKENS)].map((match) => {
    const [all, ...groups] = match;
    const quoted = groups.find((group) => group !== undefined);
    return {
      text: quoted ?? all,
      start: match.index,
      end: match.index + all.length,
      isQuoted: quoted !== undefined,
    };
  });
}

/** The most words that mean one thing: `von 8 Uhr bis 10 Uhr 30`. */
export const MOST_WORDS = 7;

/** What begins with a word of the line, the longest first; nothing reaches into a text in quotes. */
export function textsAt(
  tokens: readonly QuickToken[],
  at: number,
): readonly { text: string; count: number }[] {
  const words = tokens.slice(at, at + MOST_WORDS).map(({ text, isQuoted }) => (isQuoted ? null : text));
  const end = words.indexOf(null);
  const plain = end < 0 ? words : words.slice(0, end);
  return plain.map((_, less) => {
    const count = plain.length - less;
    return { text: plain.slice(0, count).join(' '), count };
  });
}

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

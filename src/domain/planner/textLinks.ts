/** A link in a plain text, with the address that it leads to. */
export interface TextLink {
  readonly start: number;
  readonly end: number;
  readonly address: string;
}

/**
 * What may be an address of the web, up to a blank or a character that belongs to the text around it (quotation marks of
 * all languages, East Asian punctuation), or an address of mail, whose letters are those of any language.
 */
const CANDIDATES =
  /(?<![\p{L}\p{N}])(?<web>(?:https?:\/\/|www\.)(?=[\p{L}\p{N}[])[^\s<>"“”„‟«»‹›`|\\^「」『』《》〈〉【】（）、。，；：！？]+)|(?<![\p{L}\p{M}\p{N}@])(?:mailto:)?(?<mail>[\p{L}\p{N}][\p{L}\p{M}\p{N}._+'-]*@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{N}])/giu;

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** An address without the punctuation behind it; brackets belong to it in pairs, as in those of Wikipedia. */
function withoutPunctuation(address: string): string {
  const open: string[] = [];
  let end = 0;
  for (const letter of address) {
    if (letter in CLOSING && open.pop() !== CLOSING[letter]) break;
    if ('([{'.includes(letter)) open.push(letter);
    end += letter.length;
  }
  return address.slice(0, end).replace(/[.,;:!?'’‘‚…*_~–—([{]+$/u, '');
}

/** The addresses of web and mail in a text, in their order. */
export function linksIn(text: string): readonly TextLink[] {
  return [...text.matchAll(CANDIDATES)].flatMap(({ 0: all, index: start, groups }) => {
    const mail = groups?.['mail'];
    if (mail !== undefined) return [{ start, end: start + all.length, address: `mailto:${mail}` }];
    const typed = withoutPunctuation(all);
    const address = /^www\./iu.test(typed) ? `http://${typed}` : typed;
    return URL.canParse(address) ? [{ start, end: start + typed.length, address }] : [];
  });
}

import { MAX_QUERY_LETTERS } from '../limits';
import { spellings } from '../search/folding';

/**
 * The words and phrases of a query, each in its spellings. Quotation marks of any kind enclose a phrase; without a closing mark, the
 * phrase goes on to the end of the query.
 */
export function termsOf(query: string): readonly (readonly string[])[] {
  const found = query.slice(0, MAX_QUERY_LETTERS).matchAll(/["„“”«»]([^"„“”«»]*)["„“”«»]?|[^\s"„“”«»]+/gu);
  const terms = [...found].map(([word, phrase]) => (phrase ?? word).trim().replaceAll(/\s+/gu, ' '));
  return [...new Set(terms)].map(spellings).filter(([plain]) => plain?.trim());
}

/**
 * Whether each term occurs in one of the texts.
 *
 * @param text the texts in their spellings, joined by line breaks, so that no phrase goes from one to the next
 */
export function hasTerms(text: string, terms: ReturnType<typeof termsOf>): boolean {
  return terms.every((spelled) => spelled.some((term) => text.includes(term)));
}

/** The texts of an entry in their spellings as one text, for `hasTerms`. */
export function searchedText(texts: readonly (string | null | undefined)[]): string {
  return spellings(texts.join('\n'))
    .join('\n')
    .replaceAll(/[^\S\n]+/gu, ' ');
}

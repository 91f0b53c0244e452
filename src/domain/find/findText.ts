import { MAX_QUERY_LETTERS } from '../limits';
import { folded } from '../search/searchHits';

/**
 * The words and phrases of a query, folded. Quotation marks of any kind enclose a phrase; without a closing mark, the
 * phrase goes on to the end of the query.
 */
export function termsOf(query: string): readonly string[] {
  const found = query.slice(0, MAX_QUERY_LETTERS).matchAll(/["„“”«»]([^"„“”«»]*)["„“”«»]?|[^\s"„“”«»]+/gu);
  const terms = [...found].map(([word, phrase]) =>
    folded(phrase ?? word)
      .trim()
      .replaceAll(/\s+/gu, ' '),
  );
  return [...new Set(terms)].filter(Boolean);
}

/**
 * Whether each term occurs in one of the texts.
 *
 * @param text the texts, folded and joined by line breaks, so that no phrase goes from one to the next
 */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term));
}

/** The texts of an entry as one folded text, for `hasTerms`. */
export function searchedText(texts: readonly (string | null | undefined)[]): string {
  return folded(texts.filter(Boolean).join('\n')).replaceAll(/[^\S\n]+/gu, ' ');
}

/** How many words are named at most, and how many letters of each. */
const MOST = { words: 6, letters: 20 } as const;

/** Lists words that a PDF could not show. Each is isolated by control characters, because Hebrew or Arabic would reverse the order of the list. */
export function namedWords(words: readonly string[]): string {
  const shown = words.slice(0, MOST.words).map((word) => {
    const letters = Array.from(word);
    return `\u2068${letters.slice(0, MOST.letters).join('')}${letters.length > MOST.letters ? '…' : ''}\u2069`;
  });
  return shown.join(', ') + (words.length > MOST.words ? ' …' : '');
}

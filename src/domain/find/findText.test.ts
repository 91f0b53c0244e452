import { describe, expect, test } from 'vitest';
import { hasTerms, searchedText, termsOf } from './findText';

const isFound = (query: string, ...texts: (string | null)[]) => hasTerms(searchedText(texts), termsOf(query));

describe('text in a list', () => {
  test.each([
    ['lasttest', true],
    ['LAST', true],
    ['last kessler', true],
    ['last stadtwerke', false],
    ['grosse', true],
    ['große', true],
    ['ubung', true],
    ['Übung', true],
    ['uebung', true],
    ['grosse strasse', true],
    ['"grosse straße"', true],
    ['ebung', false],
    ['"Lasttest mit"', true],
    ['„mit Lasttest“', false],
    ['"Kessler Lasttest"', false],
    ['“mit   Übung', true],
    ['   ', true],
    ['""', true],
    ['kesslerlast', false],
    ['strassekessler', false],
    ['„mit Große', false],
    ['"Lasttest mit" Kessler Übung', true],
    ['" Lasttest "', true],
  ])('%j is found: %j (R-15.1)', (query, expected) => {
    expect(isFound(query, 'Kessler', null, 'Lasttest  mit Übung, Große Straße')).toBe(expected);
  });

  test('a phrase without a visible letter is none (R-15.1)', () => {
    expect(isFound('"\u00AD \u00AD"', 'x')).toBe(true);
  });

  test('only the first 200 letters count (R-15.1)', () => {
    expect(termsOf('x'.repeat(100_000))).toEqual([['x'.repeat(200)]]);
  });
});

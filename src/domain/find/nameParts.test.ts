import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOfName } from './nameParts';
import { spellings } from '../search/folding';

/** The name with its marked parts in brackets. */
const marked = (name: string, text: string) =>
  partsOfName(name, text)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Kessler Maschinenbau', 'kess', '[Kess]ler Maschinenbau'],
  ['Ölmühle', 'olm', '[Ölm]ühle'],
  ['Grüße', 'üße', 'Gr[üße]'],
  ['Grüße', 'grusse', '[Grüße]'],
  ['aab', 'ab', 'a[ab]'],
  ['İstanbul', 'ist', '[İst]anbul'],
  ['Neubau Bau', 'bau', 'Neu[bau] [Bau]'],
  ['Banana', 'ana', 'B[anana]'],
  ['Großer Größenwahn', 'gros', '[Groß]er [Größ]enwahn'],
  ['Bäckerei Müller', 'mull BACK', '[Bäck]erei [Müll]er'],
  ['Load test of the shop', 'test of', 'Load [test of] the shop'],
  ['Test of the office', 'test of', '[Test of] the [of]fice'],
  ['Messung, ein Mess-Ein', '"mess-ein"', 'Messung, ein [Mess-Ein]'],
  ['Load test, load', '“load test” shop', '[Load test], load'],
  ['Straßenbau', 'strassen', '[Straßen]bau'],
  ['Müller, Mueller', 'müll', '[Müll]er, [Muell]er'],
  ['Müller, Mueller', 'mü', '[Mü]ller, [Mue]ller'],
  ['Müller, Mueller', 'muell', '[Müll]er, [Muell]er'],
  ['Mu\u0308ller', 'mueller', '[Mu\u0308ller]'],
  ['Bauelement', 'element', 'Bau[element]'],
  ['Führung', 'ehr', 'Führung'],
  ['Jørgen Łuczak', 'jorgen lucz', '[Jørgen Łucz]ak'],
  ['D’Angelo', "d'ang", '[D’Ang]elo'],
  ['𝒥ana', 'jan', '[𝒥an]a'],
  ['ﬁlm', 'fi', '[ﬁ]lm'],
  ['Bau\u00ADhof', 'hof', 'Bau\u00AD[hof]'],
  ['Load test of the shop', ' test of ', 'Load [test of] the shop'],
  ['Kessler', 'x', 'Kessler'],
  ['Kessler', ' ', 'Kessler'],
])('in %j %j is marked, every time that it occurs: %s (R-15.29)', (name, text, shown) =>
  expect(marked(name, text)).toBe(shown),
);

test('neighbouring letters are one part (R-15.29)', () => {
  expect(partsOfName('Kessler', 'kess')).toEqual([
    { text: 'Kess', isTyped: true },
    { text: 'ler', isTyped: false },
  ]);
});

test('the parts make up the name, and marked parts were typed', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (name, typed) => {
      const parts = partsOfName(name, typed);
      expect(parts.map((part) => part.text).join('')).toBe(name);
      const typedParts = [typed.trim(), ...typed.split(/[\s"„“”«»]+/u)].flatMap(spellings).filter(Boolean);
      const isAnyIn = typedParts.some((part) => spellings(name).some((spelled) => spelled.includes(part)));
      expect(parts.some(({ isTyped }) => isTyped) && !isAnyIn).toBe(false);
    }),
  );
});

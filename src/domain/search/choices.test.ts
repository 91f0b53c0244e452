import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_SHOWN, findChoices, startingChoices } from './choices';
import { spellings } from './folding';

const listOf = (...labels: string[]) => labels.map((label, at) => ({ value: String(at), label }));
const labelsOf = (of: { readonly shown: readonly { readonly label: string }[] }) =>
  of.shown.map(({ label }) => label);

describe('choosing among thousands', () => {
  const names = listOf(
    'Bäckerei Müller',
    'Muster Bau AG',
    'Stadtwerke Mühlheim',
    'Bau',
    'Neubau Nord',
    'Bau und Boden',
  );

  test('case and accents do not matter, and words may come in any order', () => {
    expect(labelsOf(findChoices(names, 'muller BACK'))).toEqual(['Bäckerei Müller']);
    expect(labelsOf(findChoices(names, 'mühl'))).toEqual(['Stadtwerke Mühlheim']);
  });

  test('letters may be typed plain or as two, and either apostrophe finds the other (R-15.34)', () => {
    const spelled = listOf('Straßenbau Müller', 'Mueller & Söhne', 'Łukasz Ørsted', 'D’Angelo');
    expect(labelsOf(findChoices(spelled, 'strassen muller'))).toEqual(['Straßenbau Müller']);
    expect(labelsOf(findChoices(spelled, 'Müller'))).toEqual(['Mueller & Söhne', 'Straßenbau Müller']);
    expect(labelsOf(findChoices(spelled, 'müller & soehne'))).toEqual(['Mueller & Söhne']);
    expect(labelsOf(findChoices(spelled, 'lukasz oersted'))).toEqual(['Łukasz Ørsted']);
    expect(labelsOf(findChoices(spelled, "d'ang"))).toEqual(['D’Angelo']);
  });

  test('the exact name comes first, then names that begin with the text, then beginnings of words, then the rest', () => {
    expect(labelsOf(findChoices(names, 'bau'))).toEqual([
      'Bau',
      'Bau und Boden',
      'Muster Bau AG',
      'Neubau Nord',
    ]);
  });

  test('words in another order come before parts of words, and blanks around the text change nothing', () => {
    const found = (text: string, ...labels: string[]) => labelsOf(findChoices(listOf(...labels), text));
    expect(found('bau nord', 'Umbau Nord', 'Nord Bau')).toEqual(['Nord Bau', 'Umbau Nord']);
    expect(found(' Kessler ', 'Kessler Nord', 'Kessler')).toEqual(['Kessler', 'Kessler Nord']);
  });

  test('only the first ones are shown, and the others are counted', () => {
    const many = listOf(...Array.from({ length: MOST_SHOWN + 3 }, (_, at) => `Kunde ${at}`));
    const { shown, more } = findChoices(many, 'kunde');
    expect([shown.length, more]).toEqual([MOST_SHOWN, 3]);
  });

  test('preferred choices come first among equals, but never before better ones', () => {
    expect(labelsOf(findChoices(names, 'b', ['5', '4']))).toEqual([
      'Bau und Boden',
      'Bäckerei Müller',
      'Bau',
      'Muster Bau AG',
      'Neubau Nord',
    ]);
  });

  test('two choices of the same name are both found', () => {
    expect(findChoices(listOf('Kessler', 'Kessler'), 'kess').shown).toHaveLength(2);
  });

  test('before anything is typed, preferred choices come first in their order, then the chosen one, then the list', () => {
    const many = listOf(...Array.from({ length: 200 }, (_, at) => `Customer ${at}`));
    const start = startingChoices(many, ['9', '3', 'gone'], '150');
    expect(start.preferred.map(({ value }) => value)).toEqual(['9', '3']);
    expect(start.shown.slice(0, 4).map(({ value }) => value)).toEqual(['150', '0', '1', '2']);
    expect(start.preferred.length + start.shown.length).toBe(MOST_SHOWN);
    expect(start.more).toBe(150);
    expect(startingChoices(many, [], '7').shown[0]?.value).toBe('0');
  });
});

const word = fc.string({
  unit: fc.constantFrom('a', 'B', 'ä', 'e', 'é', 'ß', 'İ', '-', '&', '1'),
  minLength: 1,
  maxLength: 4,
});
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const lists = fc.array(name, { maxLength: 120 }).map((labels) => listOf(...labels));
const texts = fc.array(word, { maxLength: 2 }).map((words) => words.join(' '));

/** A slow reference version: how well a name fits, or null. */
function slowRank(label: string, text: string): number | null {
  const typed = (part: string) => spellings(part.trim());
  const some = (part: string, check: (spelled: string, one: string) => boolean) =>
    spellings(label).some((spelled) => typed(part).some((one) => check(spelled, one)));
  const parts = text.trim().split(/\s+/u);
  if (!parts.every((part) => some(part, (spelled, one) => spelled.includes(one)))) return null;
  if (text.trim() === '' || some(text, (spelled, one) => spelled === one)) return 0;
  if (some(text, (spelled, one) => spelled.startsWith(one))) return 1;
  const beginsWord = (spelled: string, one: string) =>
    spelled
      .split('')
      .some((_, at) => spelled.startsWith(one, at) && !/[\p{L}\p{N}]/u.test(spelled[at - 1] ?? ''));
  return parts.every((part) => some(part, beginsWord)) ? 2 : 3;
}

describe('any list and any text', () => {
  test('in any list, only matching choices are found, the rest is counted, the best come first, and equals keep their order', () => {
    fc.assert(
      fc.property(lists, texts, (list, text) => {
        const fitting = list.filter(({ label }) => slowRank(label, text) !== null);
        const sorted = fitting.toSorted(
          (one, other) => (slowRank(one.label, text) ?? 0) - (slowRank(other.label, text) ?? 0),
        );
        const { shown, more } = findChoices(list, text);
        expect(shown).toEqual(sorted.slice(0, MOST_SHOWN));
        expect(more).toBe(fitting.length - shown.length);
      }),
    );
  });

  test('before anything is typed, each choice is shown once or counted, and the chosen one is shown', () => {
    const some = fc.array(fc.nat(119).map(String), { maxLength: 8 });
    fc.assert(
      fc.property(lists, some, fc.nat(119).map(String), (list, preferred, chosen) => {
        const start = startingChoices(list, [...new Set(preferred)], chosen);
        const there = [...start.preferred, ...start.shown].map(({ value }) => value);
        expect(new Set(there).size).toBe(there.length);
        expect(there.length + start.more).toBe(list.length);
        expect(there.length).toBeLessThanOrEqual(MOST_SHOWN);
        expect(there.includes(chosen)).toBe(list.some(({ value }) => value === chosen));
      }),
    );
  });
});

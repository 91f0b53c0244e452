import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './pen';

const letters = (text: string) => text.length;

test.each([
  ['Code Review', 20, ['Code Review']],
  ['Code Review und Test', 12, ['Code Review', 'und Test']],
  ['Schnittstelle', 5, ['Schni', 'ttste', 'lle']],
  ['Bahnfahrt Hamburg–Augsburg', 10, ['Bahnfahrt', 'Hamburg–', 'Augsburg']],
  ['a Donaudampfschiff b', 8, ['a', 'Donaudam', 'pfschiff', 'b']],
  ['', 5, ['']],
  ['     ', 2, ['']],
  ['ab', 0, ['a', 'b']],
])('%j breaks at a width of %i', (text, room, lines) => expect(wrapText(text, room, letters)).toEqual(lines));

test('no line is too wide, and no letter is lost', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ß', 'Ł', ' ', '-', '/', '€', '.'), maxLength: 200 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), (whole, room) => {
      const lines = wrapText(whole, room, letters);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(room);
      expect(lines.join('').replaceAll(' ', '')).toBe(whole.replaceAll(' ', ''));
    }),
  );
});

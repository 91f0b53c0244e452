import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf, stableIndex } from './person';

describe('initials', () => {
  test.each([
    ['Jana Albrecht', 'JA'],
    ['Jana Maria von Albrecht', 'JA'],
    ['jana', 'J'],
    ['İbrahim Şahin', 'İŞ'],
    ['Ελένη Παπαδοπούλου', 'ΕΠ'],
    ['محمد علي', 'مع'],
    ['王 小明', '王小'],
    ['𝒥ana 𝒜lbrecht', '𝒥𝒜'],
    ['(Jana) "Albrecht"', 'JA'],
    ['  ', '?'],
  ])('of %s are %s', (name, letters) => expect(initialsOf(name)).toBe(letters));

  test('initials always have the same colour', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 11 }), (name, count) => {
        const index = stableIndex(name, count);
        expect(index).toBe(stableIndex(name, count));
        expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true);
      }),
    );
    expect(
      new Set(['Jana', 'Tobias', 'Anke', 'Mehmet', 'Lea'].map((name) => stableIndex(name, 4))).size,
    ).toBeGreaterThan(1);
  });
});

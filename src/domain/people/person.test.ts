import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf, nameWords, namesApart, stableIndex } from './person';

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
    ['Dr. Jana Albrecht', 'JA'],
    ['Prof. Dr.-Ing. Max Huber', 'MH'],
    ['Frau Dr. med. dent. Anna Weiß', 'AW'],
    ['Dipl.-Ing. (FH) Jana Albrecht, M.Sc.', 'JA'],
    ['Jana Albrecht (extern)', 'JA'],
    ['Jana Albrecht [Nordfeld GmbH]', 'JA'],
    ['(extern) Jana Albrecht', 'JA'],
    ['Albrecht (ext', 'A'],
    ['Jana(extern)Albrecht', 'JA'],
    ['  (Jana) Albrecht ', 'JA'],
    ['Dr Jana Albrecht', 'JA'],
    ['Jana Albrecht PhD', 'JA'],
    ['Jana Albrecht MSc', 'JA'],
    ['Jana Albrecht LLM', 'JA'],
    ['Jana Albrecht MA.', 'JA'],
    ['Dr. hc. Jana Albrecht', 'JA'],
    ['Alexandr Weiß', 'AW'],
    ['Herr Max Huber', 'MH'],
    ['Herrn Max Huber', 'MH'],
    ['Mr Paul Lee', 'PL'],
    ['Mr. Paul Lee', 'PL'],
    ['(extern)  Jana  Albrecht', 'JA'],
    ['Mrs. Ann Lee', 'AL'],
    ['Ms Ann Lee', 'AL'],
    ['Herrmann Weiß', 'HW'],
    ['Gottherr Weiß', 'GW'],
    ['John Smith Jr.', 'JS'],
    ['Pol Ma', 'PM'],
    ['J. Albrecht', 'JA'],
    ['Drago Proft', 'DP'],
    ['Michael Herr', 'MH'],
    ['Dr.', 'D'],
    ['  ', '?'],
  ])('of %s are %s (R-12.33)', (name, letters) => expect(initialsOf(name)).toBe(letters));

  test('the words of a name have letters', () => {
    expect(nameWords(' & Jana  - Albrecht ')).toEqual(['Jana', 'Albrecht']);
  });

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

test('of two people of one name the user name is added, or the mail (R-24.123)', () => {
  const people = [
    { name: 'Jana Albrecht', username: 'jalbrecht', mail: 'jana@nordfeld.example' },
    { name: 'Jana Albrecht', username: '', mail: 'j.albrecht@nordfeld.example' },
    { name: 'Jana Albrecht', username: '', mail: '' },
    { name: 'Lukas Brandt', username: 'lukas', mail: '' },
    { name: 'ida', username: 'ida', mail: '' },
    { name: 'ida', username: 'ida2', mail: '' },
  ];
  expect(people.map(namesApart(people, ({ name }) => name))).toEqual([
    'Jana Albrecht (jalbrecht)',
    'Jana Albrecht (j.albrecht@nordfeld.example)',
    'Jana Albrecht',
    'Lukas Brandt',
    'ida',
    'ida (ida2)',
  ]);
});

import { expect, test } from 'vitest';
import { strengthOf } from './passwordMeter';

const known = ['Mara', 'Lindqvist-Öztürk', 'mara.lindqvist@nordfeld.example'];

test.each([
  ['Sommer2026', 2],
  ['Feierabend1', 2],
  ['Geburtstag', 1],
  ['Mittwoch!', 2],
  ['Schmetterling', 1],
  ['Tagwerk2026', 2],
  ['Nordfeld!', 2],
  ['lindqvist1', 1],
  ['Öztürk2026', 2],
])('%s is easy to guess (R-2.66)', (password, most) =>
  expect(strengthOf(password, known)).toBeLessThanOrEqual(most),
);

test('several words are not (R-2.66)', () =>
  expect(strengthOf('Bratkartoffel Mond Regal Akkordeon', known)).toBe(4));

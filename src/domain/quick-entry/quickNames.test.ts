import { expect, test } from 'vitest';
import { indexNames, matchNames } from './quickNames';
import { tokensOf } from './quickTokens';

const index = indexNames(
  [
    'Straßenbau Müller GmbH',
    'Mueller & Söhne',
    'Klinik Łódź',
    'Klinik',
    'Bauelemente Ørsted',
    'D’Angelo',
    'Hochbau Bau',
    'Baumann',
  ].map((name, id) => ({ id, name })),
);

test.each([
  ['Strassenbau', [0]],
  ['straßenb', [0]],
  ['Muller', [0]],
  ['Müller', [0, 1]],
  ['Mueller', [0, 1]],
  ['mue', [0, 1]],
  ['Mueller soehne', [1]],
  ['Klinik', [3]],
  ['Klinik Lodz', [2]],
  ['Bauel', [4]],
  ['Orsted', [4]],
  ['oersted', [4]],
  ["D'Angelo", [5]],
  ['bau', [6]],
  ['ehr', undefined],
])('the quick line takes %j for %j (R-6.15)', (line, ids) =>
  expect(matchNames(index, tokensOf(line))?.entries.map(({ id }) => id)).toEqual(ids),
);

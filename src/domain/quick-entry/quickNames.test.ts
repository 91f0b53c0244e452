import { expect, test } from 'vitest';
import { indexNames, matchNames } from './quickNames';
import { tokensOf } from './quickTokens';

const names = [
  'Straßenbau Müller GmbH',
  'Mueller & Söhne',
  'Klinik Łódź',
  'Klinik',
  'Bauelemente Ørsted',
  'D’Angelo',
  'Hochbau Bau',
  'Baumann',
  'Klinik Nord',
  'Klinik Nord West',
  'Studio54',
  '2020 Vision',
  'MES-Einführung',
  'Die Werkstatt',
  'Dieselservice Nachtmann',
  '4You Deutschland Aktiv',
];
const match = (line: string) =>
  matchNames(indexNames(names.map((name, id) => ({ id, name }))), tokensOf(line));

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
  ['Klinik Nord', [8]],
  ['Klinik Nord We', [9]],
  ['Studio54', [10]],
  ['2020', undefined],
  ['M', undefined],
  ['ein', undefined],
  ['nach', undefined],
  ['einf', [12]],
  ['die', [13]],
  ['dies', [14]],
  ['DA', [15]],
  ['ehr', undefined],
])('the quick line takes %j for %j (R-6.15)', (line, ids) =>
  expect(match(line)?.entries.map(({ id }) => id)).toEqual(ids),
);

test.each([
  ['Klinik Lod', 2],
  ['Klinik Klin', 1],
  ['Mueller Müller', 1],
  ['Hochbau B', 1],
  ['Klinik "Nord"', 1],
])('of %j the first words name a customer: %i; a word is not used twice (R-6.15)', (line, count) =>
  expect(match(line)?.tokens).toBe(count),
);

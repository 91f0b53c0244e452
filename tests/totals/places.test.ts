import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { places } from './places';

const src = path.join(import.meta.dirname, '../../src');

/** How the app adds: by its own functions, or by a loop over hours, money, days or whatever is called a sum. */
const ADDERS = [
  /\b(?:sumHours|sumDecimals|sumMonths|sumCents|sumValues|columnSum|plus)\(/u,
  /\breduce\(\s*\((?:sum|total|all|shares)\b[^\n]*=>\s*(?:\n\s*)?[^\n]*(?:sum|total|all|shares) \+/u,
];

/** The files that add, without tests. */
const adding = () =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|fixture)\.|\/testing\//u.test(file))
    .filter((file) => ADDERS.some((adder) => adder.test(readFileSync(path.join(src, file), 'utf8'))))
    .toSorted();

test('every file that adds up is among the places whose sums are proven, once (R-23.1)', () => {
  expect(Object.values(places).flat().toSorted()).toEqual(adding());
});

test('what proves the sums of a place is a rule, or says why there is none to prove (R-23.1)', () => {
  const rules = readFileSync(path.join(import.meta.dirname, '../specification.md'), 'utf8');
  const unknown = Object.keys(places).filter(
    (proof) => proof.startsWith('R-') && !rules.includes(`**${proof}**`),
  );
  expect(unknown).toEqual([]);
});

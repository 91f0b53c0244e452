#!/usr/bin/env bash
# @vanillaes/csv 3.0.8 (typed) reads the day 18.11.2026 as the number 18.11, the project 1E5 as 1, “7.5h” as 7.5 and .5 as NaN, while 2026-11-18 and “3 Tage” stay text; csv-simple-parser 2.0.2 reads days as text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @vanillaes/csv@3.0.8 csv-simple-parser@2.0.2 > npm.txt
cat > look.mjs <<'JS'
import { parse } from '@vanillaes/csv';
import simple from 'csv-simple-parser';

const fields = ['18.11.2026', '18.11.', '2026-11-18', '1E5', '1e-3', '7.5h', '.5', '0.5', '-7.5', '3 Tage', '7:30'];
const readers = {
  '@vanillaes/csv 3.0.8': (text) => parse(text, { typed: true })[0],
  'csv-simple-parser 2.0.2': (text) => (simple.default ?? simple)(text, { header: false, infer: true })[0],
};
const seen = Object.entries(readers).map(([name, read]) => {
  const values = read(fields.join(',')).map((value) => (typeof value === 'number' ? String(value) : JSON.stringify(value)));
  console.log(`${name}: ${fields.map((field, at) => `${field} → ${values[at]}`).join(', ')}`);
  return values.join(' ');
});
console.log('Guess: what is not a number as a whole stays text, .5 is 0.5, and 1E5 is a hundred thousand or text. The option says that it infers types.');
console.log('Behaviour: a field that begins as a number is read up to where it no longer looks like one, so a date loses its year and an exponent its power; which texts escape depends on a pattern of their characters.');
const wanted = [
  '18.11 18.11 "2026-11-18" 1 1 7.5 NaN 0.5 -7.5 "3 Tage" "7:30"',
  '"18.11.2026" "18.11." "2026-11-18" 100000 0.001 "7.5h" 0.5 0.5 -7.5 "3 Tage" "7:30"',
];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

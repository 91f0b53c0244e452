#!/usr/bin/env bash
# chrono-node 2.10.3 finds a Friday in “heute früh”, and no day in “am 1.12. von 8 bis 12 Uhr”, which is therefore today.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts chrono-node@2.10.3 > npm.txt
cat > look.mjs <<'JS'
import { de } from 'chrono-node';

const wednesday = new Date(2026, 10, 18, 10, 15);
const day = (date) => `${date.getDate()}.${date.getMonth() + 1}.`;
const seen = ['heute früh', 'heute Morgen', 'am 1.12.2026 von 8 bis 12 Uhr', 'am 1.12. von 8 bis 12 Uhr'].map((text) => [
  text,
  de.parse(text, wednesday).map((found) => `${found.text} = ${day(found.start.date())}`),
]);
for (const [text, found] of seen) console.log(`chrono-node 2.10.3 on 18.11.: “${text}” → ${found.join('; ')}`);
console.log('Guess: one day each: 18.11., 18.11., 1.12., 1.12. (the year of today, as German dates are written in a list of hours).');
console.log('Behaviour: “fr” of “früh” is a second result, Friday; a date without a year is skipped and the hours are put on today.');
const wanted = [
  ['heute = 18.11.', 'fr = 20.11.'],
  ['heute Morgen = 18.11.'],
  ['1.12.2026 von 8 bis 12 Uhr = 1.12.'],
  ['von 8 bis 12 Uhr = 18.11.'],
];
process.exit(JSON.stringify(seen.map(([, found]) => found)) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

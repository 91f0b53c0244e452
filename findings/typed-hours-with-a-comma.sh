#!/usr/bin/env bash
# parse-duration 2.1.9 and timestring 7.0.0 read “7,5 h” as 75 hours, juration 0.1.1 as 5; “7:30h” is 37, 730 and 30 hours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts parse-duration@2.1.9 timestring@7.0.0 juration@0.1.1 > npm.txt
cat > look.mjs <<'JS'
import juration from 'juration';
import parseDuration from 'parse-duration';
import timestring from 'timestring';

const hours = (read) => {
  try {
    const value = read();
    return value === null ? 'refused' : Math.round(value * 100) / 100;
  } catch {
    return 'refused';
  }
};
// As people type hours into a time sheet; the first is how all three documentations write them.
const typed = ['7.5 h', '7,5 h', '1,25h', '7:30h', '1:30', '1h 30min'];
const seen = typed.map((text) => [
  text,
  hours(() => parseDuration(text, 'h')),
  hours(() => timestring(text, 'h')),
  hours(() => juration.parse(text) / 3600),
]);
for (const [text, first, second, third] of seen)
  console.log(`${text}: parse-duration 2.1.9 ${first}, timestring 7.0.0 ${second}, juration 0.1.1 ${third} hours`);
console.log('Guess: 7.5, 7.5, 1.25, 7.5, 1.5 and 1.5 hours, or refused.');
console.log('Behaviour: a comma goes, or ends the number before it; a colon too, in two of the three. Nothing is refused but one 1:30.');
const wanted = [
  ['7.5 h', 7.5, 7.5, 7.5],
  ['7,5 h', 75, 75, 5],
  ['1,25h', 125, 125, 25],
  ['7:30h', 37, 730, 30],
  ['1:30', 1.5, 'refused', 0.01],
  ['1h 30min', 1.5, 1.5, 1.5],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

#!/usr/bin/env bash
# timestring 7.0.0 reads “7,5 h” as 75 hours, juration 0.1.1 as 5; “7:30h” is 730 and 30 hours, and nothing is refused but one 1:30.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts timestring@7.0.0 juration@0.1.1 > npm.txt
cat > look.mjs <<'JS'
import juration from 'juration';
import timestring from 'timestring';

const hours = (read) => {
  try {
    const value = read();
    return value === null ? 'refused' : Math.round(value * 100) / 100;
  } catch {
    return 'refused';
  }
};
// As people type hours into a time sheet; the first is how both documentations write them.
const typed = ['7.5 h', '7,5 h', '1,25h', '7:30h', '1:30', '1h 30min'];
const seen = typed.map((text) => [
  text,
  hours(() => timestring(text, 'h')),
  hours(() => juration.parse(text) / 3600),
]);
for (const [text, first, second] of seen) console.log(`${text}: timestring 7.0.0 ${first}, juration 0.1.1 ${second} hours`);
console.log('Guess: 7.5, 7.5, 1.25, 7.5, 1.5 and 1.5 hours, or refused.');
console.log('Behaviour: one drops commas and colons, so that the digits on both sides are one number; the other forgets the number in front of them.');
const wanted = [
  ['7.5 h', 7.5, 7.5],
  ['7,5 h', 75, 5],
  ['1,25h', 125, 25],
  ['7:30h', 730, 30],
  ['1:30', 'refused', 0.01],
  ['1h 30min', 1.5, 1.5],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

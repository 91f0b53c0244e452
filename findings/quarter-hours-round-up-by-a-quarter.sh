#!/usr/bin/env bash
# hyperformula 3.5.0 and @formulajs/formulajs 4.6.1 round 1:15 up to the quarter of an hour as 1:30, and 30 more of the 96 quarters of a day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts hyperformula@3.5.0 @formulajs/formulajs@4.6.1 > npm.txt
cat > look.mjs <<'JS'
import * as formulajs from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';

const sheet = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
sheet.addSheet('Hours');
const at = { sheet: 0, row: 0, col: 0 };
const inMinutes = (day) => Math.round(day * 24 * 60);
const ways = {
  'hyperformula 3.5.0': (hour, minute) => {
    sheet.setCellContents(at, [[`=CEILING(TIME(${hour},${minute},0),TIME(0,15,0))`]]);
    return inMinutes(sheet.getCellValue(at));
  },
  '@formulajs/formulajs 4.6.1': (hour, minute) =>
    inMinutes(formulajs.CEILING(formulajs.TIME(hour, minute, 0), formulajs.TIME(0, 15, 0))),
};
const seen = Object.entries(ways).map(([name, round]) => {
  const quarters = Array.from({ length: 96 }, (_, index) => index * 15);
  const moved = quarters.filter((minutes) => round(Math.floor(minutes / 60), minutes % 60) !== minutes);
  const first = round(Math.floor(moved[0] / 60), moved[0] % 60);
  console.log(`${name}: CEILING moves ${moved.length} of 96 quarters, the first one from ${moved[0]} to ${first} minutes`);
  return [moved.length, moved[0], first];
});
console.log('Guess: a time that is a whole number of quarters stays what it is, as with FLOOR and MROUND of the same packages.');
console.log('Behaviour: TIME(1,15,0) divided by TIME(0,15,0) is a little more than 5, and is rounded up to 6.');
process.exit(JSON.stringify(seen) === JSON.stringify([[31, 75, 90], [31, 75, 90]]) ? 0 : 1);
JS
node look.mjs

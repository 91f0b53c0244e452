#!/usr/bin/env bash
# hyperformula 3.5.0 cuts INT(-7.5) to -7 and INT(-0.5) to 0; Excel and four other engines round down to -8 and -1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts hyperformula@3.5.0 @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 @jspreadsheet/formula@2.0.2 @fortune-sheet/formula-parser@0.2.13 > npm.txt
cat > look.mjs <<'JS'
import { INT } from '@formulajs/formulajs';
import { Parser } from '@fortune-sheet/formula-parser';
import jspreadsheet from '@jspreadsheet/formula';
import FastParser from 'fast-formula-parser';
import { HyperFormula } from 'hyperformula';

const sheet = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
sheet.addSheet('Hours');
const fast = new FastParser();
const fortune = new Parser();
const engines = {
  'hyperformula 3.5.0': (hours) => sheet.calculateFormula(`=INT(${hours})`, 0),
  '@formulajs/formulajs 4.6.1': (hours) => INT(hours),
  'fast-formula-parser 1.0.19': (hours) => fast.parse(`INT(${hours})`),
  '@jspreadsheet/formula 2.0.2': (hours) => jspreadsheet(`INT(${hours})`, {}),
  '@fortune-sheet/formula-parser 0.2.13': (hours) => fortune.parse(`INT(${hours})`).result,
};
const seen = Object.entries(engines).map(([name, whole]) => {
  const row = [7.5, -7.5, -0.5].map((hours) => whole(hours));
  console.log(`${name}: INT(7.5) ${row[0]}, INT(-7.5) ${row[1]}, INT(-0.5) ${row[2]}`);
  return row.join('/');
});
console.log('Guess: 7, -8 and -1. INT rounds down, a negative number away from zero (OpenFormula 1.2, 6.17 Rounding Functions; Microsoft, INT: -8.9 gives -9).');
console.log('Behaviour: it is TRUNC, so a time account of minus 7:30 shows minus 7, and the minutes by x-INT(x) have the wrong sign.');
process.exit(seen.join() === '7/-7/0,7/-8/-1,7/-8/-1,7/-8/-1,7/-8/-1' ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# @jspreadsheet/formula 2.0.2 and @fortune-sheet/formula-parser 0.2.13 round half a unit up also below zero: ROUND(-2.5;0) is -2; hyperformula 3.5.0 and @formulajs/formulajs 4.6.1 give -3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @jspreadsheet/formula@2.0.2 @fortune-sheet/formula-parser@0.2.13 hyperformula@3.5.0 @formulajs/formulajs@4.6.1 > npm.txt
cat > look.mjs <<'JS'
import { ROUND } from '@formulajs/formulajs';
import { Parser } from '@fortune-sheet/formula-parser';
import jspreadsheet from '@jspreadsheet/formula';
import { HyperFormula } from 'hyperformula';

const sheet = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
sheet.addSheet('Hours');
const fortune = new Parser();
const engines = {
  '@jspreadsheet/formula 2.0.2': (...pair) => jspreadsheet(`ROUND(${pair})`, {}),
  '@fortune-sheet/formula-parser 0.2.13': (...pair) => fortune.parse(`ROUND(${pair})`).result,
  'hyperformula 3.5.0': (...pair) => sheet.calculateFormula(`=ROUND(${pair})`, 0),
  '@formulajs/formulajs 4.6.1': (...pair) => ROUND(...pair),
};
const cases = [
  [2.5, 0],
  [-2.5, 0],
  [-7.125, 2],
  [-1250, -2],
];
const seen = Object.entries(engines).map(([name, round]) => {
  const row = cases.map((pair) => round(...pair));
  console.log(`${name}: ${cases.map((pair, index) => `ROUND(${pair.join(';')}) ${row[index]}`).join(', ')}`);
  return row.join('/');
});
console.log('Guess: 3, -3, -7.13 and -1300: ROUND goes away from zero at the half (OpenFormula 1.2, 6.17 Rounding Functions; each number here is exact in binary).');
console.log('Behaviour: a sum and its correction are rounded to different amounts, a unit apart.');
process.exit(seen.join() === '3/-2/-7.12/-1200,3/-2/-7.12/-1200,3/-3/-7.13/-1300,3/-3/-7.13/-1300' ? 0 : 1);
JS
TZ=UTC node look.mjs

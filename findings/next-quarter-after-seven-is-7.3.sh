#!/usr/bin/env bash
# @jspreadsheet/formula 2.0.2 and @fortune-sheet/formula-parser 0.2.13 round 7.1 up to quarters as 7.3 and 121 up to 15 as 140 (CEILING), and FLOOR so, too; hyperformula 3.5.0 as 7.25 and 135.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @jspreadsheet/formula@2.0.2 @fortune-sheet/formula-parser@0.2.13 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { Parser } from '@fortune-sheet/formula-parser';
import jspreadsheet from '@jspreadsheet/formula';
import { HyperFormula } from 'hyperformula';

const sheet = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
sheet.addSheet('Hours');
const fortune = new Parser();
const engines = {
  '@jspreadsheet/formula 2.0.2': (formula) => jspreadsheet(formula, {}),
  '@fortune-sheet/formula-parser 0.2.13': (formula) => fortune.parse(formula).result,
  'hyperformula 3.5.0': (formula) => sheet.calculateFormula(`=${formula}`, 0),
};
const formulas = ['CEILING(7.1,0.25)', 'CEILING(7.3,0.25)', 'FLOOR(7.4,0.25)', 'CEILING(121,15)'];
const seen = Object.entries(engines).map(([name, calculate]) => {
  const row = formulas.map((formula) => calculate(formula));
  console.log(`${name}: ${formulas.map((formula, index) => `${formula} ${row[index]}`).join(', ')}`);
  return row.join('/');
});
console.log('Guess: 7.25, 7.5, 7.25 and 135, the next multiple (OpenFormula 1.2, 6.17 Rounding Functions: CEILING and FLOOR).');
console.log('Behaviour: the multiple is then rounded to one digit less than it needs, so it is none any more: a quarter of an hour is three tenths.');
process.exit(seen.join() === '7.3/7.5/7.3/140,7.3/7.5/7.3/140,7.25/7.5/7.25/135' ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 and @jspreadsheet/formula 2.0.2 read “7,5” with NUMBERVALUE(…; ","; ".") as 75, but “1.234,50” as 1234.5; fast-formula-parser 1.0.19 reads 7.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 @jspreadsheet/formula@2.0.2 fast-formula-parser@1.0.19 > npm.txt
cat > look.mjs <<'JS'
import * as formulajs from '@formulajs/formulajs';
import jspreadsheet from '@jspreadsheet/formula';
import FormulaParser from 'fast-formula-parser';

const texts = ['7,5', '0,25', '12,50', '1.234,50'];
const formulaOf = (text) => `NUMBERVALUE("${text}",",",".")`;
const engines = {
  '@formulajs/formulajs 4.6.1': (text) => formulajs.NUMBERVALUE(text, ',', '.'),
  '@jspreadsheet/formula 2.0.2': (text) => jspreadsheet(formulaOf(text), {}),
  'fast-formula-parser 1.0.19': (text) => new FormulaParser().parse(formulaOf(text), { sheet: 'Hours', row: 1, col: 1 }),
};
const seen = Object.entries(engines).map(([name, read]) => {
  const numbers = texts.map(read);
  console.log(`${name}: ${texts.map((text, at) => `“${text}” is ${numbers[at]}`).join(', ')}`);
  return numbers.join(' ');
});
console.log('Guess: 7.5, 0.25, 12.5 and 1234.5; the second argument names the decimal mark (OpenFormula, and spreadsheets).');
console.log('Behaviour: without a mark of thousands in the text the decimal mark is dropped: an expense of 12,50 is 1250.');
process.exit(seen.join() === '75 25 1250 1234.5,75 25 1250 1234.5,7.5 0.25 12.5 1234.5' ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# fast-formula-parser 1.0.19 and @jspreadsheet/formula 2.0.2 end a month's notice of 31 January on 3 March (EDATE); hyperformula 3.5.0 and @formulajs/formulajs 4.6.1 on 28 February.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts fast-formula-parser@1.0.19 @jspreadsheet/formula@2.0.2 hyperformula@3.5.0 @formulajs/formulajs@4.6.1 > npm.txt
cat > look.mjs <<'JS'
import * as formulajs from '@formulajs/formulajs';
import jspreadsheet from '@jspreadsheet/formula';
import FormulaParser from 'fast-formula-parser';
import { HyperFormula } from 'hyperformula';

const MILLISECONDS_OF_A_DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
const dayOf = (value) => (value instanceof Date ? value : new Date(FIRST_DAY + value * MILLISECONDS_OF_A_DAY)).toISOString().slice(0, 10);
const engines = {
  'fast-formula-parser 1.0.19': (formula) => new FormulaParser().parse(formula, { sheet: 'Notice', row: 1, col: 1 }),
  '@jspreadsheet/formula 2.0.2': (formula) => jspreadsheet(formula, {}),
  'hyperformula 3.5.0': (formula) => HyperFormula.buildFromArray([[`=${formula}`]], { licenseKey: 'gpl-v3' }).getSheetValues(0)[0][0],
  '@formulajs/formulajs 4.6.1': (formula) => {
    const [, year, month, day, months] = formula.match(/(\d+),(\d+),(\d+)\),(-?\d+)/).map(Number);
    return formulajs.EDATE(formulajs.DATE(year, month, day), months);
  },
};
const formulas = ['EDATE(DATE(2026,1,31),1)', 'EDATE(DATE(2026,5,31),-3)', 'EDATE(DATE(2026,3,31),3)'];
const seen = Object.entries(engines).map(([name, calculate]) => {
  const days = formulas.map((formula) => dayOf(calculate(formula)));
  console.log(`${name}: ${formulas.map((formula, at) => `${formula} is ${days[at]}`).join('; ')}`);
  return days.join(' ');
});
console.log('Guess: 28 February twice and 30 June: if the month is shorter, its last day (OpenFormula, and spreadsheets).');
console.log('Behaviour: the days that the month lacks run over into the next one.');
const over = '2026-03-03 2026-03-03 2026-07-01';
const last = '2026-02-28 2026-02-28 2026-06-30';
process.exit(seen.join() === [over, over, last, last].join() ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 and @jspreadsheet/formula 2.0.2 count minus one day since the last anniversary on the day before the next (DATEDIF with YD), and 370 five days after it; hyperformula 3.5.0 and fast-formula-parser 1.0.19 count 364 and 5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 @jspreadsheet/formula@2.0.2 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { DATEDIF } from '@formulajs/formulajs';
import jspreadsheet from '@jspreadsheet/formula';
import Parser from 'fast-formula-parser';
import { HyperFormula } from 'hyperformula';

const hyper = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
hyper.addSheet('A');
const parser = new Parser();
const formula = (end) => `DATEDIF(DATE(2025,12,15),DATE(${end}),"YD")`;
const engines = {
  'hyperformula 3.5.0': (end) => hyper.calculateFormula(`=${formula(end)}`, 0),
  'fast-formula-parser 1.0.19': (end) => parser.parse(formula(end), { row: 1, col: 1, sheet: 'A' }),
  '@formulajs/formulajs 4.6.1': ([year, month, day]) => DATEDIF(new Date(2025, 11, 15), new Date(year, month - 1, day), 'YD'),
  '@jspreadsheet/formula 2.0.2': (end) => jspreadsheet(formula(end)),
};
const ends = [[2026, 12, 14], [2026, 1, 31], [2026, 12, 20]];
const seen = Object.entries(engines).map(([engine, daysTo]) => {
  const days = ends.map((end) => daysTo(end));
  console.log(`${engine}: since 15 December 2025, years left out, ${ends.map((end, at) => `${end.join('-')} ${days[at]}`).join(', ')}`);
  return days.join();
});
console.log('Guess: 364, 47 and 5 days since the last 15 December.');
console.log('Behaviour: within a year it is right; where the years differ and the months agree, a day before the anniversary is negative and one after it counts the whole year.');
process.exit(seen.join(' ') === '364,47,5 364,47,5 -1,47,370 -1,47,370' ? 0 : 1);
JS
TZ=UTC node look.mjs

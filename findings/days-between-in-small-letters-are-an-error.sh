#!/usr/bin/env bash
# hyperformula 3.5.0 refuses DATEDIF with the unit in small letters ("d", "m", "ym"), which spreadsheets, @formulajs/formulajs 4.6.1, fast-formula-parser 1.0.19 and @jspreadsheet/formula 2.0.2 read.
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
const formula = (unit) => `DATEDIF(DATE(2026,1,15),DATE(2026,11,18),"${unit}")`;
const engines = {
  'hyperformula 3.5.0': (unit) => hyper.calculateFormula(`=${formula(unit)}`, 0),
  '@formulajs/formulajs 4.6.1': (unit) => DATEDIF(new Date(2026, 0, 15), new Date(2026, 10, 18), unit),
  'fast-formula-parser 1.0.19': (unit) => parser.parse(formula(unit), { row: 1, col: 1, sheet: 'A' }),
  '@jspreadsheet/formula 2.0.2': (unit) => jspreadsheet(formula(unit)),
};
const units = ['D', 'd', 'm', 'ym'];
const seen = Object.entries(engines).map(([engine, between]) => {
  const found = units.map((unit) => between(unit)?.value ?? between(unit));
  console.log(`${engine}: ${units.map((unit, at) => `"${unit}" ${found[at]}`).join(', ')}`);
  return found.join();
});
console.log('Guess: 307 days twice, and ten months twice, from each.');
console.log('Behaviour: a small letter is #NUM!, the error of an end before its start.');
process.exit(seen.join(' ') === '307,#NUM!,#NUM!,#NUM! 307,307,10,10 307,307,10,10 307,307,10,10' ? 0 : 1);
JS
TZ=UTC node look.mjs

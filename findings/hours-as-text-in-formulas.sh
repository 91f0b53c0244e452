#!/usr/bin/env bash
# hyperformula 3.5.0 gives “[1]:30” for TEXT(1.0625,"[h]:mm"), @formulajs/formulajs 4.6.1 gives “1”: the day of 25:30 is lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts hyperformula@3.5.0 @formulajs/formulajs@4.6.1 numfmt@4.0.1 > npm.txt
cat > look.mjs <<'JS'
import * as formulas from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';
import { format } from 'numfmt';

const value = 25.5 / 24;
const formats = ['[h]:mm', '[hh]:mm'];
const engine = HyperFormula.buildFromArray([formats.map((one) => `=TEXT(${value},"${one}")`)], { licenseKey: 'gpl-v3' });
const seen = formats.map((one, col) => [
  one,
  engine.getCellValue({ sheet: 0, row: 0, col }),
  String(formulas.TEXT(value, one)),
  format(one, value),
]);
for (const [one, hyper, formulajs, numfmt] of seen)
  console.log(`${one}: hyperformula 3.5.0 ${hyper}, formulajs 4.6.1 ${formulajs}, numfmt 4.0.1 ${numfmt}`);
console.log('Guess: 25:30, as spreadsheets show a sum of hours in this format.');
console.log('Behaviour: hyperformula shows the brackets of [h] and begins anew after 24 hours, but not of [hh]; formulajs shows days alone.');
const wanted = [
  ['[h]:mm', '[1]:30', '1', '25:30'],
  ['[hh]:mm', '25:30', '1', '25:30'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 counts three working days from Friday back to Monday (NETWORKDAYS), hyperformula 3.5.0 five, as forwards.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { NETWORKDAYS } from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';

const sheet = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
sheet.addSheet('Days');
const seen = [
  [16, 20],
  [20, 16],
  [19, 17],
].map(([from, to]) => {
  const formula = `NETWORKDAYS(DATE(2026,11,${from}),DATE(2026,11,${to}))`;
  const row = [sheet.calculateFormula(`=${formula}`, 0), NETWORKDAYS(new Date(2026, 10, from), new Date(2026, 10, to))];
  console.log(`${formula}: hyperformula 3.5.0 ${row[0]}, @formulajs/formulajs 4.6.1 ${row[1]}`);
  return row;
});
console.log('Guess: 5, -5 and -3: both ends count, whichever comes first, as in Excel and LibreOffice.');
console.log('Behaviour: backwards, the ends are left out, so overtime of a corrected span is off by two days.');
process.exit(JSON.stringify(seen) === '[[5,5],[-5,-3],[-3,-1]]' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

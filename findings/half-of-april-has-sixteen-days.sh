#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 counts 16 days of a payroll month of 30 from 15 to 30 April (DAYS360), and 30 from 1 to 28 February; hyperformula 3.5.0 counts 15 and 27.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { DAYS360 } from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';

const sheet = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
sheet.addSheet('Month');
const spans = [
  [[2026, 4, 1], [2026, 4, 15]],
  [[2026, 4, 15], [2026, 4, 30]],
  [[2026, 1, 15], [2026, 1, 31]],
  [[2026, 2, 1], [2026, 2, 28]],
];
const date = ([year, month, day]) => new Date(year, month - 1, day);
const seen = spans.map(([start, end]) => {
  const formula = `DAYS360(DATE(${start}),DATE(${end}))`;
  const row = [sheet.calculateFormula(`=${formula}`, 0), DAYS360(date(start), date(end))];
  console.log(`${formula}: hyperformula 3.5.0 ${row[0]}, @formulajs/formulajs 4.6.1 ${row[1]}`);
  return row;
});
console.log('Guess: 14, 15, 16 and 27: by the method of the USA, the default, only an end on a 31st can become the 1st of the next month.');
console.log('Behaviour: each last day of a month is moved to the 1st.');
process.exit(JSON.stringify(seen) === '[[14,14],[15,16],[16,16],[27,30]]' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

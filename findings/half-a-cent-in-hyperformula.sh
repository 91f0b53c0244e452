#!/usr/bin/env bash
# hyperformula 3.5.0 rounds half a cent up in one amount and down in the next; @formulajs/formulajs 4.6.1 always up, as spreadsheets do.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts hyperformula@3.5.0 @formulajs/formulajs@4.6.1 > npm.txt
cat > look.mjs <<'JS'
import * as formulas from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';

// Each is half a cent in decimals; only 8.375 is exactly so in binary.
const amounts = [1.005, 2.675, 8.375, 1.115, 1.255, 10.075, 0.285];
const engine = HyperFormula.buildFromArray([amounts.map((amount) => `=ROUND(${amount},2)`)], { licenseKey: 'gpl-v3' });
const seen = amounts.map((amount, col) => [
  amount,
  engine.getCellValue({ sheet: 0, row: 0, col }),
  formulas.ROUND(amount, 2),
]);
for (const [amount, hyper, other] of seen)
  console.log(`ROUND(${amount}, 2): hyperformula 3.5.0 ${hyper}, formulajs 4.6.1 ${other}`);
console.log('Guess: half a cent is rounded up, as in the spreadsheets whose formulas it computes.');
console.log('Behaviour: four of seven amounts lose the cent, depending on how the amount is stored in binary.');
const wanted = [
  [1.005, 1, 1.01],
  [2.675, 2.68, 2.68],
  [8.375, 8.38, 8.38],
  [1.115, 1.12, 1.12],
  [1.255, 1.25, 1.26],
  [10.075, 10.07, 10.08],
  [0.285, 0.28, 0.29],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

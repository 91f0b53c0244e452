#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 and @jspreadsheet/formula 2.0.2 find no hour in the text of a time (HOUR("14:30")), and formulajs no value (VALUE("7:30")); hyperformula 3.5.0 finds 14 and 0.3125.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 @jspreadsheet/formula@2.0.2 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { HOUR, MINUTE, VALUE } from '@formulajs/formulajs';
import jspreadsheet from '@jspreadsheet/formula';
import { HyperFormula } from 'hyperformula';

const hyper = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
hyper.addSheet('A');
const shown = (value) => (typeof value === 'number' ? String(value) : `refused (${value?.value ?? value?.message ?? value})`);
const seen = [
  ['hyperformula 3.5.0', ['HOUR("14:30")', 'MINUTE("14:30")', 'VALUE("7:30")'].map((one) => hyper.calculateFormula(`=${one}`, 0))],
  ['@formulajs/formulajs 4.6.1', [HOUR('14:30'), MINUTE('14:30'), VALUE('7:30')]],
  ['@jspreadsheet/formula 2.0.2', ['HOUR("14:30")', 'MINUTE("14:30")'].map((one) => jspreadsheet(one))],
].map(([engine, values]) => {
  const [hour, minute, value] = values.map(shown);
  console.log(`${engine}: HOUR("14:30") ${hour}, MINUTE("14:30") ${minute}${value === undefined ? '' : `, VALUE("7:30") ${value}`}`);
  return [hour, minute, value].join();
});
console.log(`with a day in front, HOUR("2026-11-18 14:30") of formulajs: ${shown(HOUR('2026-11-18 14:30'))}`);
console.log('Guess: 14, 30 and 0.3125, as a spreadsheet takes the text of a time for a time.');
console.log('Behaviour: a text is read as a date of JavaScript, which a time alone is not, so times from a CSV file cannot be computed with.');
const isAsSeen = seen[0] === '14,30,0.3125' && seen.slice(1).every((one) => one.startsWith('refused') && !/\d{2}/.test(one));
process.exit(isAsSeen ? 0 : 1);
JS
TZ=UTC node look.mjs

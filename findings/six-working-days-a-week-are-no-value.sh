#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 and @jspreadsheet/formula 2.0.2 refuse a week of six working days as seven digits in WORKDAY.INTL, and read it in NETWORKDAYS.INTL; hyperformula 3.5.0 reads both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 @jspreadsheet/formula@2.0.2 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { NETWORKDAYS, WORKDAY } from '@formulajs/formulajs';
import jspreadsheet from '@jspreadsheet/formula';
import { HyperFormula } from 'hyperformula';

const hyper = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
hyper.addSheet('A');
const next = 'WORKDAY.INTL(DATE(2026,11,13),1,"0000001")';
const count = 'NETWORKDAYS.INTL(DATE(2026,11,2),DATE(2026,11,30),"0000001")';
const serial = (value) => (value instanceof Date ? Math.round(value.getTime() / 86400000 + 25569) : value);
const shown = (value) => (typeof serial(value) === 'number' ? String(serial(value)) : `refused (${value?.message ?? value?.value ?? value})`);
const seen = [
  ['hyperformula 3.5.0', hyper.calculateFormula(`=${next}`, 0), hyper.calculateFormula(`=${count}`, 0)],
  [
    '@formulajs/formulajs 4.6.1',
    WORKDAY.INTL(new Date(2026, 10, 13), 1, '0000001'),
    NETWORKDAYS.INTL(new Date(2026, 10, 2), new Date(2026, 10, 30), '0000001'),
  ],
  ['@jspreadsheet/formula 2.0.2', jspreadsheet(next), jspreadsheet(count)],
].map(([engine, day, days]) => {
  console.log(`${engine}: ${next} ${shown(day)}, ${count} ${shown(days)}`);
  return `${shown(day)} ${shown(days)}`;
});
console.log('Guess: 46340, Saturday 14 November, and 25 days: a digit for each day from Monday, 1 for a day off.');
console.log('Behaviour: one function of a library knows the seven digits and its neighbour does not.');
process.exit(seen[0] === '46340 25' && seen.slice(1).every((one) => /^refused \(.*\) 25$/.test(one)) ? 0 : 1);
JS
TZ=UTC node look.mjs

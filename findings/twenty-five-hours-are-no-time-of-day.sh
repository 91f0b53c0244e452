#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1, fast-formula-parser 1.0.19 and @jspreadsheet/formula 2.0.2 give 25.5 hours for TIME(25,30,0), which is half past one, and no time for TIME(8,-15,0); hyperformula 3.5.0 gives 1:30 and 7:45.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 @jspreadsheet/formula@2.0.2 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import * as formulajs from '@formulajs/formulajs';
import jspreadsheet from '@jspreadsheet/formula';
import Parser from 'fast-formula-parser';
import { HyperFormula } from 'hyperformula';

const hyper = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
hyper.addSheet('A');
const parser = new Parser();
const engines = {
  'hyperformula 3.5.0': (...time) => hyper.calculateFormula(`=TIME(${time})`, 0),
  '@formulajs/formulajs 4.6.1': (...time) => formulajs.TIME(...time),
  '@jspreadsheet/formula 2.0.2': (...time) => jspreadsheet(`TIME(${time})`),
  'fast-formula-parser 1.0.19': (...time) => parser.parse(`TIME(${time})`, { row: 1, col: 1, sheet: 'A' }),
};
/** A result as hours of a day. */
const shown = (value) => (typeof value === 'number' ? Math.round(value * 86400) / 3600 : 'none');
const times = [[25, 30, 0], [8, -15, 0], [8, 30, 0]];
const seen = Object.entries(engines).map(([engine, timeOf]) => {
  const hours = times.map((time) => shown(timeOf(...time)));
  console.log(`${engine}: ${times.map((time, at) => `TIME(${time}) ${hours[at]} h`).join(', ')}`);
  return hours.join();
});
console.log('Guess: 1.5, 7.75 and 8.5 hours: above 23 the rest of a division by 24 is the hour, and minutes may be negative.');
console.log('Behaviour: three of four keep 25.5 hours, so a shift that begins “at 25:30” lies on the next day; none of these takes a quarter of an hour off.');
process.exit(seen.join(' ') === '1.5,7.75,8.5 25.5,none,8.5 25.5,none,8.5 25.5,none,8.5' ? 0 : 1);
JS
TZ=UTC node look.mjs

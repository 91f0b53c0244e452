#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1 and @jspreadsheet/formula 2.0.2 give NaN for WEEKNUM with weeks from Monday on (type 11), which is the same as type 2; hyperformula 3.5.0 gives week 2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 @jspreadsheet/formula@2.0.2 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { WEEKNUM } from '@formulajs/formulajs';
import jspreadsheet from '@jspreadsheet/formula';
import { HyperFormula } from 'hyperformula';

const hyper = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
hyper.addSheet('A');
const formula = (type) => `WEEKNUM(DATE(2026,1,5),${type})`;
const engines = {
  'hyperformula 3.5.0': (type) => hyper.calculateFormula(`=${formula(type)}`, 0),
  '@formulajs/formulajs 4.6.1': (type) => WEEKNUM(new Date(2026, 0, 5), type),
  '@jspreadsheet/formula 2.0.2': (type) => jspreadsheet(formula(type)),
};
const types = [2, 11, 17];
const seen = Object.entries(engines).map(([engine, weekOf]) => {
  const weeks = types.map((type) => weekOf(type));
  console.log(`${engine}: Monday 5 January 2026 is in week ${types.map((type, at) => `${weeks[at]} (type ${type})`).join(', ')}`);
  return weeks.join();
});
console.log('Guess: week 2 in each of the three types, the first and second of which are the same.');
console.log('Behaviour: type 11 is the one of types 11 to 17 that gives no number, and no error either.');
process.exit(seen.join(' ') === '2,2,2 2,NaN,2 2,NaN,2' ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# fast-formula-parser 1.0.19 finds the same Friday five working days before a Friday (WORKDAY), and a Saturday one before a Saturday; hyperformula 3.5.0 and @formulajs/formulajs 4.6.1 find the Friday before.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { WORKDAY } from '@formulajs/formulajs';
import Parser from 'fast-formula-parser';
import { HyperFormula } from 'hyperformula';

const hyper = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
hyper.addSheet('A');
const parser = new Parser();
const day = (serial) => new Date(Math.round((serial - 25569) * 86400000)).toISOString().slice(0, 10);
const formula = (date, days) => `WORKDAY(DATE(${date}),${days})`;
const engines = {
  'hyperformula 3.5.0': (date, days) => day(hyper.calculateFormula(`=${formula(date, days)}`, 0)),
  '@formulajs/formulajs 4.6.1': ([year, month, of], days) => WORKDAY(new Date(year, month - 1, of), days).toISOString().slice(0, 10),
  'fast-formula-parser 1.0.19': (date, days) => day(parser.parse(formula(date, days), { row: 1, col: 1, sheet: 'A' })),
};
const asked = [[[2026, 11, 13], -5], [[2026, 11, 14], -1], [[2026, 11, 13], 5]];
const seen = Object.entries(engines).map(([engine, dayOf]) => {
  const days = asked.map(([date, count]) => dayOf(date, count));
  console.log(`${engine}: ${asked.map(([date, count], at) => `${formula(date, count)} ${days[at]}`).join(', ')}`);
  return days.join();
});
console.log('Guess: 6 November, 13 November and 20 November, all of them Fridays.');
console.log('Behaviour: backwards it counts no day off from where it begins, so a deadline five working days earlier is today; forwards it is right.');
const right = '2026-11-06,2026-11-13,2026-11-20';
process.exit(seen.join(' ') === `${right} ${right} 2026-11-13,2026-11-14,2026-11-20` ? 0 : 1);
JS
TZ=UTC node look.mjs

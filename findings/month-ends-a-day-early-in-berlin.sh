#!/usr/bin/env bash
# xlsx-calc 0.9.2 ends November on 29 November (EOMONTH) on a computer in Berlin and on the 30th in New York and UTC; hyperformula 3.5.0 on the 30th everywhere. It rounds minus 7.125 hours up to -7.12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts xlsx-calc@0.9.2 @e965/xlsx@0.20.3 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { utils } from '@e965/xlsx';
import { HyperFormula } from 'hyperformula';
import calculate from 'xlsx-calc';

const NOVEMBER_18 = 46344;
const formulas = { end: 'EOMONTH(B1,0)', debt: 'ROUND(B2,2)', credit: 'ROUND(B3,2)' };
if (process.argv[2] === 'one') {
  const sheet = utils.aoa_to_sheet([[0, new Date('2026-11-18T00:00:00Z')], [0, -7.125], [0, 7.125]], { cellDates: true });
  Object.values(formulas).forEach((f, row) => Object.assign(sheet[`A${row + 1}`], { f }));
  calculate({ SheetNames: ['S'], Sheets: { S: sheet } });
  const [end, debt, credit] = ['A1', 'A2', 'A3'].map((cell) => sheet[cell].v);
  console.log([new Date(end).toISOString().slice(0, 10), debt, credit].join(' '));
} else {
  const other = HyperFormula.buildFromArray([[`=${formulas.end}`, NOVEMBER_18], [`=${formulas.debt}`, -7.125], [`=${formulas.credit}`, 7.125]], { licenseKey: 'gpl-v3' });
  const right = [0, 1, 2].map((row) => other.getCellValue({ sheet: 0, row, col: 0 }));
  console.log(`hyperformula 3.5.0: day ${right[0]}, which is 12 days after ${NOVEMBER_18}; ${right[1]}; ${right[2]}`);
  const seen = ['Europe/Berlin', 'UTC', 'America/New_York'].map((TZ) => {
    const row = execFileSync(process.execPath, [process.argv[1], 'one'], { env: { ...process.env, TZ }, encoding: 'utf8' }).trim();
    console.log(`xlsx-calc 0.9.2 in ${TZ}: ${row}`);
    return row;
  });
  console.log('Guess: 2026-11-30 -7.13 7.13 everywhere: EOMONTH is the last day of the month, and half is rounded away from zero (OpenFormula, EOMONTH and ROUND).');
  console.log('Behaviour: the day is made by the clock of the computer and cut to whole days by that of UTC; Math.round rounds half of a negative number up.');
  process.exit(seen.join() === '2026-11-29 -7.12 7.13,2026-11-30 -7.12 7.13,2026-11-30 -7.12 7.13' && right.join() === '46356,-7.13,7.13' ? 0 : 1);
}
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# hyperformula 3.5.0 gives week 53 for the days of December that are in week 1 (ISOWEEKNUM), fast-formula-parser 1.0.19 the next week for each Sunday; @formulajs/formulajs 4.6.1 is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts hyperformula@3.5.0 @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 > npm.txt
cat > look.mjs <<'JS'
import * as formulajs from '@formulajs/formulajs';
import FormulaParser from 'fast-formula-parser';
import { HyperFormula } from 'hyperformula';

const MILLISECONDS_OF_A_DAY = 86_400_000;
/** The week of ISO 8601: the days to the Thursday in the same week, counted from the first of its year. */
function isoWeek(date) {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * MILLISECONDS_OF_A_DAY);
  return Math.ceil(((thursday - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / MILLISECONDS_OF_A_DAY + 1) / 7);
}
const dates = [];
for (let date = new Date('2024-01-01'); date < new Date('2030-01-01'); date = new Date(date.getTime() + MILLISECONDS_OF_A_DAY)) dates.push(date);
const formulas = dates.map((date) => `ISOWEEKNUM(DATE(${date.getUTCFullYear()},${date.getUTCMonth() + 1},${date.getUTCDate()}))`);
const parser = new FormulaParser();
const weeks = {
  'hyperformula 3.5.0': HyperFormula.buildFromArray(formulas.map((formula) => [`=${formula}`]), { licenseKey: 'gpl-v3' }).getSheetValues(0).flat(),
  'fast-formula-parser 1.0.19': formulas.map((formula) => parser.parse(formula, { sheet: 'Weeks', row: 1, col: 1 })),
  '@formulajs/formulajs 4.6.1': dates.map((date) => formulajs.ISOWEEKNUM(date)),
};
const seen = Object.entries(weeks).map(([name, found]) => {
  const wrong = dates.flatMap((date, at) => (found[at] === isoWeek(date) ? [] : [{ date, week: found[at] }]));
  const first = wrong.slice(0, 6).map(({ date, week }) => `${date.toISOString().slice(0, 10)} is ${week}`);
  console.log(`${name}: ${wrong.length} of ${dates.length} days wrong: ${first.join(', ') || 'none'}`);
  return wrong;
});
console.log('Guess: no day is wrong (ISO 8601: a week begins on Monday and belongs to the year of its Thursday).');
console.log('Behaviour: the one looks back into the year before, but not ahead in December; the other takes Sunday for the first day of the next week.');
const [byHyperFormula, byParser, byFormulajs] = seen;
const sundays = dates.filter((date) => date.getUTCDay() === 0);
const isAsSeen =
  byHyperFormula.map(({ date, week }) => `${date.toISOString().slice(0, 10)} ${week}`).join() ===
    '2024-12-30 53,2024-12-31 53,2025-12-29 53,2025-12-30 53,2025-12-31 53,2029-12-31 53' &&
  byParser.length === sundays.length &&
  byParser.every(({ date }) => date.getUTCDay() === 0) &&
  byFormulajs.length === 0;
process.exit(isAsSeen ? 0 : 1);
JS
TZ=UTC node look.mjs

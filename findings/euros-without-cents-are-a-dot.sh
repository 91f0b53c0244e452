#!/usr/bin/env bash
# fast-formula-parser 1.0.19 writes FIXED(1234.5,0) as “.” and DOLLAR(1234.5,0) as “$.”: without decimals no digit is left; @formulajs/formulajs 4.6.1 writes 1,235.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19 > npm.txt
cat > look.mjs <<'JS'
import { DOLLAR, FIXED } from '@formulajs/formulajs';
import Parser from 'fast-formula-parser';

const parser = new Parser();
const parsed = (formula) => parser.parse(formula, { row: 1, col: 1, sheet: 'A' });
// Its formatter writes what it does not understand on the console, too.
console.error = () => undefined;
const seen = [
  [FIXED(1234.5, 0), FIXED(0.4, 0), DOLLAR(1234.5, 0), FIXED(1234.5, 1)],
  ['FIXED(1234.5,0)', 'FIXED(0.4,0)', 'DOLLAR(1234.5,0)', 'FIXED(1234.5,1)'].map(parsed),
];
console.log(`@formulajs/formulajs 4.6.1: ${seen[0].join(' | ')}`);
console.log(`fast-formula-parser 1.0.19: ${seen[1].join(' | ')}`);
console.log('Guess: 1,235 and 0 and $1,235, and with one decimal 1,234.5.');
console.log('Behaviour: with no decimals the format ends in a dot that nothing follows, and the amount is gone without an error.');
process.exit(JSON.stringify(seen) === '[["1,235","0","$1,235","1,234.5"],[".",".","$.","1,234.5"]]' ? 0 : 1);
JS
TZ=UTC node look.mjs

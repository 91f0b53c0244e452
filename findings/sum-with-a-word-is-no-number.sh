#!/usr/bin/env bash
# xlsx-calc 0.9.2 adds up 7.5, “krank” and 8 cell by cell to NaN, finds no hours of more than 7.6 (SUMIF with ">7.6") and rounds 7.3 down to quarters as 7 (FLOOR); hyperformula 3.5.0 gives 15.5, 8 and 7.25.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts xlsx-calc@0.9.2 hyperformula@3.5.0 > npm.txt
cat > look.mjs <<'JS'
import { HyperFormula } from 'hyperformula';
import calculate from 'xlsx-calc';

const column = [7.5, 'krank', 8];
const formulas = ['SUM(B1,B2,B3)', 'SUMIF(B1:B3,">7.6",B1:B3)', 'FLOOR(7.3,0.25)'];
const sheet = { '!ref': 'A1:B3' };
for (const [row, v] of column.entries()) {
  sheet[`B${row + 1}`] = { t: typeof v === 'number' ? 'n' : 's', v };
  sheet[`A${row + 1}`] = { t: 'n', v: 0, f: formulas[row] };
}
calculate({ SheetNames: ['S'], Sheets: { S: sheet } });
const other = HyperFormula.buildFromArray(column.map((value, row) => [`=${formulas[row]}`, value]), { licenseKey: 'gpl-v3' });
const seen = formulas.map((formula, row) => {
  const values = [sheet[`A${row + 1}`].v, other.getCellValue({ sheet: 0, row, col: 0 })];
  console.log(`${formula} over ${column.join(', ')}: xlsx-calc 0.9.2 ${values[0]}, hyperformula 3.5.0 ${values[1]}`);
  return values.join('/');
});
console.log('Guess: 15.5, 8 and 7.25. A text in a cell that is referred to is left out of a sum, a criterion may begin with >, and FLOOR rounds down to multiples of its second number (OpenFormula).');
console.log('Behaviour: a cell by itself is added as a text, a criterion is compared as a text, and FLOOR rounds to whole numbers. None of them is an error.');
process.exit(seen.join() === 'NaN/15.5,0/8,7/7.25' ? 0 : 1);
JS
TZ=UTC node look.mjs

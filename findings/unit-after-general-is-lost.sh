#!/usr/bin/env bash
# ssf 0.11.2 and @e965/xlsx 0.20.3 show 7.5 in General" h" without its unit, hucre 1.0.0 as “Gnral hee”; numfmt 4.0.1 as “7.5 h”.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ssf@0.11.2 @e965/xlsx@0.20.3 hucre@1.0.0 numfmt@4.0.1 > npm.txt
cat > look.mjs <<'JS'
import * as XLSX from '@e965/xlsx';
import { formatValue } from 'hucre';
import { format } from 'numfmt';
import ssf from 'ssf';

const shown = {
  'ssf 0.11.2': (code) => ssf.format(code, 7.5),
  '@e965/xlsx 0.20.3': (code) => XLSX.SSF.format(code, 7.5),
  'hucre 1.0.0': (code) => formatValue(7.5, code),
  'numfmt 4.0.1': (code) => format(code, 7.5),
};
const seen = ['General" h"', '"PT "General'].map((code) => {
  const row = Object.entries(shown).map(([name, show]) => [name, show(code)]);
  console.log(`${code}: ${row.map(([name, text]) => `${name} “${text}”`).join(', ')}`);
  return row.map(([, text]) => text);
});
console.log('Guess: “7.5 h” and “PT 7.5”: General is a number as it is, and a quoted text may stand on either side (ECMA-376 Part 1, 18.8.30 and 18.8.31; a German Excel calls it Standard" h").');
console.log('Behaviour: the first two leave out what follows General, and the third shows the letters of the word.');
const wanted = [
  ['7.5', '7.5', 'Gnral hee', '7.5 h'],
  ['PT 7.5', 'PT 7.5', 'PT Gnralee', 'PT 7.5'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# ssf 0.11.2 shows 7:59:59.6 as 7:59:00 in [h]:mm:ss, and as 8:00 in [h]:mm: rounding up its seconds takes a minute away.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ssf@0.11.2 numfmt@4.0.1 @e965/xlsx@0.20.3 > npm.txt
cat > look.mjs <<'JS'
import xlsx from '@e965/xlsx';
import { format } from 'numfmt';
import ssf from 'ssf';

const durations = { '7:59:59.4': 28_799.4, '7:59:59.6': 28_799.6, '0:00:59.7': 59.7, '1:29:59.6': 5399.6 };
const seen = Object.entries(durations).map(([text, seconds]) => {
  const shown = (write) => ['[h]:mm:ss', '[mm]:ss', '[h]:mm'].map((code) => write(code, seconds / 86_400)).join(' ');
  const row = [shown(ssf.format), shown(xlsx.SSF.format), shown(format)];
  console.log(`${text} as [h]:mm:ss [mm]:ss [h]:mm: ssf 0.11.2 ${row[0]}; @e965/xlsx 0.20.3 ${row[1]}; numfmt 4.0.1 ${row[2]}`);
  return row;
});
console.log('Guess: 8:00:00 for 7:59:59.6, as spreadsheets show it and as both other packages do.');
console.log('Behaviour: the seconds become 00 and no minute is added, so the same cell is 7:59:00 and, without seconds, 8:00.');
const wanted = ['7:59:59 479:59 7:59', '7:59:00 479:00 8:00', '0:00:00 00:00 0:01', '1:29:00 89:00 1:30'];
const right = ['7:59:59 479:59 7:59', '8:00:00 480:00 8:00', '0:01:00 01:00 0:01', '1:30:00 90:00 1:30'];
const isSame = (column, texts) => JSON.stringify(seen.map((row) => row[column])) === JSON.stringify(texts);
process.exit(isSame(0, wanted) && isSame(1, right) && isSame(2, right) ? 0 : 1);
JS
node look.mjs

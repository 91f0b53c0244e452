#!/usr/bin/env bash
# csv-rex 0.7.0 ends rows at the first line break that it meets, also in a quoted note: in a file of CR LF whose note has LF, as spreadsheets write it, the last column is “hours\r”; the other way round no row is left. papaparse 5.7.1 reads both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts csv-rex@0.7.0 papaparse@5.7.1 > npm.txt
cat > look.mjs <<'JS'
import { parse } from 'csv-rex';
import Papa from 'papaparse';

const files = {
  'CR LF, a note of one line': 'day,note,hours\r\n1,plan,8\r\n2,work,7\r\n',
  'CR LF, a note with LF': 'day,note,hours\r\n1,"plan\nwork",8\r\n2,work,7\r\n',
  'LF, a note with CR LF': 'day,note,hours\n1,"plan\r\nwork",8\n2,work,7\n',
};
const seen = Object.entries(files).map(([name, text]) => {
  const rows = parse(text);
  const others = Papa.parse(text, { header: true, skipEmptyLines: true }).data;
  console.log(`${name}: csv-rex 0.7.0 ${JSON.stringify(rows)}`);
  console.log(`  papaparse 5.7.1 ${JSON.stringify(others)}`);
  return `${rows.length} ${JSON.stringify(rows[0]?.hours)} ${JSON.stringify(rows[0]?.['hours\r'])} ${others.map(({ hours }) => hours).join('+')}`;
});
console.log('Guess: 8 and 7 hours each time: a line break inside quotes belongs to the note (RFC 4180, 2.6).');
console.log('Behaviour: the kind of line break is taken from the first one in the text, without a look at the quotes.');
process.exit(seen.join('; ') === '2 "8" undefined 8+7; 2 undefined "8\\r" 8+7; 0 undefined undefined 8+7' ? 0 : 1);
JS
TZ=UTC node look.mjs

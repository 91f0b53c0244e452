#!/usr/bin/env bash
# array-to-csv 1.0.1 leaves quotes inside a quoted cell as they are and to-csv 0.1.1 puts a backslash before them, so csv-parse 7.0.3 refuses the file, and a note with quotes and a comma is two cells for papaparse 5.7.1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts array-to-csv@1.0.1 to-csv@0.1.1 csv-parse@7.0.3 papaparse@5.7.1 csv-stringify@6.9.0 > npm.txt
cat > look.mjs <<'JS'
import arrayToCsv from 'array-to-csv';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import Papa from 'papaparse';
import toCsv from 'to-csv';

const table = [['day', 'note', 'hours'], ['1', 'Plan "B", part 2', '7.5']];
const writers = {
  'csv-stringify 6.9.0': () => stringify(table),
  'array-to-csv 1.0.1': () => arrayToCsv(table),
  'to-csv 0.1.1': () => toCsv(table, { headers: false }),
};
const seen = Object.entries(writers).map(([name, write]) => {
  const text = write().trimEnd();
  const cells = Papa.parse(text).data[1];
  let strict = 'reads it';
  try {
    parse(text);
  } catch (error) {
    strict = `refuses it (${error.code})`;
  }
  console.log(`${name} writes ${JSON.stringify(text)}; papaparse 5.7.1 reads ${cells.length} cells, ${JSON.stringify(cells)}; csv-parse 7.0.3 ${strict}`);
  return `${cells.length} ${strict.slice(0, 5)}`;
});
console.log('Guess: three cells each time: a quote inside quotes is doubled (RFC 4180, 2.7); neither documentation says that it is not.');
console.log('Behaviour: both put the cell in quotes because of its comma or quote, and do not double those within.');
process.exit(seen.join() === '3 reads,4 refus,4 refus' ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# but-csv 2.0.14 drops the last cell of a row if it is empty, also of the file that it has built itself: a day without a note has two columns instead of three, and a row “,,” two; csv-parse 7.0.3 reads three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts but-csv@2.0.14 csv-parse@7.0.3 > npm.txt
cat > look.mjs <<'JS'
import { build, parse } from 'but-csv';
import { parse as csvParse } from 'csv-parse/sync';

const table = [['day', 'hours', 'note'], ['1', '8', ''], ['2', '', ''], ['3', '7', 'work']];
const text = build(table);
const read = { 'but-csv 2.0.14': parse(text), 'csv-parse 7.0.3': csvParse(text) };
const seen = Object.entries(read).map(([name, rows]) => {
  console.log(`${name} reads ${JSON.stringify(text)} as ${JSON.stringify(rows)}`);
  return rows.map((row) => row.length).join();
});
const quoted = parse('1,8,""\n').map((row) => row.length);
console.log(`but-csv 2.0.14 reads 1,8,"" as a row of ${quoted[0]}`);
console.log('Guess: four rows of three cells; an empty cell is a cell, and what it has built it reads as it was.');
console.log('Behaviour: a row ends with its last comma if nothing follows; quotes keep the cell.');
process.exit(seen.join(' ') === '3,2,2,3 3,3,3,3' && quoted[0] === 3 ? 0 : 1);
JS
TZ=UTC node look.mjs

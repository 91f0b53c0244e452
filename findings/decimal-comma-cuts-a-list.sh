#!/usr/bin/env bash
# papaparse 5.7.1 and hucre 1.0.0 cut a list of days and hours without headings at the decimal comma; csv-string 4.1.1 and udsv 0.7.3 cut it at the semicolon.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts papaparse@5.7.1 hucre@1.0.0 csv-string@4.1.1 udsv@0.7.3 > npm.txt
cat > look.mjs <<'JS'
import * as csvString from 'csv-string';
import { parseCsv } from 'hucre/csv';
import Papa from 'papaparse';
import { inferSchema, initParser } from 'udsv';

const list = '02.11.2026;7,5\n03.11.2026;8,25\n04.11.2026;6,75\n';
const headed = `Datum;Stunden\n${list}`;
const readers = {
  'papaparse 5.7.1': (text) => Papa.parse(text, { skipEmptyLines: true }).data,
  'hucre 1.0.0': (text) => parseCsv(text),
  'csv-string 4.1.1': (text) => csvString.parse(text, csvString.detect(text)),
  'udsv 0.7.3': (text) => initParser(inferSchema(text, { header: (rows) => rows.slice(0, 0) })).stringArrs(text),
};
const seen = Object.entries(readers).map(([name, read]) => {
  const cells = read(list)[0].join(' | ');
  console.log(`${name}: ${cells}; with headings: ${read(headed).at(-1).join(' | ')}`);
  return cells;
});
console.log('Guess: 02.11.2026 | 7,5 by all four, because both signs are once in each row and a semicolon never stands in a number.');
console.log('Behaviour: of two signs that are equally frequent, papaparse and hucre take the comma: the hours are 5, the day is “02.11.2026;7”.');
const [cut, right] = ['02.11.2026;7 | 5', '02.11.2026 | 7,5'];
process.exit(JSON.stringify(seen) === JSON.stringify([cut, cut, right, right]) ? 0 : 1);
JS
node look.mjs

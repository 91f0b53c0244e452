#!/usr/bin/env bash
# csv-lite-js 1.1.0 reads a note that begins with a quotation, “"Plan" B”, as two cells, the first empty, so the hours are in the fourth column; @gregoranders/csv 0.0.13 refuses each cell with a quotation, and reads a sole quote as nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts csv-lite-js@1.1.0 @gregoranders/csv@0.0.13 csv-parse@7.0.3 > npm.txt
cat > look.mjs <<'JS'
import { Parser } from '@gregoranders/csv';
import lite from 'csv-lite-js';
import { parse } from 'csv-parse/sync';

const readers = {
  'csv-parse 7.0.3': parse,
  'csv-lite-js 1.1.0': (text) => lite.parse(text),
  '@gregoranders/csv 0.0.13': (text) => new Parser().parse(text),
};
const rows = ['1,"""Plan"" B",8', '1,"Plan ""B""",8', '1,"""",8'];
const seen = Object.entries(readers).map(([name, read]) =>
  rows
    .map((row) => {
      let cells = 'refused';
      try {
        cells = JSON.stringify(read(`day,note,hours\n${row}\n`)[1].map(String));
      } catch (error) {
        console.log(`${name}: ${error.message}`);
      }
      console.log(`${name} reads ${row} as ${cells}`);
      return cells;
    })
    .join(' '),
);
console.log('Guess: three cells each time, the note “"Plan" B”, “Plan "B"” and “"”: two quotes inside quotes are one (RFC 4180, 2.7).');
console.log('Behaviour: csv-lite-js takes the two quotes at the beginning for an empty cell that is over; the other one ends the cell at the first of two quotes.');
const wanted = [
  String.raw`["1","\"Plan\" B","8"] ["1","Plan \"B\"","8"] ["1","\"","8"]`,
  String.raw`["1","","Plan\" B","8"] ["1","Plan \"B\"","8"] ["1","","","","8"]`,
  'refused refused ["1","","8"]',
];
console.log(seen.every((cells, at) => cells === wanted[at]) ? 'As before.' : `Now: ${seen.join(' | ')}`);
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# csv-to-js-parser 2.3.7 sorts the rows of a list as text, so 10 and 11 November come before 9 November and a correction before what it corrects; csv-parser 3.2.1 keeps the order of the file.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts csv-to-js-parser@2.3.7 csv-parser@3.2.1 > npm.txt
cat > look.mjs <<'JS'
import { Readable } from 'node:stream';
import csvParser from 'csv-parser';
import toJs from 'csv-to-js-parser';

const text = ['day,note,hours', '9.11.,planned,8', '9.11.,corrected,6', '10.11.,planned,8', '11.11.,planned,8', ''].join('\n');
const readers = {
  'csv-parser 3.2.1': async () => {
    const rows = [];
    for await (const row of Readable.from([text]).pipe(csvParser())) rows.push(row);
    return rows;
  },
  'csv-to-js-parser 2.3.7': () => toJs.csvToObj(text, ','),
};
const seen = [];
for (const [name, read] of Object.entries(readers)) {
  const rows = (await read()).map(({ day, note, hours }) => `${day} ${note} ${hours}`);
  console.log(`${name}: ${rows.join('; ')}`);
  seen.push(rows.join('; '));
}
console.log('Guess: the rows as they stand. Without a description of the columns, “each row of the input table will be converted to a separate JavaScript object” (its documentation).');
console.log('Behaviour: the rows are sorted by all columns, as text, before they are turned into objects; whoever takes the last row of a day as the valid one takes another.');
const wanted = [
  '9.11. planned 8; 9.11. corrected 6; 10.11. planned 8; 11.11. planned 8',
  '10.11. planned 8; 11.11. planned 8; 9.11. corrected 6; 9.11. planned 8',
];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

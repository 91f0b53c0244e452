#!/usr/bin/env bash
# udsv 0.7.3 takes the kind of a column from the last of its first nine rows alone: “krank” and “7,5” above a row of 8 hours are null, below it everything is text; a column of x and y is one of yes and no. papaparse 5.7.1 (dynamicTyping) decides by cell.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts udsv@0.7.3 papaparse@5.7.1 > npm.txt
cat > look.mjs <<'JS'
import Papa from 'papaparse';
import { inferSchema, initParser } from 'udsv';

const columns = [
  ['krank', '7,5', '8'],
  ['8', '7,5', 'krank'],
  [...Array.from({ length: 9 }, () => '8'), 'krank'],
  ['x', 'y'],
];
const seen = columns.map((cells) => {
  const text = ['day;hours', ...cells.map((cell, at) => `${at + 1};${cell}`), ''].join('\n');
  const typed = initParser(inferSchema(text)).typedObjs(text).map(({ hours }) => hours);
  const others = Papa.parse(text, { header: true, dynamicTyping: true, delimiter: ';', skipEmptyLines: true }).data.map(({ hours }) => hours);
  console.log(`${cells.join(' ')}: udsv 0.7.3 ${JSON.stringify(typed)}, papaparse 5.7.1 ${JSON.stringify(others)}`);
  return `${JSON.stringify(typed)} ${JSON.stringify(others)}`;
});
console.log('Guess: text in the first two and the last column, as not all of the rows that it looks at are of one kind, and an error or text for “krank” in the tenth row.');
console.log('Behaviour: a cell that does not fit the kind of one row is null, although it was among the rows that were looked at.');
const eights = '8,8,8,8,8,8,8,8,8';
const wanted = [
  '[null,null,8] ["krank","7,5",8]',
  '["8","7,5","krank"] [8,"7,5","krank"]',
  `[${eights},null] [${eights},"krank"]`,
  '[false,true] ["x","y"]',
];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

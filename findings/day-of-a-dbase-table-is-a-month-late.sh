#!/usr/bin/env bash
# dbf-reader 1.0.3 reads 18 November of a dBase table as 18 December and 31 January as 3 March; dbf 0.2.0 leaves out a column of days when it writes one. node-dbf 0.4.0 and dbffile 1.13.0 keep the day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts dbf-reader@1.0.3 dbf@0.2.0 dbffile@1.13.0 node-dbf@0.4.0 > npm.txt
cat > look.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import dbf from 'dbf';
import { DBFFile } from 'dbffile';
import reader from 'dbf-reader';
import NodeDbf from 'node-dbf';

const days = ['2026-11-18', '2027-01-31'].map((day) => new Date(`${day}T00:00:00Z`));
const table = await DBFFile.create('days.dbf', [{ name: 'DAY', type: 'D', size: 8 }]);
await table.appendRecords(days.map((DAY) => ({ DAY })));
const dayOf = (value) => (value instanceof Date ? value.toISOString().slice(0, 10).replaceAll('-', '') : value);
const readers = {
  'dbf-reader 1.0.3': () => reader.Dbf.read(readFileSync('days.dbf')).rows,
  'dbffile 1.13.0': async () => (await DBFFile.open('days.dbf')).readRecords(),
  'node-dbf 0.4.0': () =>
    new Promise((resolve) => {
      const rows = [];
      const parser = new (NodeDbf.default ?? NodeDbf)('days.dbf');
      parser.on('record', (row) => rows.push(row));
      parser.on('end', () => resolve(rows));
      parser.parse();
    }),
};
const seen = [];
for (const [name, read] of Object.entries(readers)) {
  const row = (await read()).map(({ DAY }) => dayOf(DAY)).join(' and ');
  console.log(`${name} reads ${row}`);
  seen.push(row);
}
writeFileSync('own.dbf', Buffer.from(dbf.structure([{ NAME: 'Jana', DAY: days[0], HOURS: 7.5 }]).buffer));
const columns = (await DBFFile.open('own.dbf')).fields.map(({ name }) => name).join(', ');
console.log(`dbf 0.2.0 writes ${columns}`);
console.log('Guess: 20261118 and 20270131 by all, and NAME, DAY, HOURS: a field of the kind D holds YYYYMMDD with months from 01 on (dBase).');
console.log('Behaviour: the month is taken for the number that JavaScript counts from 0; a value that is no text, number or boolean has no column and no error.');
process.exit(seen.join('; ') === '20261218 and 20270303; 20261118 and 20270131; 20261118 and 20270131' && columns === 'NAME, HOURS' ? 0 : 1);
JS
TZ=UTC node look.mjs

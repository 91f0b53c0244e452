#!/usr/bin/env bash
# parsedbf 2.0.0 reads the dBase table that dbffile 1.13.0 writes one character too early: minus 7.5 hours are -7, and 18 November 2026 is in the year 5207; dbf-reader 1.0.3 and dbffile go by the length in its header.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts parsedbf@2.0.0 dbffile@1.13.0 dbf-reader@1.0.3 > npm.txt
cat > look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { DBFFile } from 'dbffile';
import reader from 'dbf-reader';
import parseDbf from 'parsedbf';

const fields = [
  { name: 'NAME', type: 'C', size: 10 },
  { name: 'HOURS', type: 'N', size: 8, decimalPlaces: 2 },
  { name: 'DAY', type: 'D', size: 8 },
];
const table = await DBFFile.create('hours.dbf', fields);
await table.appendRecords([{ NAME: 'Jana', HOURS: -7.5, DAY: new Date('2026-11-18T00:00:00Z') }]);
const bytes = readFileSync('hours.dbf');
const header = `header of ${bytes.readUInt16LE(8)} bytes, end of the fields after ${bytes.indexOf(0x0d) + 1}`;
const readers = {
  'parsedbf 2.0.0': () => parseDbf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  'dbf-reader 1.0.3': () => reader.Dbf.read(bytes).rows,
  'dbffile 1.13.0': async () => (await DBFFile.open('hours.dbf')).readRecords(),
};
console.log(`dbffile 1.13.0 writes a ${header}`);
const seen = [];
for (const [name, read] of Object.entries(readers)) {
  const [{ NAME, HOURS, DAY }] = await read();
  console.log(`${name}: ${NAME.trim()}, ${HOURS} hours, year ${DAY.getFullYear()}`);
  seen.push(`${HOURS} ${DAY.getFullYear()}`);
}
console.log('Guess: Jana, -7.5 hours and 2026 by all: bytes 8 and 9 of a table say where its first row begins, and more may stand between that and the end of the fields (0D).');
console.log('Behaviour: the rows are looked for right after the fields; the byte that dbffile puts between moves each column by a character, without an error.');
process.exit(seen.join('; ') === '-7 5207; -7.5 2026; -7.5 2026' && header === 'header of 130 bytes, end of the fields after 129' ? 0 : 1);
JS
TZ=UTC node look.mjs

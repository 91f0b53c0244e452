#!/usr/bin/env bash
# better-xlsx 0.7.6 writes 26 October, midnight in Berlin, as 25 October, and 8 o’clock in July as 6; xlsx-populate 1.21.0 keeps day and hour.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts better-xlsx@0.7.6 xlsx-populate@1.21.0 @e965/xlsx@0.20.3 > npm.txt
cat > look.mjs <<'JS'
import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { read } from '@e965/xlsx';
import betterXlsx from 'better-xlsx';
import XlsxPopulate from 'xlsx-populate';

const day = new Date(2026, 9, 26);
const moment = new Date(2026, 6, 1, 8);
const book = new betterXlsx.File();
const row = book.addSheet('Zeiten').addRow();
row.addCell().setDate(day);
row.addCell().setDateTime(moment);
await finished(book.saveAs().pipe(createWriteStream('better.xlsx')));
const other = await XlsxPopulate.fromBlankAsync();
[day, moment].forEach((date, at) => other.sheet(0).cell(1, at + 1).value(date).style('numberFormat', at === 0 ? 'm/d/yy' : 'm/d/yy h:mm'));
await other.toFileAsync('populate.xlsx');
const seen = Object.entries({ 'better-xlsx 0.7.6': 'better.xlsx', 'xlsx-populate 1.21.0': 'populate.xlsx' }).map(([name, file]) => {
  const { SheetNames, Sheets } = read(readFileSync(file));
  const shown = ['A1', 'B1'].map((cell) => Sheets[SheetNames[0]][cell].w);
  console.log(`${name}: @e965/xlsx 0.20.3 shows ${shown.join(' and ')}`);
  return shown.join(' ');
});
console.log('Guess: 10/26/26 and 7/1/26 8:00 by both, as the dates say where they were made.');
console.log('Behaviour: better-xlsx writes the clock of UTC, so each day east of Greenwich is the one before.');
process.exit(seen.join() === '10/25/26 7/1/26 6:00,10/26/26 7/1/26 8:00' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

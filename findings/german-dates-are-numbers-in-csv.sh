#!/usr/bin/env bash
# @e965/xlsx 0.20.3 writes a date of the format dd.mm.yyyy to CSV and as text as 46344; exceljs 4.4.0 reads the same cell as a date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @e965/xlsx@0.20.3 exceljs@4.4.0 > npm.txt
cat > look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import ExcelJS from 'exceljs';

// Three ways in which programs write the same German date; the backslash only says that the dot is a dot.
const formats = ['dd.mm.yyyy', 'dd\\.mm\\.yyyy', 'd.m.yy'];
const workbook = new ExcelJS.Workbook();
const row = workbook.addWorksheet('Stunden').addRow(formats.map(() => new Date(Date.UTC(2026, 10, 18))));
formats.forEach((format, index) => (row.getCell(index + 1).numFmt = format));
await workbook.xlsx.writeFile('hours.xlsx');

const again = new ExcelJS.Workbook();
await again.xlsx.readFile('hours.xlsx');
const bytes = readFileSync('hours.xlsx');
const sheet = read(bytes).Sheets.Stunden;
const csv = utils.sheet_to_csv(sheet).split(',');
const [texts] = utils.sheet_to_json(sheet, { header: 1, raw: false });
const typed = read(bytes, { cellDates: true }).Sheets.Stunden;
const seen = formats.map((format, index) => [
  format,
  again.worksheets[0].getCell(1, index + 1).value.toISOString().slice(0, 10),
  csv[index],
  texts[index],
  typed[utils.encode_cell({ r: 0, c: index })].t,
]);
for (const [format, exceljs, text, json, type] of seen)
  console.log(`${format}: exceljs 4.4.0 ${exceljs}, xlsx 0.20.3 CSV ${text}, JSON ${json}, with cellDates type ${type}`);
console.log('Guess: all are 18.11.2026 (the last 18.11.26).');
console.log('Behaviour: where the dot has no backslash the number of the day is written, without an error.');
console.log('What helps: cellDates, with which all three are dates.');
const wanted = [
  ['dd.mm.yyyy', '2026-11-18', '46344', '46344', 'd'],
  ['dd\\.mm\\.yyyy', '2026-11-18', '18.11.2026', '18.11.2026', 'd'],
  ['d.m.yy', '2026-11-18', '46344', '46344', 'd'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

#!/usr/bin/env bash
# exceljs 4.4.0 reads 7.5 with the format 0.00\h as 6 January 1900, and with 0.00"h" as 7.5; @e965/xlsx and read-excel-file read 7.5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts exceljs@4.4.0 @e965/xlsx@0.20.3 read-excel-file@9.3.17 > npm.txt
cat > look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { read } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';

// A unit of one letter behind hours or days: by a backslash, as spreadsheets keep it when it was typed so, or in quotes.
const formats = ['0.00\\h', '0.0\\ \\d', '0.00"h"', '0.0" d"'];
const workbook = new ExcelJS.Workbook();
const row = workbook.addWorksheet('Stunden').addRow(formats.map(() => 7.5));
formats.forEach((format, index) => (row.getCell(index + 1).numFmt = format));
await workbook.xlsx.writeFile('hours.xlsx');

const again = new ExcelJS.Workbook();
await again.xlsx.readFile('hours.xlsx');
const [{ data: [other] }] = await readExcelFile('hours.xlsx');
const sheet = read(readFileSync('hours.xlsx'), { dense: true, cellDates: true }).Sheets.Stunden;
const shown = (value) => (value instanceof Date ? value.toISOString() : value);
const seen = formats.map((format, index) => [
  format,
  shown(again.worksheets[0].getCell(1, index + 1).value),
  shown(other[index]),
  shown(sheet['!data'][0][index].v),
]);
for (const [format, exceljs, reader, xlsx] of seen)
  console.log(`${format}: exceljs 4.4.0 ${exceljs}, read-excel-file 9.3.17 ${reader}, xlsx 0.20.3 ${xlsx}`);
console.log('Guess: 7.5 everywhere, because h and d are letters here and no parts of a date.');
console.log('Behaviour: exceljs takes a letter behind a backslash for a part of a date, and the hours for a day.');
const wanted = [
  ['0.00\\h', '1900-01-06T12:00:00.000Z', 7.5, 7.5],
  ['0.0\\ \\d', '1900-01-06T12:00:00.000Z', 7.5, 7.5],
  ['0.00"h"', 7.5, 7.5, 7.5],
  ['0.0" d"', 7.5, 7.5, 7.5],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

#!/usr/bin/env bash
# exceljs 4.4.0 reads a day written as 2026-11-18 (a cell of the kind d) as 18 July 1905; @e965/xlsx, which writes it, and read-excel-file read 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts exceljs@4.4.0 @e965/xlsx@0.20.3 read-excel-file@9.3.17 fflate@0.8.3 > npm.txt
cat > look.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import xlsx from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';

// @e965/xlsx writes cells of this kind when it is asked for cellDates.
const book = xlsx.utils.book_new();
const days = [['Day'], [new Date(Date.UTC(2026, 10, 18))]];
xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(days, { cellDates: true, UTC: true }), 'Hours');
const file = xlsx.write(book, { type: 'buffer', bookType: 'xlsx', cellDates: true });
writeFileSync('hours.xlsx', file);
const cell = /<c r="A2".*?<\/c>/u.exec(strFromU8(unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml']))[0];
const workbook = new ExcelJS.Workbook();
await workbook.xlsx.readFile('hours.xlsx');
const [{ data }] = await readExcelFile('hours.xlsx');
const read = [
  workbook.worksheets[0].getCell('A2').value,
  xlsx.read(file, { cellDates: true, UTC: true }).Sheets.Hours.A2.v,
  data[1][0],
].map((date) => date.toISOString().slice(0, 10));
console.log(`${cell}\nexceljs 4.4.0 ${read[0]}, @e965/xlsx 0.20.3 ${read[1]}, read-excel-file 9.3.17 ${read[2]}`);
console.log('Guess: 18 November 2026 (ISO/IEC 29500-1, 18.18.11: d is a date of ISO 8601).');
console.log('Behaviour: exceljs takes the number before the first hyphen, 2026, for a count of days since 1900.');
process.exit(cell.includes('t="d"') && read.join() === '1905-07-18,2026-11-18,2026-11-18' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

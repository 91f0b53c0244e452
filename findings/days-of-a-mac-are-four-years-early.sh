#!/usr/bin/env bash
# xlsx-populate 1.21.0 turns the day numbers of a workbook of 1904 into dates of 2022; exceljs, which writes it, and @e965/xlsx give 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts xlsx-populate@1.21.0 exceljs@4.4.0 @e965/xlsx@0.20.3 > npm.txt
cat > look.mjs <<'JS'
import xlsx from '@e965/xlsx';
import ExcelJS from 'exceljs';
import populate from 'xlsx-populate';

const workbook = new ExcelJS.Workbook();
workbook.properties.date1904 = true;
const cell = workbook.addWorksheet('Hours').getCell('A1');
cell.value = new Date(Date.UTC(2026, 10, 18));
cell.numFmt = 'yyyy-mm-dd';
const file = Buffer.from(await workbook.xlsx.writeBuffer());

const number = (await populate.fromDataAsync(file)).sheet(0).cell('A1').value();
const read = [
  populate.numberToDate(number).toLocaleDateString('sv-SE'),
  xlsx.read(file, { cellDates: true, UTC: true }).Sheets.Hours.A1.v.toISOString().slice(0, 10),
];
console.log(`18 November 2026 in a workbook that counts from 1904: xlsx-populate 1.21.0 ${number} is ${read[0]}, @e965/xlsx 0.20.3 ${read[1]}`);
console.log('Guess: 2026-11-18 twice: the workbook says date1904, as those made on an older Mac do.');
console.log('Behaviour: the cell is a bare number, and the package’s own numberToDate counts from 1900: four years and a day too early.');
process.exit(number === 44_882 && read.join() === '2022-11-17,2026-11-18' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

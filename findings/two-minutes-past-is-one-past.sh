#!/usr/bin/env bash
# excel-date-to-js 1.1.5 gives a third of the minutes of a day a millisecond early, so 0:02 is at 0:01; exceljs 4.4.0, which writes them, gives the minute.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts excel-date-to-js@1.1.5 exceljs@4.4.0 > npm.txt
cat > look.mjs <<'JS'
import excelDate from 'excel-date-to-js';
import ExcelJS from 'exceljs';

const DAY = 46344;
const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('Times');
for (let minute = 0; minute < 1440; minute += 1) {
  const cell = sheet.getCell(minute + 1, 1);
  cell.value = DAY + minute / 1440;
  cell.numFmt = 'yyyy-mm-dd hh:mm';
}
const bytes = await workbook.xlsx.writeBuffer();
const again = new ExcelJS.Workbook();
await again.xlsx.load(bytes);

const readers = {
  'excel-date-to-js 1.1.5': (minute) => excelDate.getJsDateFromExcel(DAY + minute / 1440),
  'exceljs 4.4.0': (minute) => again.getWorksheet('Times').getCell(minute + 1, 1).value,
};
const seen = Object.entries(readers).map(([name, read]) => {
  const early = Array.from({ length: 1440 }, (_, minute) => minute).filter(
    (minute) => read(minute).getUTCHours() * 60 + read(minute).getUTCMinutes() !== minute,
  );
  const first = early.length > 0 ? `, the first: ${read(early[0]).toISOString()}` : '';
  console.log(`${name}: ${early.length} of 1440 minutes are in the minute before${first}`);
  return early.length;
});
console.log('Guess: none by either; the time of a cell is a fraction of a day, so whoever makes a moment of it has to round it.');
console.log('Behaviour: the product is cut off at the millisecond, so whoever shows its hours and minutes shows a minute less.');
process.exit(JSON.stringify(seen) === '[448,0]' ? 0 : 1);
JS
node look.mjs

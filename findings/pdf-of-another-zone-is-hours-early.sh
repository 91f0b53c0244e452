#!/usr/bin/env bash
# jsPDF 4.2.1 reads the day of creation without its offset, on the computer's clock, and refuses one in UTC (Z); pdf.js 5.6.205 and pdf-lib 1.17.1 read both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts jspdf@4.2.1 pdf-lib@1.17.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { jsPDF } from 'jspdf';
import { PDFString } from 'pdf-lib';
import { PDFDateString } from 'pdfjs-dist/legacy/build/pdf.mjs';

function byJsPdf(text) {
  try {
    return new jsPDF().setCreationDate(text).getCreationDate('jsDate').toISOString();
  } catch (error) {
    return error.message;
  }
}
const texts = ["D:20261118093000+01'00'", "D:20261118093000+05'30'", "D:20261118093000-05'00'", 'D:20261118093000Z'];
const seen = texts.map((text) => {
  const moments = [byJsPdf(text), PDFString.of(text).decodeDate().toISOString(), PDFDateString.toDateObject(text).toISOString()];
  console.log(`${text}: jsPDF ${moments[0]}; pdf-lib ${moments[1]}; pdf.js ${moments[2]}`);
  return moments;
});
console.log('Guess: 8:30, 4:00, 14:30 and 9:30 in UTC, wherever it is read (ISO 32000, 7.9.4).');
console.log('Behaviour: in Berlin each with an offset is 8:30 in jsPDF, and one in UTC is no date; what jsPDF wrote elsewhere it reads hours off.');
const refused = 'Invalid argument passed to jsPDF.setCreationDate';
const wanted = [
  ['2026-11-18T08:30:00.000Z', '2026-11-18T08:30:00.000Z', '2026-11-18T08:30:00.000Z'],
  ['2026-11-18T08:30:00.000Z', '2026-11-18T04:00:00.000Z', '2026-11-18T04:00:00.000Z'],
  ['2026-11-18T08:30:00.000Z', '2026-11-18T14:30:00.000Z', '2026-11-18T14:30:00.000Z'],
  [refused, '2026-11-18T09:30:00.000Z', '2026-11-18T09:30:00.000Z'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

#!/usr/bin/env bash
# @libpdf/core 0.4.2 reads text that runs up the edge of a page from its end, one letter a line, and a raised 2 before the line that it stands in; pdfjs-dist 5.6.205 reads both as they stand.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 pdfkit@0.20.2 jspdf@4.2.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { PDF } from '@libpdf/core';
import { jsPDF } from 'jspdf';
import PDFKit from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

function written(draw) {
  const pdf = new jsPDF({ unit: 'pt' });
  draw(pdf);
  return new Uint8Array(pdf.output('arraybuffer'));
}
function writtenByKit(draw) {
  return new Promise((resolve, reject) => {
    const pdf = new PDFKit();
    const parts = [];
    pdf.on('data', (part) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
}
const readers = {
  'pdfjs-dist 5.6.205': async (bytes) => {
    const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    return items.map((item) => item.str).join('');
  },
  '@libpdf/core 0.4.2': async (bytes) => {
    const [page] = (await PDF.load(bytes)).getPages();
    return page.extractText().text;
  },
};
const files = {
  'level (jsPDF 4.2.1)': written((pdf) => pdf.text('No 42', 200, 200)),
  'up the edge (jsPDF 4.2.1)': written((pdf) => pdf.text('No 42', 200, 200, { angle: 90 })),
  'down the edge (pdfkit 0.20.2)': await writtenByKit((pdf) => pdf.rotate(90, { origin: [200, 200] }).text('No 42', 200, 200)),
  'raised (jsPDF 4.2.1)': written((pdf) => {
    pdf.setFontSize(11).text('25 m', 50, 100);
    pdf.setFontSize(7).text('2', 50 + 25, 96);
    pdf.setFontSize(11).text('area', 85, 100);
  }),
};
const seen = [];
for (const [file, bytes] of Object.entries(files)) {
  for (const [reader, read] of Object.entries(readers)) {
    const text = JSON.stringify(await read(bytes));
    console.log(`${file}: ${reader} reads ${text}`);
    seen.push(text);
  }
}
console.log('Guess: “No 42” three times and “25 m2 area”. extractText returns “text with line/span organization” (its documentation), so a line is expected to stay one.');
console.log('Behaviour: letters are sorted into lines by their height on the page, whatever way they run.');
const wanted = ['"No 42"', '"No 42"', '"No 42"', String.raw`"2\n4\n \no\nN"`, '"No 42"', String.raw`"N\no\n \n4\n2"`];
process.exit(wanted.every((text, at) => text === seen[at]) ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# pdfkit 0.20.2 and jsPDF 4.2.1 print the minus of Intl (U+2212) with Helvetica as a quotation mark, and garble ů; pdf-lib refuses both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts pdfkit@0.20.2 jspdf@4.2.1 pdf-lib@1.17.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { jsPDF } from 'jspdf';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFKit from 'pdfkit';

const texts = [new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 }).format(-1.5), 'Šimůnek', '7:30–8:15 ½'];
const withPdfKit = (text) =>
  new Promise((resolve) => {
    const file = new PDFKit();
    const chunks = [];
    file.on('data', (chunk) => chunks.push(chunk));
    file.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    file.text(text);
    file.end();
  });
const withJsPdf = (text) => new Uint8Array(new jsPDF().text(text, 20, 20).output('arraybuffer'));
const withPdfLib = async (text) => {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  file.addPage().drawText(text, { font });
  return await file.save();
};
const printed = async (write, text) => {
  let data;
  try {
    data = await write(text);
  } catch {
    return 'refused';
  }
  const page = await (await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise).getPage(1);
  const { items } = await page.getTextContent();
  const joined = items.map(({ str }) => str).join('');
  // What is printed wrong comes with control characters and spaces between, which no eye sees.
  return joined === text ? 'right' : joined.replaceAll(/[\s\u0000-\u001F]/gu, '');
};
const seen = [];
for (const text of texts) {
  const row = [await printed(withPdfKit, text), await printed(withJsPdf, text), await printed(withPdfLib, text)];
  console.log(`“${text}”: pdfkit 0.20.2 “${row[0]}”, jsPDF 4.2.1 “${row[1]}”, pdf-lib 1.17.1 “${row[2]}”`);
  seen.push(row);
}
console.log('Guess: right, or an error, since the letters of Helvetica (WinAnsi) have neither of the two.');
console.log('Behaviour: half of the letter’s number is printed as a letter of its own, without an error: −1,50 loses its minus.');
const wanted = [
  ['"1,50', '"1,50', 'refused'],
  ['ŠimöæV°', 'Šimonek', 'refused'],
  ['right', 'right', 'right'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
node look.mjs

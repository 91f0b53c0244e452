#!/usr/bin/env bash
# pdf2json 4.0.3 gives the text of a page from the bottom to the top, the sum above its rows, of pdfkit 0.20.2 and of pdf-lib 1.17.1; pdfjs-dist 5.6.205 from the top.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts pdf2json@4.0.3 pdfkit@0.20.2 pdf-lib@1.17.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from 'pdf-lib';
import Pdf2Json from 'pdf2json';
import PdfKit from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const lines = ['Stunden November', '02.11.2026 7,50', '03.11.2026 8,25', 'Summe 15,75'];
const kit = new PdfKit({ size: 'A4' });
lines.forEach((line, at) => kit.text(line, 50, 50 + at * 20));
kit.end();
const lib = await PDFDocument.create();
const page = lib.addPage([595.28, 841.89]);
lines.forEach((line, at) => page.drawText(line, { x: 50, y: 780 - at * 20, size: 12 }));
const files = { 'pdfkit 0.20.2': new Uint8Array(await buffer(kit)), 'pdf-lib 1.17.1': new Uint8Array(await lib.save()) };

const byPdf2Json = (bytes) =>
  new Promise((resolve, reject) => {
    const parser = new Pdf2Json(null, true);
    parser.on('pdfParser_dataError', ({ parserError }) => reject(parserError));
    parser.on('pdfParser_dataReady', () => resolve(parser.getRawTextContent().split(/\r?\n/u).filter((line) => line !== '' && !line.startsWith('--'))));
    parser.parseBuffer(bytes);
  });
const byPdfJs = async (bytes) => {
  const content = await (await (await getDocument({ data: bytes.slice(), verbosity: 0 }).promise).getPage(1)).getTextContent();
  return content.items.map(({ str }) => str).filter((text) => text.trim() !== '');
};
const seen = [];
for (const [name, bytes] of Object.entries(files))
  for (const [reader, read] of [['pdf2json 4.0.3', byPdf2Json], ['pdfjs-dist 5.6.205', byPdfJs]]) {
    const text = await read(bytes.slice());
    console.log(`${reader}, a sheet of ${name}: ${text.join(' / ')}`);
    seen.push(text[0].replaceAll(/\s+/gu, ' '));
  }
console.log('Guess: the title first and the sum last, four times.');
console.log('Behaviour: the raw text of pdf2json begins with the last line; its own list of texts has the heights from the top.');
process.exit(seen.join() === 'Summe 15,75,Stunden November,Summe 15,75,Stunden November' ? 0 : 1);
JS
node look.mjs

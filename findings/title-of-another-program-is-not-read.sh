#!/usr/bin/env bash
# @libpdf/core 0.4.2 finds no title and no author in a PDF of pdfkit 0.20.2, which refers to them instead of having them in place, and @cantoo/pdf-lib 2.11.1 no description of its attachment, as it is no hexadecimal text; mupdf 1.28.1 and pdfjs-dist 5.6.205 read both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 @cantoo/pdf-lib@2.11.1 pdfkit@0.20.2 mupdf@1.28.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDF } from '@libpdf/core';
import * as mupdf from 'mupdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFKit from 'pdfkit';

const bytes = await new Promise((resolve, reject) => {
  const pdf = new PDFKit({ info: { Title: 'Time sheet', Author: 'Max Muster' } });
  const parts = [];
  pdf.on('data', (part) => parts.push(part));
  pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
  pdf.on('error', reject);
  pdf.file(Buffer.from('a;b'), { name: 'hours.csv', type: 'text/csv', description: 'The hours' });
  pdf.end();
});
const readers = {
  'pdfjs-dist 5.6.205': async () => {
    const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const { info } = await pdf.getMetadata();
    return [info.Title, info.Author, (await pdf.getAttachments())['hours.csv'].description];
  },
  'mupdf 1.28.1': () => {
    const pdf = mupdf.Document.openDocument(bytes, 'application/pdf');
    const [file] = Object.values(pdf.getEmbeddedFiles());
    return [pdf.getMetaData('info:Title'), pdf.getMetaData('info:Author'), file.get('Desc').asString()];
  },
  '@libpdf/core 0.4.2': async () => {
    const pdf = await PDF.load(bytes);
    return [pdf.getTitle(), pdf.getAuthor(), pdf.getAttachments().get('hours.csv').description];
  },
  '@cantoo/pdf-lib 2.11.1': async () => {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    return [pdf.getTitle(), pdf.getAuthor(), pdf.getAttachments()[0].description];
  },
};
const seen = [];
for (const [reader, read] of Object.entries(readers)) {
  const [title, author, description] = await read();
  console.log(`${reader}: title ${title}, author ${author}, description of the attachment ${description}`);
  seen.push([title, author, description].join('/'));
}
console.log('Guess: Time sheet, Max Muster and The hours from all. A value may be a reference, and a text stand in brackets or in hexadecimal digits (ISO 32000-1, 7.3.4 and 7.3.10).');
console.log('Behaviour: one reader takes what stands in the dictionary only, the other one kind of text only.');
const all = 'Time sheet/Max Muster/The hours';
process.exit(seen.join() === [all, all, '//The hours', 'Time sheet/Max Muster/'].join() ? 0 : 1);
JS
TZ=UTC node look.mjs

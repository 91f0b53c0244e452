#!/usr/bin/env bash
# pdf-lib 1.17.1, @cantoo/pdf-lib 2.11.1 and @libpdf/core 0.4.2 leave the page labels of a PDF at their places when a page is put in front: page i is 1 then, and 2 is 3; mupdf 1.28.1 moves them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1 @libpdf/core@0.4.2 mupdf@1.28.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import * as cantoo from '@cantoo/pdf-lib';
import { PDF } from '@libpdf/core';
import * as mupdf from 'mupdf';
import * as pdfLib from 'pdf-lib';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A contract of three pages: i, 1 and 2. */
async function contract() {
  const pdf = await pdfLib.PDFDocument.create();
  for (let page = 0; page < 3; page += 1) pdf.addPage([200, 100]);
  pdf.catalog.set(pdfLib.PDFName.of('PageLabels'), pdf.context.obj({ Nums: [0, { S: 'r' }, 1, { S: 'D' }] }));
  return pdf.save();
}
async function byPdfLib({ PDFDocument }, bytes) {
  const pdf = await PDFDocument.load(bytes);
  pdf.insertPage(0, [200, 100]);
  return pdf.save();
}
const writers = {
  'pdf-lib 1.17.1': (bytes) => byPdfLib(pdfLib, bytes),
  '@cantoo/pdf-lib 2.11.1': (bytes) => byPdfLib(cantoo, bytes),
  '@libpdf/core 0.4.2': async (bytes) => {
    const pdf = await PDF.load(bytes);
    pdf.addPage({ width: 200, height: 100, insertAt: 0 });
    return pdf.save();
  },
  'mupdf 1.28.1': (bytes) => {
    const pdf = mupdf.Document.openDocument(bytes, 'application/pdf').asPDF();
    pdf.insertPage(0, pdf.addPage([0, 0, 200, 100], 0, null, ''));
    return pdf.saveToBuffer('').asUint8Array().slice();
  },
};
const seen = [];
for (const [name, putInFront] of Object.entries(writers)) {
  const data = new Uint8Array(await putInFront(await contract()));
  const labels = await (await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise).getPageLabels();
  console.log(`${name}: the new page is ${labels[0]}, those of the contract ${labels.slice(1).join(', ')}`);
  seen.push(labels.slice(1).join());
}
console.log('Guess: the pages of the contract stay i, 1 and 2. Labels are found by the index of a page (ISO 32000-1, 12.4.2), so the indices of the tree move with the pages.');
console.log('Behaviour: the tree stays as it was, so “see page 2” leads to another page, and the cover has the number of the first one.');
process.exit(seen.join('|') === '1,2,3|1,2,3|1,2,3|i,1,2' ? 0 : 1);
JS
TZ=UTC node look.mjs

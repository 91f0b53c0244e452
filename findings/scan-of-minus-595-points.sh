#!/usr/bin/env bash
# pdf-lib 1.17.1 gives an A4 page a width of -595 if its box names the upper right corner first, @libpdf/core 0.4.2 none at all; @cantoo/pdf-lib 2.11.1, mupdf 1.28.1 and pdf.js 5.6.205 595.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 @libpdf/core@0.4.2 @cantoo/pdf-lib@2.11.1 mupdf@1.28.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import * as cantoo from '@cantoo/pdf-lib';
import { PDF } from '@libpdf/core';
import * as mupdf from 'mupdf';
import * as pdfLib from 'pdf-lib';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF of one A4 page whose box names these corners. */
async function scan(corners) {
  const pdf = await pdfLib.PDFDocument.create();
  pdf.addPage().node.set(pdfLib.PDFName.of('MediaBox'), pdf.context.obj(corners));
  return pdf.save();
}
async function byPdfLib({ PDFDocument }, bytes) {
  const { width, height } = (await PDFDocument.load(bytes)).getPage(0).getSize();
  return [width, height];
}
const readers = {
  'pdf-lib 1.17.1': (bytes) => byPdfLib(pdfLib, bytes),
  '@libpdf/core 0.4.2': async (bytes) => {
    const { width, height } = (await PDF.load(bytes)).getPage(0);
    return [width, height];
  },
  '@cantoo/pdf-lib 2.11.1': (bytes) => byPdfLib(cantoo, bytes),
  'mupdf 1.28.1': (bytes) => {
    const [left, bottom, right, top] = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0).getBounds();
    return [right - left, top - bottom];
  },
  'pdf.js 5.6.205': async (bytes) => {
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    return [width, height];
  },
};
const seen = [];
for (const [name, read] of Object.entries(readers)) {
  const row = [];
  for (const corners of [[0, 0, 595, 842], [595, 842, 0, 0], [0, 842, 595, 0]]) row.push((await read(await scan(corners))).join('×'));
  console.log(`${name}: ${row.join(', ')}`);
  seen.push(row.join());
}
console.log('Guess: 595×842, three times. A rectangle names two opposite corners, by convention lower left and upper right; any two must be accepted (ISO 32000-1, 7.9.5).');
console.log('Behaviour: width and height are differences, or the second corner, without a look at which is which, so what is placed by them is off the page.');
const a4 = '595×842,595×842,595×842';
const wanted = ['595×842,-595×-842,595×-842', '595×842,0×0,595×0', a4, a4, a4];
process.exit(seen.join('|') === wanted.join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs

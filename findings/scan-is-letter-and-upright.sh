#!/usr/bin/env bash
# @libpdf/core 0.4.2 does not read size and rotation that the pages of a PDF share: an A4 scan turned by 90° is Letter, upright; pdf-lib 1.17.1 and pdf.js 5.6.205 read both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 pdf-lib@1.17.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { PDF } from '@libpdf/core';
import { PDFDocument, PDFName } from 'pdf-lib';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF of one A4 page, whose size and rotation stand at the page or at the node above it. */
async function scan(isShared) {
  const pdf = await PDFDocument.create();
  const { node } = pdf.addPage([595, 842]);
  node.set(PDFName.of('Rotate'), pdf.context.obj(90));
  if (isShared)
    for (const key of ['MediaBox', 'Rotate'].map((name) => PDFName.of(name))) {
      node.Parent().set(key, node.get(key));
      node.delete(key);
    }
  return pdf.save({ useObjectStreams: false });
}
const readers = {
  '@libpdf/core 0.4.2': async (bytes) => {
    const page = (await PDF.load(bytes)).getPage(0);
    return [page.getMediaBox().width, page.getMediaBox().height, page.rotation];
  },
  'pdf-lib 1.17.1': async (bytes) => {
    const page = (await PDFDocument.load(bytes)).getPage(0);
    return [page.getWidth(), page.getHeight(), page.getRotation().angle];
  },
  'pdf.js 5.6.205': async (bytes) => {
    const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS }).promise).getPage(1);
    const [left, bottom, right, top] = page.view;
    return [right - left, top - bottom, page.rotate];
  },
};
const seen = [];
for (const [name, read] of Object.entries(readers))
  for (const isShared of [false, true]) {
    const what = (await read(await scan(isShared))).join(' ');
    console.log(`${name}: width, height and rotation ${isShared ? 'of all pages' : 'of the page'} ${what}`);
    seen.push(what);
  }
console.log('Guess: 595 842 90 each time. MediaBox and Rotate are inherited from the nodes above a page (ISO 32000-1, 7.7.3.3 and 7.7.3.4).');
console.log('Behaviour: what stands above the page is not looked at; its size is then 612 × 792 and it is not turned.');
const a4 = '595 842 90';
process.exit(seen.join('|') === [a4, '612 792 0', a4, a4, a4, a4].join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs

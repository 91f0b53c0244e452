#!/usr/bin/env bash
# @libpdf/core 0.4.2 takes the far corner of a page for its size and turns the size but not the content of a rotated one: put on another page, a receipt lacks what stands right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 pdf-lib@1.17.1 pdfjs-dist@5.6.205 > npm.txt
cat > look.mjs <<'JS'
import { PDF } from '@libpdf/core';
import { PDFDocument, PDFName, degrees } from 'pdf-lib';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A receipt of 200 × 100 points with the amount on its right. */
async function receipt(change) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([200, 100]);
  page.drawText('Taxi', { x: 10, y: 40, size: 12 });
  page.drawText('119,00', { x: 120, y: 40, size: 12 });
  change(pdf, page);
  return pdf.save();
}
const receipts = {
  'from 0 0 to 200 100': () => {},
  'from 10 20 to 210 120': (pdf, page) => page.node.set(PDFName.of('MediaBox'), pdf.context.obj([10, 20, 210, 120])),
  'from -60 -20 to 140 80': (pdf, page) => page.node.set(PDFName.of('MediaBox'), pdf.context.obj([-60, -20, 140, 80])),
  'turned by 90°': (_, page) => page.setRotation(degrees(90)),
};
const seen = [];
for (const [what, change] of Object.entries(receipts)) {
  const target = PDF.create();
  const embedded = await target.embedPage(await PDF.load(await receipt(change)), 0);
  target.addPage({ width: embedded.width, height: embedded.height }).drawPage(embedded);
  const pdf = await getDocument({ data: new Uint8Array(await target.save()), verbosity: VerbosityLevel.ERRORS }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map(({ str }) => str.trim()).filter(Boolean).join(' ');
  console.log(`${what}: ${embedded.width} × ${embedded.height}, and pdf.js 5.6.205 finds “${text}” on it`);
  seen.push(`${embedded.width} ${embedded.height} ${text}`);
}
console.log('Guess: 200 × 100 (100 × 200 if turned) with “Taxi 119,00”. A rectangle has two opposite corners, and a page is shown turned (ISO 32000-1, 7.9.5 and 7.7.3.3).');
console.log('Behaviour: the coordinates of the second corner are width and height; of the turned page the content is not turned, so half of it is outside.');
const wanted = ['200 100 Taxi 119,00', '210 120 Taxi 119,00', '140 80 Taxi', '100 200 Taxi'];
process.exit(seen.join('|') === wanted.join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs

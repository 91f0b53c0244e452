#!/usr/bin/env bash
# pdf-lib 1.17.1 lists attached files in the order of attaching, so qpdf 12.2.0 does not find them by the names that it lists.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts pdf-lib@1.17.1 pdfjs-dist@5.6.205 @neslinesli93/qpdf-wasm@0.3.0 > npm.txt
cat > look.mjs <<'JS'
import { createRequire } from 'node:module';
import { PDFDocument } from 'pdf-lib';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const require = createRequire(import.meta.url);
const createQpdf = require('@neslinesli93/qpdf-wasm');
const locateFile = () => require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/** An invoice with three attachments, as an e-invoice may have them. */
async function invoiceWith(names) {
  const pdf = await PDFDocument.create();
  pdf.addPage([200, 200]);
  for (const name of names) await pdf.attach(new TextEncoder().encode(name), name);
  return pdf.save();
}

/** Which of the names qpdf finds; what it shows goes to the output. */
async function foundByQpdf(bytes, names) {
  const found = [];
  for (const name of names) {
    const qpdf = await createQpdf({ locateFile, noInitialRun: true });
    qpdf.FS.writeFile('/invoice.pdf', bytes);
    if (qpdf.callMain([`--show-attachment=${name}`, '/invoice.pdf']) === 0) found.push(name);
  }
  return found;
}

async function foundByPdfjs(bytes) {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  return Object.keys(await (await task.promise).getAttachments()).toSorted();
}

const names = ['timesheet.json', 'invoice.xml', 'receipt.txt'];
const sorted = names.toSorted();
const seen = {};
for (const [label, order] of Object.entries({ asAttached: names, sorted })) {
  const bytes = await invoiceWith(order);
  seen[label] = { qpdf: await foundByQpdf(bytes, sorted), pdfjs: await foundByPdfjs(bytes) };
}
console.log(`\nNode ${process.version}: the attachments ${names.join(', ')} of a PDF made by pdf-lib 1.17.1`);
console.log(`attached in that order: qpdf 12.2.0 finds ${seen.asAttached.qpdf.join(', ') || 'none'} by name; pdf.js lists ${seen.asAttached.pdfjs.length}`);
console.log(`attached by the alphabet: qpdf finds ${seen.sorted.qpdf.length}; pdf.js lists ${seen.sorted.pdfjs.length}`);
console.log('Guess: the order of attaching does not matter.');
console.log('Behaviour: the names are not sorted, as a PDF’s name tree has to be; who looks them up by halves finds some of them.');
const isAsSeen =
  seen.asAttached.qpdf.length < 3 &&
  seen.sorted.qpdf.length === 3 &&
  [seen.asAttached, seen.sorted].every(({ pdfjs }) => pdfjs.join() === sorted.join());
process.exit(isAsSeen ? 0 : 1);
JS
node look.mjs

#!/usr/bin/env bash
# pdf-merger-js 5.1.2 and qpdf 12.2.0 (by --pages) leave out the attached files of the PDFs that they merge, without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts pdf-merger-js@5.1.2 pdf-lib@1.17.1 pdfjs-dist@5.6.205 @neslinesli93/qpdf-wasm@0.3.0 > npm.txt
cat > look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument } from 'pdf-lib';
import PDFMerger from 'pdf-merger-js';
import { VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const require = createRequire(import.meta.url);
const createQpdf = require('@neslinesli93/qpdf-wasm');
const locateFile = () => require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/** A sheet of hours that carries its rows, as an e-invoice carries its XML. */
async function sheetWith(name) {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  await pdf.attach(new TextEncoder().encode('{"hours":7.5}'), name, { mimeType: 'application/json' });
  return pdf.save();
}
async function counted(bytes) {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise;
  return [pdf.numPages, Object.keys((await pdf.getAttachments()) ?? {}).length];
}
const sheets = [await sheetWith('rows-1.json'), await sheetWith('rows-2.json')];

const merger = new PDFMerger();
for (const sheet of sheets) await merger.add(sheet);
const merged = await merger.saveAsBuffer();

const qpdf = await createQpdf({ locateFile, print: () => {}, printErr: console.log });
sheets.forEach((sheet, index) => qpdf.FS.writeFile(`/${index}.pdf`, sheet));
const code = qpdf.callMain(['--empty', '--pages', '/0.pdf', '1', '/1.pdf', '1', '--', '/merged.pdf']);

const seen = [await counted(sheets[0]), await counted(merged), [code, ...(await counted(qpdf.FS.readFile('/merged.pdf')))]];
console.log(`One sheet: pages, attachments ${seen[0]}; pdf-merger-js 5.1.2 ${seen[1]}; qpdf 12.2.0 exit code, pages, attachments ${seen[2]}`);
console.log('Guess: two pages and two attachments, or a warning.');
console.log('Behaviour: two pages and none. Who sends the sheets of a month as one file sends pages without their data.');
const wanted = [[1, 1], [2, 0], [0, 2, 0]];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

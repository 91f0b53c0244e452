#!/usr/bin/env bash
# @libpdf/core 0.4.2 escapes the kind of an attachment twice (/text#232Fcsv), so mupdf 1.28.1 reads “text#2Fcsv” and no text/csv, while it reads its own files back as text/csv; pdf-lib 1.17.1 and pdfkit 0.20.2 write /text#2Fcsv.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 mupdf@1.28.1 pdf-lib@1.17.1 pdfkit@0.20.2 > npm.txt
cat > look.mjs <<'JS'
import { PDF } from '@libpdf/core';
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';

const CONTENTS = Buffer.from('day;hours');
const TYPE = 'text/csv';
const writers = {
  'pdf-lib 1.17.1': async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    await pdf.attach(CONTENTS, 'hours.csv', { mimeType: TYPE });
    return pdf.save({ useObjectStreams: false });
  },
  'pdfkit 0.20.2': () =>
    new Promise((resolve, reject) => {
      const pdf = new PDFKit();
      const parts = [];
      pdf.on('data', (part) => parts.push(part));
      pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
      pdf.on('error', reject);
      pdf.file(CONTENTS, { name: 'hours.csv', type: TYPE });
      pdf.end();
    }),
  '@libpdf/core 0.4.2': async () => {
    const pdf = PDF.create();
    pdf.addPage();
    pdf.addAttachment('hours.csv', new Uint8Array(CONTENTS), { mimeType: TYPE });
    return pdf.save();
  },
};
const seen = [];
for (const [writer, write] of Object.entries(writers)) {
  const bytes = await write();
  const [stored] = /\/text#[^\s/>]*/u.exec(Buffer.from(bytes).toString('latin1'));
  const pdf = mupdf.Document.openDocument(bytes, 'application/pdf');
  const { mimetype } = pdf.getFilespecParams(Object.values(pdf.getEmbeddedFiles())[0]);
  const own = (await PDF.load(bytes)).getAttachments().get('hours.csv').mimeType;
  console.log(`${writer} writes ${stored}; mupdf 1.28.1 reads ${mimetype}, @libpdf/core 0.4.2 ${own}`);
  seen.push([stored, mimetype, own].join(' '));
}
console.log('Guess: /text#2Fcsv and text/csv each time: # and two digits stand for a character of a name (ISO 32000-1, 7.3.5).');
console.log('Behaviour: the slash is replaced by #2F before the name is written, and then the # itself by #23; both are undone when it reads.');
const right = '/text#2Fcsv text/csv text/csv';
process.exit(seen.join() === [right, right, '/text#232Fcsv text#2Fcsv text/csv'].join() ? 0 : 1);
JS
TZ=UTC node look.mjs

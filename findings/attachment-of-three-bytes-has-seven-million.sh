#!/usr/bin/env bash
# mupdf 1.28.1 (getFilespecParams) gives an attachment of three bytes a size of some millions, one that it has attached itself, too; the size that pdf-lib 1.17.1 wrote is 3, and its contents are three bytes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts mupdf@1.28.1 pdf-lib@1.17.1 > npm.txt
cat > look.mjs <<'JS'
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';

const written = await PDFDocument.create();
written.addPage();
await written.attach(Buffer.from('a;b'), 'hours.csv', { mimeType: 'text/csv' });
const bytes = await written.save({ useObjectStreams: false });
const pdf = mupdf.Document.openDocument(bytes, 'application/pdf');
const [file] = Object.values(pdf.getEmbeddedFiles());
const stored = file.get('EF').get('F').get('Params').get('Size').asNumber();
const own = new mupdf.PDFDocument();
const date = new Date('2026-11-18T12:00:00Z');
const ownFile = own.addEmbeddedFile('hours.csv', 'text/csv', 'a;b', date, date, true);
const seen = [
  ['pdf-lib 1.17.1', pdf, file],
  ['mupdf 1.28.1', own, ownFile],
].map(([writer, document, spec]) => {
  const { filename, mimetype, size } = document.getFilespecParams(spec);
  const length = document.getEmbeddedFileContents(spec).getLength();
  console.log(`attached by ${writer}: ${filename}, ${mimetype}, size ${size}; its contents have ${length} bytes`);
  return { filename, mimetype, isFarTooLarge: size > 100_000, length };
});
console.log(`pdf-lib 1.17.1 has stored /Size ${stored}`);
console.log('Guess: 3 both times: the size of the file, which stands in it.');
console.log('Behaviour: another number at each call; name and kind are right. Its types call the size a pointer.');
const wanted = { filename: 'hours.csv', mimetype: 'text/csv', isFarTooLarge: true, length: 3 };
process.exit(seen.every((found) => JSON.stringify(found) === JSON.stringify(wanted)) && stored === 3 ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# jsPDF 4.2.1 reads the two bytes of each sample the wrong way round if a PNG of 16 bits has transparency: a stamp that is 99.6 % opaque (0xff00) is not drawn, one of 0.4 % (0x00ff) covers what is below, and light blue is black; pdf-lib 1.17.1 draws all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts jspdf@4.2.1 pdf-lib@1.17.1 mupdf@1.28.1 fast-png@8.0.0 > npm.txt
cat > look.mjs <<'JS'
import { encode } from 'fast-png';
import { jsPDF } from 'jspdf';
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';

const SIZE = 16;
/** A picture of one colour and opacity. */
function stamp(depth, blue, alpha) {
  const Data = depth === 16 ? Uint16Array : Uint8Array;
  const pixel = [0, 0, blue, alpha];
  return encode({ width: SIZE, height: SIZE, depth, channels: 4, data: Data.from({ length: SIZE * SIZE * 4 }, (_none, at) => pixel[at % 4]) });
}
const writers = {
  'pdf-lib 1.17.1': async (png) => {
    const pdf = await PDFDocument.create();
    pdf.addPage([SIZE, SIZE]).drawImage(await pdf.embedPng(png), { x: 0, y: 0, width: SIZE, height: SIZE });
    return pdf.save();
  },
  'jsPDF 4.2.1': (png) => {
    const pdf = new jsPDF({ unit: 'pt', format: [SIZE, SIZE] });
    pdf.addImage(png, 'PNG', 0, 0, SIZE, SIZE);
    return new Uint8Array(pdf.output('arraybuffer'));
  },
};
function colourOf(bytes) {
  const drawn = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0).toPixmap(mupdf.Matrix.identity, mupdf.ColorSpace.DeviceRGB, false);
  return [...drawn.getPixels().slice(drawn.getStride() * (SIZE / 2), drawn.getStride() * (SIZE / 2) + 3)].join(' ');
}
const stamps = [
  [8, 0xff, 0xff],
  [8, 0xff, 0x80],
  [16, 0xffff, 0xffff],
  [16, 0xffff, 0xff00],
  [16, 0xffff, 0x8000],
  [16, 0xffff, 0x00ff],
  [16, 0xff00, 0xffff],
];
const seen = [];
for (const [depth, blue, alpha] of stamps) {
  const colours = [];
  for (const write of Object.values(writers)) colours.push(colourOf(await write(stamp(depth, blue, alpha))));
  const drawn = Object.keys(writers).map((name, at) => `${name} ${colours[at]}`);
  console.log(`blue 0x${blue.toString(16)} of ${depth} bits, opacity 0x${alpha.toString(16)}, on white: ${drawn.join(', ')}`);
  seen.push(colours.join('/'));
}
console.log('Guess: blue, half of it, blue, blue, half of it, white and blue from both: the first of two bytes is the higher one (PNG, section 7.1; PDF alike).');
console.log('Behaviour: with transparency, jsPDF reads samples from the memory of the computer as if it kept the higher byte first. Without, a picture of 16 bits is right.');
const [blue, half, none] = ['0 0 255', '126 126 254', '255 255 255'];
const wanted = [`${blue}/${blue}`, `${half}/${half}`, `${blue}/${blue}`, `${blue}/${none}`, `${half}/${none}`, `${none}/${blue}`, `${blue}/0 0 0`];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

#!/usr/bin/env bash
# @libpdf/core 0.4.2 puts a PNG of 16 bits on the page as half of its bytes: red and blue are yellow, black and white are black, with transparency nothing is left. pdf-lib 1.17.1 draws all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @libpdf/core@0.4.2 pdf-lib@1.17.1 mupdf@1.28.1 fast-png@8.0.0 > npm.txt
cat > look.mjs <<'JS'
import { PDF } from '@libpdf/core';
import { encode } from 'fast-png';
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';

const SIZE = 16;
/** A picture whose left half has the first colour, the right half the second. */
function picture(depth, left, right) {
  const Data = depth === 16 ? Uint16Array : Uint8Array;
  const pixels = Array.from({ length: SIZE * SIZE }, (_none, at) => (at % SIZE < SIZE / 2 ? left : right));
  return encode({ width: SIZE, height: SIZE, depth, channels: left.length, data: Data.from(pixels.flat(), (part) => part * (2 ** depth - 1)) });
}
const writers = {
  'pdf-lib 1.17.1': async (png) => {
    const pdf = await PDFDocument.create();
    pdf.addPage([SIZE, SIZE]).drawImage(await pdf.embedPng(png), { x: 0, y: 0, width: SIZE, height: SIZE });
    return pdf.save();
  },
  '@libpdf/core 0.4.2': async (png) => {
    const pdf = PDF.create();
    const image = await pdf.embedImage(png);
    pdf.addPage({ width: SIZE, height: SIZE }).drawImage(image, { x: 0, y: 0, width: SIZE, height: SIZE });
    return pdf.save();
  },
};
function coloursOf(bytes) {
  const drawn = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0).toPixmap(mupdf.Matrix.identity, mupdf.ColorSpace.DeviceRGB, false);
  const pixels = drawn.getPixels();
  return [SIZE / 4, (SIZE * 3) / 4].map((x) => [0, 1, 2].map((part) => pixels[(SIZE / 2) * drawn.getStride() + x * 3 + part]).join(' ')).join(' | ');
}
const pictures = {
  'grey, 8 bits': picture(8, [0], [1]),
  'grey, 16 bits': picture(16, [0], [1]),
  'RGB, 16 bits': picture(16, [1, 0, 0], [0, 0, 1]),
  'RGB and alpha, 16 bits': picture(16, [1, 0, 0, 1], [0, 0, 1, 1]),
};
const seen = [];
for (const [name, png] of Object.entries(pictures)) {
  for (const [writer, write] of Object.entries(writers)) {
    const colours = coloursOf(await write(png));
    console.log(`${name}: ${writer} draws ${colours}`);
    seen.push(colours);
  }
}
console.log('Guess: black and white, and red and blue. The documentation says “PNG (with alpha)” and no limit of bits.');
console.log('Behaviour: two bytes of a part are taken for two parts of 8 bits.');
const [grey, red] = ['0 0 0 | 255 255 255', '255 0 0 | 0 0 255'];
const wanted = [grey, grey, grey, '0 0 0 | 0 0 0', red, '255 255 0 | 255 255 0', red, '255 255 255 | 255 255 255'];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

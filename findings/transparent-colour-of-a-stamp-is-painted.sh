#!/usr/bin/env bash
# jsPDF 4.2.1 paints the transparent colour of a grey or RGB PNG: a stamp whose paper is transparent covers the line below it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts jspdf@4.2.1 pdf-lib@1.17.1 > npm.txt
cat > look.mjs <<'JS'
import { deflateSync } from 'node:zlib';
import { jsPDF } from 'jspdf';
import { PDFDocument } from 'pdf-lib';

function crc(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
function chunk(name, content) {
  const bytes = Buffer.concat([Buffer.from(name), Buffer.from(content)]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(content.length, 0);
  numbers.writeUInt32BE(crc(bytes), 4);
  return Buffer.concat([numbers.subarray(0, 4), bytes, numbers.subarray(4)]);
}
/** 8 by 8 points, the left half black, the right half white; white is transparent. */
function stamp(kind, channels, { palette = [], transparent, white }) {
  const point = (value) => Array.from({ length: channels }, () => value);
  const row = [0, ...Array.from({ length: 8 }, (_, x) => point(x < 4 ? 0 : white)).flat()];
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', [0, 0, 0, 8, 0, 0, 0, 8, 8, kind, 0, 0, 0]),
    ...(palette.length > 0 ? [chunk('PLTE', palette)] : []),
    chunk('tRNS', transparent),
    chunk('IDAT', deflateSync(Buffer.from(Array.from({ length: 8 }, () => row).flat()))),
    chunk('IEND', []),
  ]);
}
const isMasked = (pdf) => /\/(?:SMask|Mask)\b/u.test(Buffer.from(pdf).toString('latin1'));
const stamps = {
  grey: stamp(0, 1, { white: 255, transparent: [0, 255] }),
  RGB: stamp(2, 3, { white: 255, transparent: [0, 255, 0, 255, 0, 255] }),
  palette: stamp(3, 1, { white: 1, palette: [0, 0, 0, 255, 255, 255], transparent: [255, 0] }),
};
const seen = [];
for (const [name, png] of Object.entries(stamps)) {
  const one = new jsPDF({ compress: false });
  one.addImage(new Uint8Array(png), 'PNG', 10, 10, 20, 20);
  const other = await PDFDocument.create();
  other.addPage().drawImage(await other.embedPng(png));
  const masks = [isMasked(one.output('arraybuffer')), isMasked(await other.save({ useObjectStreams: false }))];
  console.log(`${name}: transparent with jsPDF 4.2.1 ${masks[0]}, with pdf-lib 1.17.1 ${masks[1]}`);
  seen.push(...masks);
}
console.log('Guess: transparent in all six (PNG, 2nd edition, 11.3.2.1: tRNS names the transparent colour of grey and RGB pictures).');
console.log('Behaviour: jsPDF reads tRNS with a palette alone; the paper of the two other stamps is painted white.');
process.exit(seen.join() === 'false,true,false,true,true,true' ? 0 : 1);
JS
node look.mjs

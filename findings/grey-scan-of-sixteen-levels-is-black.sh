#!/usr/bin/env bash
# utif 3.1.0 and utif2 4.1.0, and with it jimp 1.6.1, read a grey TIFF scan of 4 bits as black, and read it right if its white is 0; mupdf 1.28.1 reads both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts utif@3.1.0 utif2@4.1.0 jimp@1.6.1 mupdf@1.28.1 > npm.txt
cat > look.mjs <<'JS'
import { Jimp } from 'jimp';
import { Image } from 'mupdf';
import utif from 'utif';
import utif2 from 'utif2';

const [BLACK_IS_ZERO, WHITE_IS_ZERO] = [1, 0];
/** A line of four pixels of 4 bits each: two bytes of data, then the ten tags that a baseline grey image has. */
function scan(kind, levels) {
  const SHORT = 3;
  const LONG = 4;
  const tags = [
    [256, SHORT, levels.length],
    [257, SHORT, 1],
    [258, SHORT, 4],
    [259, SHORT, 1],
    [262, SHORT, kind],
    [273, LONG, 8],
    [277, SHORT, 1],
    [278, SHORT, 1],
    [279, LONG, levels.length / 2],
    [296, SHORT, 1],
  ];
  const bytes = Buffer.alloc(10 + 2 + tags.length * 12 + 4);
  bytes.write('II', 0, 'latin1');
  bytes.writeUInt16LE(42, 2);
  bytes.writeUInt32LE(10, 4);
  for (const [at, level] of levels.entries()) bytes[8 + (at >> 1)] |= level << (at % 2 === 0 ? 4 : 0);
  bytes.writeUInt16LE(tags.length, 10);
  for (const [at, [tag, type, value]] of tags.entries()) {
    const place = 12 + at * 12;
    bytes.writeUInt16LE(tag, place);
    bytes.writeUInt16LE(type, place + 2);
    bytes.writeUInt32LE(1, place + 4);
    if (type === SHORT) bytes.writeUInt16LE(value, place + 8);
    else bytes.writeUInt32LE(value, place + 8);
  }
  return bytes;
}
const firsts = (pixels) => [...pixels].filter((_, at) => at % 4 === 0).join(' ');
function readBy(library, bytes) {
  const [page] = library.decode(bytes);
  library.decodeImage(bytes, page);
  return firsts(library.toRGBA8(page));
}
const readers = {
  'utif 3.1.0': (bytes) => readBy(utif, bytes),
  'utif2 4.1.0': (bytes) => readBy(utif2, bytes),
  'jimp 1.6.1': async (bytes) => firsts((await Jimp.fromBuffer(bytes)).bitmap.data),
  'mupdf 1.28.1': (bytes) => [...new Image(bytes).toPixmap().getPixels()].join(' '),
};
const files = [scan(BLACK_IS_ZERO, [0, 2, 8, 15]), scan(WHITE_IS_ZERO, [15, 13, 7, 0])];
const seen = [];
for (const [name, read] of Object.entries(readers)) {
  const row = [];
  for (const file of files) row.push(await read(file));
  console.log(`${name}: ${row[0]}; with white as 0: ${row[1]}`);
  seen.push(row.join('; '));
}
console.log('Guess: 0 34 136 255 both times: grey images of a baseline TIFF have 4 or 8 bits, and 0 is black or white (TIFF 6.0, sections 4 and 8: BitsPerSample, PhotometricInterpretation).');
console.log('Behaviour: of the two kinds of 4 bits one was written; the other leaves the picture empty, without an error.');
const [black, right] = ['0 0 0 0; 0 34 136 255', '0 34 136 255; 0 34 136 255'];
process.exit(seen.join() === [black, black, black, right].join() ? 0 : 1);
JS
TZ=UTC node look.mjs

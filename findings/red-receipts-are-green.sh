#!/usr/bin/env bash
# jpeg-js 0.4.4, and with it jimp 1.6.1, reads a JPEG in RGB, as mozjpeg writes it with a mark of Adobe, as YCbCr: red is green.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts jpeg-js@0.4.4 jimp@1.6.1 @jsquash/jpeg@1.6.0 > npm.txt
cat > look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import decodeWithMozjpeg, { init as initDecoder } from '@jsquash/jpeg/decode.js';
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js';
import { Jimp } from 'jimp';
import jpeg from 'jpeg-js';

const wasm = (name) => WebAssembly.compile(readFileSync(`node_modules/@jsquash/jpeg/codec/${name}.wasm`));
await initEncoder(await wasm('enc/mozjpeg_enc'));
await initDecoder(await wasm('dec/mozjpeg_dec'));
globalThis.ImageData ??= class {
  constructor(data) {
    this.data = data;
  }
};
const [width, height] = [16, 16];
const data = new Uint8ClampedArray(width * height * 4);
for (let at = 0; at < data.length; at += 4) data.set([220, 20, 20, 255], at);
const colour = (pixels) => pixels.slice(0, 3).join('/');
const spaces = { YCbCr: 3, RGB: 2 };
const seen = [];
for (const [space, number] of Object.entries(spaces)) {
  const file = Buffer.from(await encode({ data, width, height }, { color_space: number, quality: 95, progressive: false, baseline: true }));
  const read = [(await decodeWithMozjpeg(file)).data, jpeg.decode(file).data, (await Jimp.fromBuffer(file)).bitmap.data].map(colour);
  console.log(`220/20/20 stored as ${space}: mozjpeg ${read[0]}, jpeg-js 0.4.4 ${read[1]}, jimp 1.6.1 ${read[2]}`);
  seen.push(...read);
}
console.log('Guess: 220/20/20 for both: the mark of Adobe says with a 0 that no colours were transformed, and the parts are named R, G and B.');
console.log('Behaviour: a 0 counts as no mark at all, so the colours are transformed once more: a red stamp on a receipt is green.');
process.exit(seen.join() === '220/20/20,220/20/19,220/20/19,220/20/20,68/255/28,68/255/28' ? 0 : 1);
JS
node look.mjs

#!/usr/bin/env bash
# fast-png 8.0.0 refuses an interlaced PNG of 4 bits, as oxipng makes it of a picture with few colours (“Unsupported filter”); pngjs reads it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts fast-png@8.0.0 pngjs@7.0.0 @jsquash/oxipng@2.3.0 > npm.txt
cat > look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import optimise, { init } from '@jsquash/oxipng/optimise.js';
import { decode } from 'fast-png';
import { PNG } from 'pngjs';

await init(await WebAssembly.compile(readFileSync('node_modules/@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm')));
const colours = [[220, 20, 20], [20, 20, 220], [240, 240, 240], [20, 160, 20], [0, 0, 0], [250, 250, 10]];
/** A picture of so many colours, as bytes of a PNG. */
const drawn = (count) => {
  const picture = new PNG({ width: 64, height: 40 });
  for (let at = 0; at < 2560; at++)
    picture.data.set([...(count === 6 ? colours[((at * 40_503) >>> 4) % 6] : [at % 256, (at * 5) % 256, (at * 11) % 256]), 255], at * 4);
  return { picture, file: PNG.sync.write(picture) };
};
const seen = [];
for (const count of [256, 6]) {
  const { picture, file } = drawn(count);
  for (const interlace of [false, true]) {
    const bytes = Buffer.from(await optimise(new Uint8Array(file).buffer, { level: 2, interlace, optimiseAlpha: false }));
    const isRight = PNG.sync.read(bytes).data.equals(picture.data);
    let read;
    try {
      read = `${decode(bytes).width} pixels wide`;
    } catch (error) {
      read = error.message.replaceAll(/\d+/gu, 'N');
    }
    console.log(`${count} colours, ${bytes[24]} bits, interlace ${bytes[28]}: pngjs 7.0.0 ${isRight ? 'right' : 'wrong'}, fast-png 8.0.0 ${read}`);
    seen.push([bytes[24], bytes[28], isRight, read]);
  }
}
console.log('Guess: four pictures.');
console.log('Behaviour: interlaced pictures are read, and 4 bits are read, but not both at once.');
const wanted = [
  [8, 0, true, '64 pixels wide'],
  [8, 1, true, '64 pixels wide'],
  [4, 0, true, '64 pixels wide'],
  [4, 1, true, 'Unsupported filter: N'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
node look.mjs

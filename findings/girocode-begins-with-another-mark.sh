#!/usr/bin/env bash
# @dipser/epc-qr-code.js 1.0.3 puts a byte order mark in front of a GiroCode with an umlaut and writes it in UTF-8, while it says ISO 8859-1: its first bytes are no longer BCD.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @dipser/epc-qr-code.js@1.0.3 jsqr@1.4.0 > npm.txt
cat > look.mjs <<'JS'
import { girocode } from '@dipser/epc-qr-code.js';
import jsqr from 'jsqr';

const readQr = jsqr.default ?? jsqr;
const MODULE = 4;
/** The bytes of the QR code that an image of black squares shows. */
function bytesOf(svg) {
  const squares = [...svg.matchAll(/x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="[\d.]+" style="fill:#000000/g)].map((match) => match.slice(1).map(Number));
  const unit = squares[0][2];
  const side = (Math.round(256 / unit) + 8) * MODULE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [x, y] of squares)
    for (let at = 0; at < MODULE * MODULE; at += 1) {
      const column = (Math.round(x / unit) + 4) * MODULE + (at % MODULE);
      const row = (Math.round(y / unit) + 4) * MODULE + Math.floor(at / MODULE);
      pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    }
  return Buffer.from(readQr(pixels, side, side).binaryData);
}
const print = console.log;
const seen = ['Max Muster', 'Max Müller'].map((name) => {
  console.log = () => {};
  const bytes = bytesOf(girocode({ iban: 'DE02100100100006820101', bic: 'PBNKDEFF', name, amount: '10.00', reason: 'Invoice 118' }).svg());
  console.log = print;
  const [, , encoding, , , beneficiary] = bytes.toString('utf8').split('\n');
  const what = `begins with ${bytes.subarray(0, 3).toString('hex')}, says encoding ${encoding}, read as UTF-8 it has ${beneficiary}`;
  console.log(`${name}: ${what}`);
  return what;
});
console.log('Guess: 424344 (BCD) both times, and ü as the byte fc. The first element is the service tag BCD, and 2 is ISO 8859-1 (EPC069-12, section 2).');
console.log('Behaviour: as soon as a text has a letter of more than one byte, EF BB BF stands in front, and an app that looks for BCD knows no payment.');
const wanted = ['begins with 424344, says encoding 2, read as UTF-8 it has Max Muster', 'begins with efbbbf, says encoding 2, read as UTF-8 it has Max Müller'];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

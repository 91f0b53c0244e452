#!/usr/bin/env bash
# jsPDF 4.2.1 leaves the letters of a Hebrew line as they are, from left to right, and turns its digits: 2026 is 6202.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts jspdf@4.2.1 @expo-google-fonts/noto-sans-hebrew@0.4.1 > npm.txt
cat > look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';

const file = 'node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf';

/** The glyphs of a line in the order in which they are drawn, from left to right. */
function drawn(text) {
  const doc = new jsPDF({ compress: false });
  doc.addFileToVFS('hebrew.ttf', readFileSync(file, 'latin1'));
  doc.addFont('hebrew.ttf', 'hebrew', 'normal');
  doc.setFont('hebrew');
  doc.text(text, 10, 10);
  return /<([0-9a-f]+)> Tj/iu.exec(doc.output())[1].match(/.{4}/gu);
}

const letters = [...'שלום 2026'];
const glyphs = new Map(letters.map((letter) => [drawn(letter)[0], letter]));
const seen = drawn(letters.join('')).map((glyph) => glyphs.get(glyph));
const codes = (text) => text.map((letter) => (letter < '\u05D0' ? letter : letter.codePointAt(0).toString(16))).join(' ');
console.log('jsPDF 4.2.1: a Hebrew word and 2026, with no options');
console.log(`typed, in reading order:      ${codes(letters)}`);
console.log(`drawn, from left to right:    ${codes(seen)}`);
console.log('Guess: the letters are drawn from right to left, the number as it is. Behaviour: the other way round.');
process.exit(seen.join('') === 'שלום 6202' ? 0 : 1);
JS
node look.mjs

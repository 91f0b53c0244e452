#!/usr/bin/env bash
# @e965/xlsx 0.20.3 reads minus one and a half hours of an OpenDocument sheet as plus one and a half; minus 1.5 stays minus.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @e965/xlsx@0.20.3 fflate@0.8.3 > npm.txt
cat > look.mjs <<'JS'
import { read } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="${oasis}:${name}:1.0"`).join(' ');
const type = 'application/vnd.oasis.opendocument.spreadsheet';
const cell = (value) => `<table:table-row><table:table-cell ${value}><text:p>x</text:p></table:table-cell></table:table-row>`;
const rows = [
  cell('office:value-type="time" office:time-value="PT01H30M00S"'),
  cell('office:value-type="time" office:time-value="-PT01H30M00S"'),
  cell('office:value-type="float" office:value="-1.5"'),
];
const file = zipSync({
  mimetype: strToU8(type),
  'content.xml': strToU8(
    `<office:document-content ${names} office:version="1.3"><office:body><office:spreadsheet>` +
      `<table:table table:name="Hours">${rows.join('')}</table:table>` +
      '</office:spreadsheet></office:body></office:document-content>',
  ),
  'styles.xml': strToU8(`<office:document-styles ${names} office:version="1.3"/>`),
  'META-INF/manifest.xml': strToU8(
    `<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0" manifest:version="1.3">` +
      `<manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>` +
      '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
  ),
});
const { A1, A2, A3 } = read(file, { cellDates: false }).Sheets.Hours;
const [plus, minus, number] = [A1.v, A2.v, A3.v];
console.log(`@e965/xlsx 0.20.3: PT01H30M00S ${plus * 24} h, -PT01H30M00S ${minus * 24} h, the number -1.5 ${number}`);
console.log('Guess: -1.5 h (OpenDocument 1.3, 18.2: the type duration of XML Schema, which begins with a minus if it is negative).');
console.log('Behaviour: 1.5 h, so an hour and a half that was taken back counts as worked.');
process.exit(plus * 24 === 1.5 && minus * 24 === 1.5 && number === -1.5 ? 0 : 1);
JS
node look.mjs

#!/usr/bin/env bash
# odf-kit 0.13.5 leaves out each cell of an OpenDocument sheet that holds a time, and with it the row: hours are gone without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts odf-kit@0.13.5 @e965/xlsx@0.20.3 fflate@0.8.3 > npm.txt
cat > look.mjs <<'JS'
import { read } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { readOds } from 'odf-kit/ods-reader';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="${oasis}:${name}:1.0"`).join(' ');
const type = 'application/vnd.oasis.opendocument.spreadsheet';
const cell = (value, text) => `<table:table-cell ${value}><text:p>${text}</text:p></table:table-cell>`;
const row = (day, hours) =>
  `<table:table-row>${cell('office:value-type="string"', day)}` +
  `${cell(`office:value-type="time" office:time-value="${hours}"`, hours)}</table:table-row>`;
const file = zipSync({
  mimetype: strToU8(type),
  'content.xml': strToU8(
    `<office:document-content ${names} office:version="1.3"><office:body><office:spreadsheet>` +
      `<table:table table:name="Hours">${row('Monday', 'PT07H30M00S')}${row('Tuesday', 'PT08H15M00S')}</table:table>` +
      '</office:spreadsheet></office:body></office:document-content>',
  ),
  'styles.xml': strToU8(`<office:document-styles ${names} office:version="1.3"/>`),
  'META-INF/manifest.xml': strToU8(
    `<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0" manifest:version="1.3">` +
      `<manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>` +
      '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
  ),
});
const kit = readOds(file).sheets[0].rows.map(({ cells }) => cells.map(({ value }) => value).join(' '));
const { A1, B1, A2, B2 } = read(file, { cellDates: false }).Sheets.Hours;
const other = [`${A1.v} ${B1.v * 24}`, `${A2.v} ${B2.v * 24}`];
console.log(`odf-kit 0.13.5: ${JSON.stringify(kit)}; @e965/xlsx 0.20.3: ${JSON.stringify(other)}`);
console.log('Guess: both read 7.5 and 8.25 hours. Its README calls what it reads a structured model with typed values.');
console.log('Behaviour: the cells with hours are not in the model, and nothing says so.');
process.exit(JSON.stringify([kit, other]) === '[["Monday","Tuesday"],["Monday 7.5","Tuesday 8.25"]]' ? 0 : 1);
JS
node look.mjs

#!/usr/bin/env bash
# hucre 1.0.0 and odf-kit 0.13.5 leave out the rows of an OpenDocument sheet that are grouped or repeated as headings, odf-kit also the second of two equal ones; @e965/xlsx 0.20.3 reads all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts hucre@1.0.0 odf-kit@0.13.5 @e965/xlsx@0.20.3 fflate@0.8.3 > npm.txt
cat > look.mjs <<'JS'
import * as XLSX from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { readOds as byHucre } from 'hucre';
import { readOds as byOdfKit } from 'odf-kit/ods-reader';

const OASIS = 'urn:oasis:names:tc:opendocument:xmlns';
const SPACES = ['office', 'table', 'text'].map((name) => `xmlns:${name}="${OASIS}:${name}:1.0"`).join(' ');
const MIME = 'application/vnd.oasis.opendocument.spreadsheet';
const row = (day, hours, repeated = 1) => `<table:table-row table:number-rows-repeated="${repeated}">
<table:table-cell office:value-type="string"><text:p>${day}</text:p></table:table-cell>
<table:table-cell office:value-type="float" office:value="${hours}"><text:p>${hours}</text:p></table:table-cell></table:table-row>`;
const content = `<office:document-content ${SPACES} office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Hours">
<table:table-header-rows>${row('heading', 0)}</table:table-header-rows>
${row('week 46', 40)}${row('equal weeks', 40, 2)}
<table:table-row-group>${row('grouped week', 38.5)}</table:table-row-group>
</table:table></office:spreadsheet></office:body></office:document-content>`;
const entry = (path, type) => `<m:file-entry m:full-path="${path}" m:media-type="${type}"/>`;
const bytes = zipSync({
  mimetype: [strToU8(MIME), { level: 0 }],
  'content.xml': strToU8(content),
  'styles.xml': strToU8(`<office:document-styles ${SPACES} office:version="1.3"/>`),
  'META-INF/manifest.xml': strToU8(`<m:manifest xmlns:m="${OASIS}:manifest:1.0" m:version="1.3">${entry('/', MIME)}${entry('content.xml', 'text/xml')}</m:manifest>`),
});
const readers = {
  'hucre 1.0.0': async () => (await byHucre(bytes)).sheets[0].rows,
  'odf-kit 0.13.5': () => byOdfKit(bytes).sheets[0].rows.map(({ cells }) => cells.map(({ value }) => value)),
  '@e965/xlsx 0.20.3': () => XLSX.utils.sheet_to_json(XLSX.read(bytes).Sheets.Hours, { header: 1 }),
};
const seen = [];
for (const [name, read] of Object.entries(readers)) {
  const rows = (await read()).filter((cells) => cells[0]);
  const sum = rows.reduce((total, cells) => total + cells[1], 0);
  console.log(`${name}: ${rows.map(([day]) => day).join(', ')}; ${sum} hours`);
  seen.push(`${rows.length} ${sum}`);
}
console.log('Guess: five rows and 158.5 hours. Rows may stand in table:table-header-rows and table:table-row-group, and one may be repeated (OpenDocument 1.3 Part 3, chapter 9).');
console.log('Behaviour: only rows directly below the table are read, so headings and hidden details are gone without a word, and the sum is smaller.');
process.exit(seen.join() === '3 120,2 80,5 158.5' ? 0 : 1);
JS
TZ=UTC node look.mjs

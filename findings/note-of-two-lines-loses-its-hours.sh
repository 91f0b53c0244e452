#!/usr/bin/env bash
# convert-csv-to-array 1.0.3 gives the hours of a row with a quoted comma to all rows below it, csv-file-to-json 4.0.5 loses those of a row whose note has two lines, and csv-sniffer 0.1.1 the quotes of a name; csv-parser 3.2.1 reads all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts convert-csv-to-array@1.0.3 csv-file-to-json@4.0.5 csv-sniffer@0.1.1 csv-parser@3.2.1 > npm.txt
cat > look.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import arrays from 'convert-csv-to-array';
import toJson from 'csv-file-to-json';
import csvParser from 'csv-parser';
import sniffer from 'csv-sniffer';

const text = ['day,note,hours', '18.11.,"Hotel, ""Post""",7.5', '19.11.,"Offer', 'and planning",0.25', '20.11.,,1.5', ''].join('\r\n');
writeFileSync('hours.csv', text);
const read = async (stream) => {
  const rows = [];
  for await (const row of stream) rows.push(row);
  return rows;
};
const readers = {
  'csv-parser 3.2.1': () => read(Readable.from([text]).pipe(csvParser())),
  'convert-csv-to-array 1.0.3': () => arrays.convertCSVToArray(text, { separator: ',', header: true, type: 'object' }).slice(1),
  'csv-file-to-json 4.0.5': () => toJson({ filePath: 'hours.csv', separator: ',' }),
  'csv-sniffer 0.1.1': () => new (sniffer())([',', ';']).sniff(text).records.map(([day, note, hours]) => ({ day, note, hours })),
};
const seen = [];
for (const [name, rows] of Object.entries(readers)) {
  const found = (await rows()).map((row) => JSON.stringify(Object.values(row)));
  console.log(`${name}: ${found.join(' ')}`);
  seen.push(found.join(' '));
}
console.log('Guess: three rows as csv-parser has them. Lines end with CRLF; a field in quotes may hold commas, line breaks and doubled quotes (RFC 4180, section 2).');
console.log('Behaviour: rows are cut at commas and breaks first and the parts put together later, or not at all; what is left over stays for the next row.');
const wanted = [
  String.raw`["18.11.","Hotel, \"Post\"","7.5"] ["19.11.","Offer\r\nand planning","0.25"] ["20.11.","","1.5"]`,
  String.raw`["18.11.","\"Hotel"," \"\"Post\"\"\"",7.5] ["19.11.","\"Offer\r\nand planning\"",0.25,7.5] ["20.11.","",1.5,7.5]`,
  String.raw`["18.11.","Hotel, \"Post\"","7.5"] ["19.11.",null,null] [null,null,null] ["20.11.","","1.5"]`,
  String.raw`["\n18.11.","Hotel, Post","7.5"] ["\n19.11.","Offer\r\nand planning","0.25"] ["\n20.11.","","1.5"]`,
];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

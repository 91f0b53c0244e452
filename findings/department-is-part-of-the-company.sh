#!/usr/bin/env bash
# vcard4-ts 0.4.1 reads “Beispiel AG;Einkauf;Reisen”, a company with its departments (ORG), as one name with semicolons, like a company that has one in its name; ical.js 2.2.1 reads three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts vcard4-ts@0.4.1 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import { parseVCards } from 'vcard4-ts';

const card = (value) => ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Jana Beispiel', `ORG:${value}`, 'END:VCARD', ''].join('\r\n');
const readers = {
  'vcard4-ts 0.4.1': (text) => parseVCards(text).vCards[0].ORG[0].value,
  'ical.js 2.2.1': (text) => [new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('org')].flat(),
};
const values = ['Beispiel AG;Einkauf;Reisen', 'Beispiel\\; Söhne;Einkauf'];
const seen = Object.entries(readers).map(([name, read]) => {
  const row = values.map((value) => read(card(value)).join(' | '));
  console.log(`${name}: ${values.map((value, at) => `${value} is ${row[at]}`).join('; ')}`);
  return row.join(', ');
});
console.log('Guess: Beispiel AG | Einkauf | Reisen, and Beispiel; Söhne | Einkauf: components are parted by semicolons, and one inside has a backslash (RFC 6350, 6.6.4 and 3.4).');
console.log('Behaviour: a list of one text, in which both kinds of semicolons look the same.');
const wanted = ['Beispiel AG;Einkauf;Reisen, Beispiel; Söhne;Einkauf', 'Beispiel AG | Einkauf | Reisen, Beispiel; Söhne | Einkauf'];
process.exit(seen.join() === wanted.join() ? 0 : 1);
JS
TZ=UTC node look.mjs

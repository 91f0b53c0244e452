#!/usr/bin/env bash
# vcf 2.1.2 reads one of the two categories of a jCard that ical.js 2.2.1 made of a contact, and no line break; in the jCard that it writes itself, commas and line breaks keep their backslashes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts vcf@2.1.2 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import VCard from 'vcf';

const text = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Jana Beispiel', 'CATEGORIES:Kunden,Reisen', 'NOTE:Zimmer 7\\, Hof\\nRechnung', 'END:VCARD', ''].join('\r\n');
const [kind, properties] = ICAL.parse(text);
const written = VCard.fromJSON([kind, properties]).toString('4.0').split(/\r?\n/u);
const [, own] = new VCard().parse(text).toJSON();
const seen = ['CATEGORIES', 'NOTE'].map((name) => {
  const [other, itself] = [properties, own].map((list) => JSON.stringify(list.find(([one]) => one === name.toLowerCase()).slice(3)));
  const line = written.find((one) => one.startsWith(name));
  console.log(`jCard of ical.js 2.2.1: ${other}, of which vcf 2.1.2 makes ${line}; jCard of vcf 2.1.2: ${itself}`);
  return [line, itself].join(' and ');
});
console.log('Guess: CATEGORIES:Kunden,Reisen and NOTE:Zimmer 7\\, Hof\\nRechnung, as the card was, and the same jCard by both: several values follow each other, and escaping is taken away (RFC 7095).');
console.log('Behaviour: only the first value of a property is read, and none is escaped; the other way round nothing is taken away, so that who reads that jCard sees \\n in a text.');
const wanted = ['CATEGORIES:Kunden and ["Kunden,Reisen"]', 'NOTE:Zimmer 7, HofRechnung and ["Zimmer 7\\\\, Hof\\\\nRechnung"]'];
process.exit(seen.join('|') === wanted.join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs

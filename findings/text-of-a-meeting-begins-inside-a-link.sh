#!/usr/bin/env bash
# cal-parser 1.0.2, ical-toolkit 1.0.9, ical2json 5.0.0 and ics-parser 0.1.5 begin the text of a meeting at a colon inside a quoted link (ALTREP); ical.js 2.2.1 reads “Agenda”.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts cal-parser@1.0.2 ical-toolkit@1.0.9 ical2json@5.0.0 ics-parser@0.1.5 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import calParser from 'cal-parser';
import ICAL from 'ical.js';
import toolkit from 'ical-toolkit';
import { convert } from 'ical2json';
import icsParser from 'ics-parser';

const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:1@company.example',
  'DTSTAMP:20261101T000000Z',
  'DTSTART:20261118T090000Z',
  'DTEND:20261118T100000Z',
  'SUMMARY:Review',
  'DESCRIPTION;ALTREP="https://company.example/1.html":Agenda',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const readers = {
  'cal-parser 1.0.2': () => calParser.parseString(text).events[0].description.value,
  'ical-toolkit 1.0.9': () => Object.entries(toolkit.parseToJSON(text).VCALENDAR[0].VEVENT[0]).find(([key]) => key.startsWith('DESCRIPTION'))[1],
  'ical2json 5.0.0': () => convert(text).VCALENDAR[0].VEVENT[0].DESCRIPTION._,
  'ics-parser 0.1.5': () => icsParser(text)[0].description,
  'ical.js 2.2.1': () => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).description,
};
const seen = Object.entries(readers).map(([name, read]) => {
  console.log(`${name}: ${read()}`);
  return read();
});
console.log('Guess: Agenda. A value in quotation marks may have colons, and an ALTREP is always in quotation marks (RFC 5545, 3.2 and 3.2.1).');
console.log('Behaviour: the first colon of the line ends the parameters, also inside the quotation marks, and the rest of the link is read as text.');
const cut = '//company.example/1.html":Agenda';
process.exit(seen.join() === [cut, cut, cut, cut, 'Agenda'].join() ? 0 : 1);
JS
TZ=UTC node look.mjs

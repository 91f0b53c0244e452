#!/usr/bin/env bash
# ical-toolkit 1.0.9 keeps the last of several guests and left-out days (EXDATE) of a meeting; ical2json 5.0.0 and ical.js 2.2.1 keep all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical-toolkit@1.0.9 ical2json@5.0.0 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import toolkit from 'ical-toolkit';
import { convert } from 'ical2json';

const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:1@company.example',
  'DTSTAMP:20261101T000000Z',
  'DTSTART:20261116T090000Z',
  'DTEND:20261116T100000Z',
  'RRULE:FREQ=DAILY;COUNT=5',
  'EXDATE:20261117T090000Z',
  'EXDATE:20261118T090000Z',
  'ATTENDEE:mailto:ada@company.example',
  'ATTENDEE:mailto:ben@company.example',
  'ATTENDEE:mailto:eva@company.example',
  'SUMMARY:Review',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
const readers = {
  'ical-toolkit 1.0.9': (name) => toolkit.parseToJSON(text).VCALENDAR[0].VEVENT[0][name],
  'ical2json 5.0.0': (name) => convert(text).VCALENDAR[0].VEVENT[0][name],
  'ical.js 2.2.1': (name) => event.getAllProperties(name.toLowerCase()).map((property) => property.getFirstValue()),
};
const seen = Object.entries(readers).map(([name, read]) => {
  const [guests, days] = ['ATTENDEE', 'EXDATE'].map((property) => [read(property)].flat().length);
  console.log(`${name}: ${guests} of 3 guests, ${days} of 2 left-out days`);
  return [guests, days];
});
console.log('Guess: three guests and two days. Both properties may occur more than once in a meeting (RFC 5545, 3.6.1 and 3.8.5.1).');
console.log('Behaviour: each line replaces the one before, so a meeting that was cancelled on Tuesday is still held.');
process.exit(JSON.stringify(seen) === '[[1,1],[3,2],[3,2]]' ? 0 : 1);
JS
TZ=UTC node look.mjs

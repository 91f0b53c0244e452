#!/usr/bin/env bash
# node-ical 0.26.1, ical 0.8.0, ikalendar 1.5.0 and ics-parser 0.1.5 read the folder \\new of a meeting’s text as a line break and “ew”; ical.js 2.2.1 and ts-ics 2.4.6 read \new.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts node-ical@0.26.1 ical@0.8.0 ikalendar@1.5.0 ics-parser@0.1.5 ical.js@2.2.1 ts-ics@2.4.6 > npm.txt
cat > look.mjs <<'JS'
import ical from 'ical';
import ICAL from 'ical.js';
import icsParser from 'ics-parser';
import ikalendar from 'ikalendar';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const FOLDER = String.raw`S:\offers\new`;
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
  `DESCRIPTION:${FOLDER.replaceAll('\\', '\\\\')}`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const eventOf = (entries) => Object.values(entries).find(({ type }) => type === 'VEVENT');
const readers = {
  'node-ical 0.26.1': () => eventOf(nodeIcal.sync.parseICS(text)),
  'ical 0.8.0': () => eventOf(ical.parseICS(text)),
  'ikalendar 1.5.0': () => new ikalendar.Parser().parse(text).events[0],
  'ics-parser 0.1.5': () => icsParser(text)[0],
  'ical.js 2.2.1': () => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')),
  'ts-ics 2.4.6': () => convertIcsCalendar(undefined, text).events[0],
};
const seen = Object.entries(readers).map(([name, read]) => {
  const { description } = read();
  console.log(`${name}: ${JSON.stringify(description)}`);
  return description.includes('\n') ? 'broken' : String(description === FOLDER);
});
console.log(`Guess: ${JSON.stringify(FOLDER)}. A backslash is written as two, which are read first: \\\\n is a backslash and an n (RFC 5545, 3.3.11).`);
console.log('Behaviour: \\n is looked for before \\\\, so the second backslash takes the n of the folder.');
process.exit(seen.join() === 'broken,broken,broken,broken,true,true' ? 0 : 1);
JS
TZ=UTC node look.mjs

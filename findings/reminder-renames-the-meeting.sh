#!/usr/bin/env bash
# cal-parser 1.0.2 and ics-to-json 2.0.2 give a meeting the title of its reminder, cal-parser its text and duration, too; ical.js 2.2.1 keeps them apart.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts cal-parser@1.0.2 ics-to-json@2.0.2 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import calParser from 'cal-parser';
import ICAL from 'ical.js';
import { icsToJson } from 'ics-to-json';

const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//EN',
  'BEGIN:VEVENT',
  'UID:1@company.example',
  'DTSTAMP:20261101T000000Z',
  'DTSTART:20261118T090000Z',
  'DURATION:PT7H30M',
  'SUMMARY:Workshop',
  'BEGIN:VALARM',
  'ACTION:EMAIL',
  'TRIGGER:-PT15M',
  'DURATION:PT5M',
  'REPEAT:2',
  'SUMMARY:In a quarter of an hour',
  'DESCRIPTION:Bring the contract',
  'ATTENDEE:mailto:ada@company.example',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const [event] = calParser.parseString(text).events;
const expected = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
const seen = {
  'cal-parser 1.0.2': `${event.summary.value}, ${event.duration.value}, ${event.description.value}`,
  'ics-to-json 2.0.2': icsToJson(text)[0].summary,
  'ical.js 2.2.1': `${expected.summary}, ${expected.duration}, ${expected.description}`,
};
for (const [name, what] of Object.entries(seen)) console.log(`${name}: ${what}`);
console.log('Guess: Workshop of PT7H30M without a description; what stands between BEGIN:VALARM and END:VALARM belongs to the reminder (RFC 5545, 3.6.6).');
console.log('Behaviour: its lines are read as those of the meeting, and the later one wins: 7:30 hours of work become five minutes.');
const wanted = ['In a quarter of an hour, PT5M, Bring the contract', 'In a quarter of an hour', 'Workshop, PT7H30M, null'];
process.exit(Object.values(seen).join('|') === wanted.join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs

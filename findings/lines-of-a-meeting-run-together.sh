#!/usr/bin/env bash
# ics-js 0.10.2 writes the line breaks of a description as folded lines, so ical.js 2.2.1 and ts-ics 2.4.6 read “Agenda: offerprices”; ics 3.12.0 escapes them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ics-js@0.10.2 ics@3.12.0 ical.js@2.2.1 ts-ics@2.4.6 > npm.txt
cat > look.mjs <<'JS'
import { createEvent } from 'ics';
import ICAL from 'ical.js';
import ICS from 'ics-js';
import { convertIcsCalendar } from 'ts-ics';

const TEXT = 'Agenda: offer\nprices';
const calendar = new ICS.VCALENDAR();
calendar.addProp('VERSION', 2);
calendar.addProp('PRODID', '-//Example//EN');
const event = new ICS.VEVENT();
event.addProp('UID', '1@company.example');
event.addProp('DTSTAMP', new Date('2026-11-01T00:00Z'));
event.addProp('DTSTART', new Date('2026-11-18T09:00Z'));
event.addProp('DTEND', new Date('2026-11-18T10:00Z'));
event.addProp('DESCRIPTION', TEXT);
calendar.addComponent(event);
const writers = {
  'ics-js 0.10.2': calendar.toString(),
  'ics 3.12.0': createEvent({ start: [2026, 11, 18, 9, 0], duration: { hours: 1 }, description: TEXT }).value,
};
const seen = Object.entries(writers).map(([name, text]) => {
  const byIcal = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).description;
  const byTs = convertIcsCalendar(undefined, text).events[0].description;
  console.log(`${name}: ical.js reads ${JSON.stringify(byIcal)}, ts-ics ${JSON.stringify(byTs)}`);
  return [byIcal, byTs];
});
console.log('Guess: both read the two lines. A line break in a text is written as \\n; a break and a blank only fold a long line (RFC 5545, 3.1 and 3.3.11).');
console.log('Behaviour: a break is written as a fold, which every reader takes away, so the last word of a line and the first of the next are one.');
const run = 'Agenda: offerprices';
process.exit(JSON.stringify(seen) === JSON.stringify([[run, run], [TEXT, TEXT]]) ? 0 : 1);
JS
TZ=UTC node look.mjs

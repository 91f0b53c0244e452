#!/usr/bin/env bash
# ts-ics 2.4.6 ends the name of a guest at a semicolon inside its quotes, and keeps the opening one; ical.js 2.2.1 reads the whole name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ts-ics@2.4.6 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';

const calendar = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Meetings//EN', 'BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20261101T080000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

const text = calendar(
  'DTSTART:20261118T080000Z',
  'SUMMARY:Abnahme',
  'ATTENDEE;CN="Albrecht, Jana; Nordfeld";PARTSTAT=ACCEPTED:mailto:jana@nordfeld.example',
  'ATTENDEE;CN="Okafor, David";PARTSTAT=ACCEPTED:mailto:david@nordfeld.example',
);
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
const seen = [
  event.getAllProperties('attendee').map((guest) => `${guest.getParameter('cn')} (${guest.getParameter('partstat')})`),
  convertIcsCalendar(undefined, text).events[0].attendees.map(({ name, partstat }) => `${name} (${partstat})`),
];
console.log(`ical.js 2.2.1: ${seen[0].join(' | ')}`);
console.log(`ts-ics 2.4.6:  ${seen[1].join(' | ')}`);
console.log('Guess: “Albrecht, Jana; Nordfeld (ACCEPTED)”: in quotes a semicolon, colon and comma are part of the value (RFC 5545, 3.2).');
console.log('Behaviour: the quotes protect the comma, not the semicolon.');
const others = 'Okafor, David (ACCEPTED)';
process.exit(
  seen[0].join(' | ') === `Albrecht, Jana; Nordfeld (ACCEPTED) | ${others}` &&
    seen[1].join(' | ') === `"Albrecht, Jana (ACCEPTED) | ${others}`
    ? 0
    : 1,
);
JS
TZ=UTC node look.mjs

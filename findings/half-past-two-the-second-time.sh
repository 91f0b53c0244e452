#!/usr/bin/env bash
# ical.js 2.2.1 and node-ical 0.26.1 end a meeting at the second 2:30 in the night of the clock change; RFC 5545 says the first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical.js@2.2.1 node-ical@0.26.1 temporal-polyfill@1.0.8 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { Temporal } from 'temporal-polyfill';

const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//On call//EN',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:on-call',
  'DTSTAMP:20261001T080000Z',
  'DTSTART;TZID=Europe/Berlin:20261025T010000',
  'DTEND;TZID=Europe/Berlin:20261025T023000',
  'SUMMARY:On call',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
];
const text = lines.join('\r\n');
const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
const entry = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
const inBerlin = (time) => Temporal.PlainDateTime.from(`2026-10-25T${time}`).toZonedDateTime('Europe/Berlin');
const hours = (start, end) => (end - start) / 3_600_000;
const seen = [
  hours(event.startDate.toJSDate(), event.endDate.toJSDate()),
  hours(entry.start, entry.end),
  inBerlin('01:00').until(inBerlin('02:30')).total('hours'),
];
console.log(`from 1:00 to 2:30 in Berlin: ical.js 2.2.1 ${seen[0]} h, node-ical 0.26.1 ${seen[1]} h, temporal-polyfill 1.0.8 ${seen[2]} h`);
console.log('Guess: 1.5 h (RFC 5545, 3.3.5: a local time that occurs twice is the first one; Temporal takes it by default, too).');
console.log('Behaviour: both calendars take the second 2:30, so an hour and a half on call are two and a half.');
process.exit(JSON.stringify(seen) === '[2.5,2.5,1.5]' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

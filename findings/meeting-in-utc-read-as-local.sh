#!/usr/bin/env bash
# node-ical 0.26.1 reads a time in the zone tzone://Microsoft/Utc, as Exchange writes it, on the clock of the process.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts node-ical@0.26.1 > npm.txt
cat > look.mjs <<'JS'
import ical from 'node-ical';

const calendar = (zone) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:1@example.com',
    'DTSTAMP:20260101T000000Z',
    `DTSTART;TZID=${zone}:20260719T090000`,
    `DTEND;TZID=${zone}:20260719T100000`,
    'SUMMARY:Meeting',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const startOf = (zone) =>
  Object.values(ical.sync.parseICS(calendar(zone)))
    .find(({ type }) => type === 'VEVENT')
    .start.toISOString();
const seen = ['UTC', 'tzone://Microsoft/Utc'].map((zone) => [zone, startOf(zone)]);
console.log('node-ical 0.26.1, in a process in Berlin: nine o’clock in a zone, in UTC');
for (const [zone, time] of seen) console.log(`${zone}: ${time}`);
console.log('Guess: both are 09:00. Behaviour: the second is taken for nine o’clock in Berlin.');
const isSeen = seen[0][1] === '2026-07-19T09:00:00.000Z' && seen[1][1] === '2026-07-19T07:00:00.000Z';
process.exit(isSeen ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

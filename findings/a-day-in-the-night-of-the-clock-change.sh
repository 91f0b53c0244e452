#!/usr/bin/env bash
# node-ical 0.26.1 ends a meeting of P1D after 24 hours also when the clock is changed, so it ends at 11 instead of 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts node-ical@0.26.1 > npm.txt
cat > look.mjs <<'JS'
import nodeIcal from 'node-ical';

const event = (uid, duration) =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261001T080000Z', 'DTSTART;TZID=Europe/Berlin:20261024T120000',
    `DURATION:${duration}`, `SUMMARY:${duration}`, 'END:VEVENT'];
const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//EN', ...event('a', 'P1D'), ...event('b', 'PT24H'),
  'END:VCALENDAR', ''].join('\r\n');
const seen = Object.values(nodeIcal.sync.parseICS(text))
  .filter(({ type }) => type === 'VEVENT')
  .map(({ summary, end }) => [summary, end.toISOString()]);
console.log('A shift from noon on 24 October 2026 in Berlin; in the night after it the clock is put back by an hour.');
for (const [duration, end] of seen) console.log(`node-ical 0.26.1, ${duration}: ends ${end}`);
console.log('Guess: P1D ends at noon of the next day, 11:00 UTC; PT24H at 10:00 UTC (RFC 5545, 3.3.6: days are nominal).');
console.log('Behaviour: both end at 10:00 UTC, 11 o’clock in Berlin.');
const wanted = [
  ['P1D', '2026-10-25T10:00:00.000Z'],
  ['PT24H', '2026-10-25T10:00:00.000Z'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs

#!/usr/bin/env bash
# node-ical 0.26.1 and ts-ics 2.4.6 find no start in a calendar whose names of fields are in small letters (dtstart), and fail; ical.js 2.2.1 reads it, as RFC 5545 has it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts node-ical@0.26.1 ts-ics@2.4.6 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const calendar = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Meetings//EN', 'BEGIN:VEVENT', 'UID:one', 'DTSTAMP:20261101T080000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

const large = calendar('DTSTART:20261118T080000Z', 'DTEND:20261118T090000Z', 'SUMMARY:Abnahme');
const small = large.replace(/^(DTSTART|DTEND|SUMMARY)/gm, (name) => name.toLowerCase());
const moment = (date) => date.toISOString().slice(0, 16);
const readers = {
  'ical.js 2.2.1': (text) => moment(new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toJSDate()),
  'node-ical 0.26.1': (text) => moment(nodeIcal.sync.parseICS(text).one.start),
  'ts-ics 2.4.6': (text) => moment(convertIcsCalendar(undefined, text).events[0].start.date),
};
const seen = Object.entries(readers).map(([reader, startOf]) => {
  const starts = [large, small].map((text) => {
    try {
      return startOf(text);
    } catch {
      return 'none';
    }
  });
  console.log(`${reader}: DTSTART ${starts[0]}, dtstart ${starts[1]}`);
  return starts.join();
});
console.log('Guess: the same start each time: names of properties are case-insensitive (RFC 5545, section 2).');
console.log('Behaviour: two of three look for the capital letters alone.');
const at = '2026-11-18T08:00';
process.exit(seen.join(' ') === `${at},${at} ${at},none ${at},none` ? 0 : 1);
JS
TZ=UTC node look.mjs
